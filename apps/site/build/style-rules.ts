import { type AtRule, type Container, parse } from 'postcss';
import {
  closingOf,
  type PageStyles,
  styleFileOf,
  type StyleRules,
} from '../src/document/page-styles.ts';

/** A class as `style-names.ts` names it. */
const CLASS = /\.([A-Z][\da-z]+)/g;

/** Returns true for an at-rule around rules of elements. */
const isAround = ({ name, nodes = [] }: AtRule): boolean =>
  !name.endsWith('keyframes') &&
  nodes.some((node) => node.type === 'rule' || (node.type === 'atrule' && isAround(node)));

const filesOf = (selector: string): readonly string[] => [
  ...new Set([...selector.matchAll(CLASS)].map(([, name = '']) => styleFileOf(name))),
];

/** Parts of a selector that tell nothing of the page as it is first shown: functions, and the root with its states. */
const UNKNOWN = /:[\w-]+\([^()]*\)|:root(?:\[[^\]]*\])*/g;

/** Returns the selector without its functions and without the root. */
const simplified = (selector: string): string => {
  const shorter = selector.replace(UNKNOWN, '');
  return shorter === selector ? selector : simplified(shorter);
};

/** A name that no page has: the visitor points at something, or presses it, later than the first frame. */
const LATER = 'later';

/** Returns the classes and attributes of a selector, as `placeStyles` looks for them. */
const namesOf = (selector: string): readonly string[] => {
  const text = simplified(selector);
  return [
    ...[...text.matchAll(CLASS)].map(([, name = '']) => name),
    ...[...text.matchAll(/\[([a-z-]+)(?:=(?:"([^"]*)"|([^\]"]*)))?\]/g)].map(
      ([, name = '', quoted, bare]) =>
        quoted === undefined && bare === undefined ? name : `${name}="${quoted ?? bare ?? ''}"`,
    ),
    ...(/:(?:hover|active)(?!-)\b/.test(text) ? [LATER] : []),
  ];
};

/** Splits minified CSS into other rules and element rules, each with the files its classes come from and what it needs. */
export const readStyleRules = (css: string): PageStyles => {
  const base: string[] = [];
  const rules: StyleRules[] = [];
  const read = (parent: Container, within: string) => {
    parent.each((node) => {
      if (node.type === 'atrule' && isAround(node)) {
        read(node, `${within}@${node.name} ${node.params}{`);
      } else if (node.type === 'rule') {
        const files = filesOf(node.selector);
        const last = rules.at(-1);
        const needs = node.selectors.map(namesOf);
        const joins =
          last?.within === within &&
          String(last.files) === String(files) &&
          JSON.stringify(last.needs) === JSON.stringify(needs);
        if (joins) rules.pop();
        rules.push({ within, css: (joins ? last.css : '') + node.toString(), files, needs });
      } else {
        const end = node.type === 'atrule' && !node.nodes ? ';' : '';
        base.push(within + node.toString() + end + closingOf(within));
      }
    });
  };
  read(parse(css), '');
  return { base: base.join(''), rules };
};
