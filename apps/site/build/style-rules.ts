import { type AtRule, type Container, parse } from 'postcss';
import {
  type Animation,
  closingOf,
  type PageStyles,
  type StyleRules,
} from '../src/document/page-styles.ts';

/** A class as `style-names.ts` names it. */
const CLASS = /\.([A-Z][\da-z]+)/g;

const isAnimation = ({ name }: AtRule): boolean => name.endsWith('keyframes');

/** Returns true for an at-rule around other rules. */
const isAround = (rule: AtRule): boolean =>
  !isAnimation(rule) && (rule.nodes ?? []).some(({ type }) => type === 'rule' || type === 'atrule');

/**
 * Parts of a selector that tell nothing of the page as it is first shown: the root, with attributes that the head's
 * script sets, and functions.
 */
const UNKNOWN =
  /:root(?:\[data-(?:page-dir|deferring|deferred-svgs|scrolled)\b[^\]]*\]|:is\([^()]*\))*|:(?!(?:is|where)\()[\w-]+\([^()]*\)/g;

/** Returns the selector without the root and without functions but `:is` and `:where`. */
const simplified = (selector: string): string => {
  const shorter = selector.replace(UNKNOWN, '');
  return shorter === selector ? selector : simplified(shorter);
};

/** Returns a simplified selector once for each choice that `:is` and `:where` leave. */
const choicesOf = (selector: string): readonly string[] => {
  const [choices, list = ''] = /:(?:is|where)\(([^()]*)\)/.exec(selector) ?? [];
  if (choices === undefined) return [selector];
  return list.split(',').flatMap((one) => choicesOf(selector.replace(choices, () => ` ${one}`)));
};

/** A name that no page has: the visitor points at something, opens or prints it, later than the first frame. */
const LATER = 'later';

const LATER_AT_RULES = /@media print\{|@starting-style/;

const LATER_STATES = /:(?:hover|active|popover-open|:backdrop)(?!-)\b/;

/** Returns the classes and attributes of a simplified selector, as `placeStyles` looks for them. */
const namesOf = (text: string): readonly string[] => [
  ...[...text.matchAll(CLASS)].map(([, name = '']) => name),
  ...[...text.matchAll(/\[([a-z-]+)(?:=(?:"([^"]*)"|([^\]"]*)))?\]/g)].map(
    ([, name = '', quoted, bare]) =>
      quoted === undefined && bare === undefined ? name : `${name}="${quoted ?? bare ?? ''}"`,
  ),
  ...(text.includes(':disabled') ? ['disabled'] : []),
  ...(LATER_STATES.test(text) ? [LATER] : []),
];

const needsOf = (selectors: readonly string[], within: string) =>
  LATER_AT_RULES.test(within)
    ? [[LATER]]
    : selectors.flatMap((selector) => choicesOf(simplified(selector)).map(namesOf));

/** Splits minified CSS into rules of elements, each with what a page has where it applies, animations, and the rest. */
export const readStyleRules = (css: string): PageStyles => {
  const base: string[] = [];
  const animations: Animation[] = [];
  const rules: StyleRules[] = [];
  const read = (parent: Container, within: string) => {
    parent.each((node) => {
      if (node.type === 'atrule' && isAround(node)) {
        read(node, `${within}@${node.name} ${node.params}{`);
      } else if (node.type === 'rule') {
        const last = rules.at(-1);
        const needs = needsOf(node.selectors, within);
        const joins =
          last?.within === within && JSON.stringify(last.needs) === JSON.stringify(needs);
        if (joins) rules.pop();
        rules.push({ within, css: (joins ? last.css : '') + node.toString(), needs });
      } else {
        const end = node.type === 'atrule' && !node.nodes ? ';' : '';
        const text = within + node.toString() + end + closingOf(within);
        if (node.type === 'atrule' && isAnimation(node)) {
          animations.push({ name: node.params, css: text });
        } else {
          base.push(text);
        }
      }
    });
  };
  read(parse(css), '');
  return { base: base.join(''), animations, rules };
};
