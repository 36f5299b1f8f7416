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

/** Splits minified CSS into other rules and element rules, each with the files its classes come from. */
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
        const joins = last?.within === within && String(last.files) === String(files);
        if (joins) rules.pop();
        rules.push({ within, css: (joins ? last.css : '') + node.toString(), files });
      } else {
        const end = node.type === 'atrule' && !node.nodes ? ';' : '';
        base.push(within + node.toString() + end + closingOf(within));
      }
    });
  };
  read(parse(css), '');
  return { base: base.join(''), rules };
};
