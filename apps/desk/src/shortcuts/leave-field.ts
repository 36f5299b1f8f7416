/** Takes the focus from a field to the region it is in, where single keys are shortcuts again. */
export const leaveField = (field: HTMLElement): void => {
  const region = field.closest<HTMLElement>('[tabindex="-1"]');
  if (region) region.focus({ preventScroll: true });
  else field.blur();
};
