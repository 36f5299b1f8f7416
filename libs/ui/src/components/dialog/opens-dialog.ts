/**
 * Returns the props of a button that opens the dialog with this `id`: `<Button {...opensDialog(id)}>`. Browsers with
 * invoker commands open it before, and without, any script.
 */
export const opensDialog = (id: string) => ({ commandfor: id, command: 'show-modal' }) as const;

/** Returns the props of a button that closes the dialog, e.g. 'Close' in its footer. */
export const closesDialog = (id: string) => ({ commandfor: id, command: 'close' }) as const;
