import { createElement, type ReactNode } from 'react';

/** Elements that are shown as they are; of all others, what is in them. */
const known = new Set([
  ...['p', 'ul', 'ol', 'li', 'strong', 'em', 'sup', 'sub'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);

/** In these, only elements may stand. */
const withoutText = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

const withoutContent = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object']);

/** Deeper than any document is; further down there is text alone. */
const DEPTH_MAX = 40;

/** The level of a document's first heading, below the heading of what it stands in. */
const FIRST_LEVEL = 4;

interface Place {
  readonly depth: number;
  readonly textAllowed: boolean;
  /** How a document's level becomes one here: none is left out between two. */
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
 * HTML that is not to be trusted, as elements of a few kinds without any attribute. Links become text
 * with their address. Nothing of it is loaded or run: it is parsed into a document of its own.
 */
export const renderRichText = (html: string): ReactNode[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return renderAll(body.childNodes, { depth: 0, textAllowed: true, levelOf: createLevels() });
};
