/**
 * Returns the attributes of a drawing: an image with a text alternative, or decoration that assistive technology skips
 * when the label is `''`.
 */
export const pictureProps = (label: string) =>
  label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
