/*
 * Conditions for stories besides brand and theme: longer texts, another direction, no motion. The toolbar
 * offers them, and the stories’ tests (`testing/conditions.setup.ts`) run them all.
 */

const VOWELS = /[aeiouyAEIOUY]/g;

/** Factor by which texts grow, as from English to German or Finnish. */
const GROWTH = 1.4;

const growWord = (word: string): string => {
  let missing = Math.ceil(word.length * (GROWTH - 1));
  const grown = word.replace(VOWELS, (vowel) => {
    if (missing === 0) return vowel;
    missing -= 1;
    return vowel + vowel.toLowerCase();
  });
  return (
    grown +
    grown
      .slice(-1)
      .toLowerCase()
      .repeat(/\p{L}$/u.test(word) ? missing : 0)
  );
};

/** Turns `Save this` into `[Saavee thiiss]`: 40 % longer, and a text that was not converted stands out. */
const toPseudoLocale = (text: string): string => {
  const words = text.trim();
  if (!/\p{L}/u.test(words)) return text;
  return text.replace(words, () => `[${words.replace(/\S+/g, growWord)}]`);
};

const ATTRIBUTES = ['placeholder', 'title', 'value'];

/** Lengthens every text below a node, with placeholders, titles and the values of buttons. */
export const growTexts = (root: Element): void => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, textarea')) continue;
    text.data = toPseudoLocale(text.data);
  }
  for (const element of root.querySelectorAll('[placeholder], [title], input[type="submit"]')) {
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name);
      if (value !== null) element.setAttribute(name, toPseudoLocale(value));
    }
  }
};

interface StilledRule {
  readonly media: MediaList;
  readonly text: string;
}

const REDUCED = '(prefers-reduced-motion: reduce)';
const NO_PREFERENCE = '(prefers-reduced-motion: no-preference)';
let stilled: StilledRule[] = [];
let matchMediaOfBrowser: typeof window.matchMedia | undefined;

const mediaRules = function* (rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if ('cssRules' in rule) yield* mediaRules(rule.cssRules as CSSRuleList);
  }
};

/** Makes styles and scripts behave as for a visitor who asked for reduced motion, or undoes that. */
export const setReducedMotion = (reduced: boolean): void => {
  for (const { media, text } of stilled) media.mediaText = text;
  stilled = [];
  if (matchMediaOfBrowser) window.matchMedia = matchMediaOfBrowser;
  matchMediaOfBrowser = undefined;
  if (!reduced) return;
  for (const sheet of document.styleSheets) {
    for (const { media } of mediaRules(sheet.cssRules)) {
      const text = media.mediaText;
      if (!text.includes('prefers-reduced-motion')) continue;
      stilled.push({ media, text });
      media.mediaText = text.replaceAll(NO_PREFERENCE, 'not all').replaceAll(REDUCED, 'all');
    }
  }
  const original = window.matchMedia.bind(window);
  matchMediaOfBrowser = original;
  window.matchMedia = (query) =>
    original(query.replaceAll(NO_PREFERENCE, 'not all').replaceAll(REDUCED, 'all'));
};
