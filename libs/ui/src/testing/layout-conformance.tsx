import type { ReactElement } from 'react';
import { describe } from 'vitest';
import type { LayoutElement } from '../internal/element-props/layout-props.ts';
import { describeConformance, type ProbeProps } from './conformance.tsx';

interface LayoutProbeProps extends ProbeProps {
  readonly as?: LayoutElement;
  readonly children: readonly ReactElement[];
}

/** Tests the promises of every component (`describeConformance`) for a layout: as a `div`, and as a list. */
export const describeLayoutConformance = (
  name: string,
  element: (props: LayoutProbeProps) => ReactElement,
): void => {
  const texts = ['One', 'Two'];
  const words = texts.map((text) => <p key={text}>{text}</p>);
  describeConformance(name, (props) => element({ ...props, children: words }), {
    rootTag: 'div',
    texts,
  });
  describe(`${name} (as a list)`, () => {
    const items = texts.map((text) => <li key={text}>{text}</li>);
    describeConformance(name, (props) => element({ ...props, as: 'ul', children: items }), {
      rootTag: 'ul',
      texts,
    });
  });
};
