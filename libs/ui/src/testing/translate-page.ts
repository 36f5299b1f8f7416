/** Elements that translators skip: they hold no text that visitors read. */
const SKIPPED: ReadonlySet<string> = new Set([
  'SCRIPT',
  'STYLE',
  'TEXTAREA',
  'OPTION',
  'NOSCRIPT',
  'CODE',
]);

/** Moves each text below `root` into elements of its own, as page translators of browsers do. */
export const translateTexts = (root: Node): void => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (text.data.trim() === '' || !parent || SKIPPED.has(parent.tagName)) continue;
    if (parent.closest('font, [translate=no]')) continue;
    const inner = document.createElement('FONT');
    inner.textContent = text.data;
    const outer = document.createElement('FONT');
    outer.append(inner);
    text.replaceWith(outer);
  }
};
