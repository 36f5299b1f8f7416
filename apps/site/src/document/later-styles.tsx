import type { Ref } from 'react';

/** Empty markup. It is always the same object, because React would empty the element for another one. */
const untouched = { __html: '' };

/** Keeps the styles in the document when React removes the part of the page with this element. */
const keep: Ref<HTMLStyleElement> = (style) => () => {
  if (style) document.head.append(style.cloneNode(true));
};

/**
 * Marks the end of a page's first band. The document places the styles of the later parts here, so that the first frame
 * does not wait for them. A page without it has all styles in its head.
 */
export const LaterStyles = () => (
  <style data-later="" ref={keep} dangerouslySetInnerHTML={untouched} suppressHydrationWarning />
);
