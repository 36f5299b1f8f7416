'use client';

import { useEffect, type ElementType } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { LayoutProps } from '../../internal/element-props/layout-props.ts';
import { useMergedRef } from '../../hooks/use-merged-ref/use-merged-ref.ts';
import { revealOnScroll } from '../reveal-on-scroll/reveal-on-scroll.ts';
import * as styles from './reveal.css.ts';

export type RevealProps = LayoutProps;

/**
 * Reveals content once, when it is scrolled into view (800 ms, ease-in-out). Neighbours in a row follow one another by
 * 100 ms. The content is visible in the server's HTML: the script hides only what is below the view.
 */
export const Reveal = ({ as = 'div', className, ref, ...rest }: RevealProps) => {
  const Tag = as as ElementType;
  const { own, ref: merged } = useMergedRef(ref);
  useEffect(() => (own.current ? revealOnScroll([own.current]) : undefined), [own]);
  return (
    <Tag {...rest} ref={merged} className={classNames(styles.reveal, className)} data-reveal="" />
  );
};
