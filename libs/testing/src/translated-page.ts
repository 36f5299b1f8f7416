import type { Page } from '@playwright/test';

/**
 * Changes the page as a browser's translator does: moves each text, also those added later, into elements of
 * its own, and marks it with «».
 */
export const translatePage = async (page: Page): Promise<void> =>
  page.evaluate(() => {
    const skipped = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'OPTION', 'NOSCRIPT', 'CODE']);
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (text.data.trim() === '' || !parent || skipped.has(parent.tagName)) continue;
        if (parent.closest('font, .notranslate, [translate=no]')) continue;
        const inner = document.createElement('FONT');
        inner.append(`«${text.data}»`);
        const outer = document.createElement('FONT');
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof Element && node.tagName !== 'FONT') translate(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
    document.documentElement.lang = 'ml';
    document.documentElement.classList.add('translated-ltr');
  });
