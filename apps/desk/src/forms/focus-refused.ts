/** Moves the focus to the first field of a form that is refused, once the page shows it as such. */
export const focusRefused = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
};
