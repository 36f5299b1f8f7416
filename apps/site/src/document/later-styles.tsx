import type { Ref } from 'react';

/** Nothing, and always the same object: React would empty the element for another. */
const untouched = { __html: '' };

/** The styles stay in the document when React takes away the part of the page that they are in. */
const keep: Ref<HTMLStyleElement> = (style) => () => {
  if (style) document.head.append(style.cloneNode(true));
};

/**
 * Ends the first band of a page: the document has the styles of what comes after it here, so that the first frame waits for
 * its own alone. A page without it has all styles in its head.
 */
export const LaterStyles = () => (
  <style data-later="" ref={keep} dangerouslySetInnerHTML={untouched} suppressHydrationWarning />
);
