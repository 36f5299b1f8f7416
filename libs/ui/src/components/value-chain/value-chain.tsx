'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import { card, muted } from '../content-card/card.css.ts';
import { iconTile } from '../content-card/icon-tile.css.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { IconFrom, type IconSource } from '../icon/icon.tsx';
import { useMergedRef } from '../../hooks/use-merged-ref/use-merged-ref.ts';
import { useMounted } from '../../hooks/use-mounted/use-mounted.ts';
import { runChainsOnScroll } from '../../page/reveal-on-scroll/reveal-on-scroll.ts';
import { Part } from '../../internal/part/part.tsx';
import * as styles from './value-chain.css.ts';

export interface ValueChainItem {
  readonly text: string;
  readonly icon?: IconSource | undefined;
  /** An explanation in a sentence. */
  readonly detail?: ReactNode;
}

export type ValueChainProps = ChildlessProps<
  'ol',
  {
    /** One benefit that leads to the next: two to four. */
    readonly items: readonly [ValueChainItem, ValueChainItem, ...ValueChainItem[]];
  }
>;

/**
 * Shows benefits that lead from one to the next. Once scrolled into view, the first card shows at once. The others
 * follow after 1, 2 and 3 s, each 0.6 s after its line began to fill. In the server's markup, in print and under
 * reduced motion all cards show from the start. Their room is always kept.
 */
export const ValueChain = ({ items, ref, className, ...rest }: ValueChainProps) => {
  const { own: chain, ref: setRef } = useMergedRef<HTMLOListElement>(ref);
  // A chain that is in view when its page comes stays as it is: visible text must not disappear.
  const mounted = useMounted();
  const [isServed] = useState(!mounted);
  useEffect(
    () => (chain.current ? runChainsOnScroll([chain.current], { inView: !isServed }) : undefined),
    [chain, isServed],
  );
  return (
    <ol {...rest} ref={setRef} className={classNames(styles.chain, className)} data-chain="">
      {items.map(({ text, icon, detail }) => (
        <li key={text} className={styles.link}>
          <div className={classNames(card, styles.benefit)}>
            {icon !== undefined && (
              <span className={iconTile}>
                <IconFrom icon={icon} />
              </span>
            )}
            <p className={styles.text}>{text}</p>
            <Part as="p" className={muted}>
              {detail}
            </Part>
          </div>
        </li>
      ))}
    </ol>
  );
};
