/** Reloads the page if it can be had: a browser's own error page would take the place of the desk. */
export const reloadPage = async (): Promise<void> => {
  try {
    const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    if (ok) window.location.reload();
  } catch {
    // The message that asked for it stays, with its button.
  }
};
