/**
 * Reloads the page unless the service is away: a browser's own error page would take the place of the desk. A proxy that
 * asks for a sign-in of its own is shown.
 */
export const reloadPage = async (): Promise<void> => {
  try {
    const { status } = await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
    });
    if (status < 500) window.location.reload();
  } catch {
    // The message that asked for it stays, with its button.
  }
};
