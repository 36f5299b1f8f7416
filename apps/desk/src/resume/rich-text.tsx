import { createElement, type ReactNode } from 'react';

/** Elements that are kept. Of all others only the content is. */
const known = new Set([
  ...['p', 'ul', 'ol', 'li', 'strong', 'em', 'sup', 'sub'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);

/** Elements that may contain elements only. */
const withoutText = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

const withoutContent = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object']);

/** Greatest depth of elements, more than any document has. Below it only text is kept. */
const DEPTH_MAX = 40;

/** Level of a document's first heading, one below the heading above it. */
const FIRST_LEVEL = 4;

interface Place {
  readonly depth: number;
  readonly textAllowed: boolean;
  /** Maps a document's heading level to one here, without gaps between levels. */
  readonly levelOf: (level: number) => number;
}

const createLevels = () => {
  let last = FIRST_LEVEL - 1;
  return (level: number) => {
    last = Math.min(FIRST_LEVEL - 1 + level, last + 1, 6);
    return last;
  };
};

const addressOf = (element: Element, text: string): string => {
  const address = element.getAttribute('href') ?? '';
  return /^https?:/i.test(address) && !text.includes(address) ? ` (${address})` : '';
};

const render = (node: ChildNode, key: number, place: Place): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return place.textAllowed ? node.textContent : null;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (withoutContent.has(name)) return null;
  if (name === 'br') return <br key={key} />;
  const heading = /^h([1-6])$/.exec(name)?.[1];
  const shownAs =
    heading === undefined
      ? known.has(name)
        ? name
        : undefined
      : `h${String(place.levelOf(Number(heading)))}`;
  const children =
    place.depth >= DEPTH_MAX
      ? node.textContent
      : renderAll(node.childNodes, {
          ...place,
          depth: place.depth + 1,
          textAllowed: shownAs === undefined ? place.textAllowed : !withoutText.has(shownAs),
        });
  if (name === 'a') return [children, addressOf(node, node.textContent)];
  if (shownAs === undefined) return children;
  return createElement(shownAs, { key }, ...(Array.isArray(children) ? children : [children]));
};

const renderAll = (nodes: NodeListOf<ChildNode>, place: Place): ReactNode[] =>
  Array.from(nodes, (node, index) => render(node, index, place));

/**
 * Renders untrusted HTML as elements of a few kinds, without attributes. Links become text with their
 * address. Nothing in it is loaded or run: it is parsed into a document of its own.
 */
export const renderRichText = (html: string): ReactNode[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return renderAll(body.childNodes, { depth: 0, textAllowed: true, levelOf: createLevels() });
};
