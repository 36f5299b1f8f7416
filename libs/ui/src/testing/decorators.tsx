import type { ComponentType, ReactElement } from 'react';
import { inverseBox } from './box.css.ts';

type Decorator = (Story: ComponentType) => ReactElement;

/** Shows a story on the inverse surface. */
export const onInverse: Decorator = (Story) => (
  <div className={inverseBox}>
    <Story />
  </div>
);

/** Shows a story in a part of the page that is written from right to left. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);

const tall = (node: HTMLDivElement | null) => {
  node?.style.setProperty('block-size', '200vh');
};

/** Shows a story below the view, so that it must be scrolled to. */
export const belowTheView: Decorator = (Story) => (
  <>
    <p>Scroll down.</p>
    <div aria-hidden="true" ref={tall} />
    <Story />
  </>
);
