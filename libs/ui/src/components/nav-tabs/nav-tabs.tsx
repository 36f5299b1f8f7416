'use client';

import { useEffect, useRef } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import { container } from '../container/container.css.ts';
import { Anchor } from '../link-provider/link-provider.tsx';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { FIXED } from '../../page/page-transition/names.ts';
import { scrollRow, scrollRowEntry } from '../../internal/scroll-row/scroll-row.css.ts';
import { useCurrentInView } from '../../internal/scroll-row/use-current-in-view.ts';
import { keepScrollMark } from '../../page/scroll-mark/scroll-mark.ts';
import * as styles from './nav-tabs.css.ts';
import type { NavTabsVariant } from './variants.ts';

/** A page of the same rank. */
export interface NavTab {
  readonly label: string;
  readonly href: string;
}

export type NavTabsProps = ChildlessProps<
  'nav',
  {
    /** The navigation's name for assistive technology, e.g. 'Services'. */
    readonly label: string;
    readonly items: readonly NavTab[];
    /** The path of the page shown; the link that equals it is the active tab. */
    readonly currentPath?: string | undefined;
    /** The place of the bar; `fixed` by default. */
    readonly variant?: NavTabsVariant | undefined;
  }
>;

/**
 * Renders a bar of links to the pages of one family. They navigate, so they are links with `aria-current="page"`, not
 * ARIA tabs. It lies in the page's flow and sticks below the header: nothing shifts, nothing is covered. Its parent
 * must be as long as the page. A `sticky` one casts a shadow beyond 100 px; `keepScrollMark` (`scroll-mark`) marks that
 * before the page's own script runs. A bar that does not fit scrolls within itself, with the active tab in view.
 */
export const NavTabs = ({
  label,
  items,
  currentPath,
  variant = 'fixed',
  className,
  ...rest
}: NavTabsProps) => {
  const row = useRef<HTMLUListElement>(null);
  useCurrentInView(row, currentPath);
  useEffect(keepScrollMark, []);
  return (
    <nav
      aria-label={label}
      {...rest}
      className={classNames(styles.navTabs, className)}
      data-variant={variant}
      {...{ [FIXED]: '' }}
    >
      <ul ref={row} className={classNames(container, scrollRow, styles.row)}>
        {items.map((item) => (
          <li key={`${item.href} ${item.label}`} className={scrollRowEntry}>
            <Anchor
              href={item.href}
              className={styles.tab}
              aria-current={item.href === currentPath ? 'page' : undefined}
            >
              {item.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
};
