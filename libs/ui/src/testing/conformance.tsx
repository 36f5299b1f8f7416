import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { describeHydration, type HydrationProps } from './hydration.tsx';
import { renderToStaticMarkup } from './server.ts';

const htmlValidate = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // Style of the markup, which React writes: not the component's doing.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      'long-title': 'off',
      // A component is a fragment of a page.
      'element-required-ancestor': 'off',
      // React's useId() and the class names of the styles are not written by hand.
      'valid-id': 'off',
      'no-inline-style': 'error',
    },
  }),
);

/** Returns the findings of html-validate, one per line; empty for valid markup. */
export const htmlFindings = (html: string): string => {
  const report = htmlValidate.validateStringSync(html);
  return report.results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`)
    .join('\n');
};

/** The props every component must pass to its root element. */
export interface ProbeProps extends HydrationProps {
  readonly id: string;
  readonly className: string;
  readonly lang: string;
}

interface ConformanceOptions {
  /** The root's tag name, in lower case. */
  readonly rootTag?: string;
  /** Texts that must be in the server's markup, whatever the component's state. */
  readonly texts?: readonly string[];
  /** The element that gets `id`, `data-*`, rest props and `ref`; the root by default. */
  readonly propsTo?: 'root' | 'inside' | 'nowhere';
}

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/**
 * Tests the promises that every component keeps, on its server markup: `id`, `className`, `data-*` and rest props reach
 * the root; the HTML is valid, has no `style` attribute (the pages' CSP refuses it) and no id twice; all given text is
 * there. Tests those of `describeHydration`, too.
 *
 * @example
 * describeConformance('Badge', (props) => <Badge {...props}>New</Badge>, {
 * rootTag: 'span',
 * texts: ['New'],
 * });
 */
export const describeConformance = (
  name: string,
  element: (props: ProbeProps) => ReactElement,
  { rootTag, texts = [], propsTo = 'root' }: ConformanceOptions = {},
): void => {
  const own = { id: 'probe-id', className: 'probe-class', lang: 'en-IN' };

  describe(name, () => {
    const html = renderToStaticMarkup(element({ ...own, 'data-probe': 'yes', ref: null }));
    const root = /^<[^>]+>/.exec(html)?.[0] ?? '';

    if (rootTag !== undefined) {
      it(`is a <${rootTag}>`, () => {
        expect(root.slice(1).split(/[\s>/]/)[0]).toBe(rootTag);
      });
    }
    if (propsTo === 'root') {
      it('passes id, className, data-* and rest props to the root', () => {
        expect(root).toContain(' id="probe-id"');
        expect(root).toMatch(/ class="([^"]* )?probe-class( [^"]*)?"/);
        expect(root).toContain(' data-probe="yes"');
        expect(root).toContain(' lang="en-IN"');
      });
    }
    it('renders valid HTML on the server', () => {
      expect(htmlFindings(html)).toBe('');
    });
    it('has no style attribute', () => {
      expect(html).not.toMatch(/<[^>]+ style=/);
    });
    it('has each id once', () => {
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(ids).toEqual([...new Set(ids)]);
    });
    if (texts.length > 0) {
      it('holds all its text', () => {
        const missing = texts.filter((text) => !html.includes(escapeHtml(text)));
        expect(missing).toEqual([]);
      });
    }
  });

  describeHydration(name, (props) => element({ ...own, ...props }), {
    hasRef: propsTo !== 'nowhere',
  });
};
