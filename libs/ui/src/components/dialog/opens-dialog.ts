/**
 * For the button that opens a dialog, the one with this `id`: `<Button {...opensDialog(id)}>`.
 * Browsers with invoker commands open it before, and without, any script.
 */
export const opensDialog = (id: string) => ({ commandfor: id, command: 'show-modal' }) as const;

/** For a button that closes it, e.g. 'Close' in its footer. */
export const closesDialog = (id: string) => ({ commandfor: id, command: 'close' }) as const;
