'use client';

import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../../styles/class-names/class-names.ts';
import { Container } from '../container/container.tsx';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link-provider/link-provider.tsx';
import { Part } from '../../internal/part/part.tsx';
import * as styles from './site-header.css.ts';
import { useDismissableGroups } from './use-dismissable-groups.ts';
import { Words } from '../../internal/words/words.tsx';

/** A place the navigation leads to. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
  /** A few words, shown below the label inside a group. */
  readonly description?: string | undefined;
}

/** Links under one name. More than five are laid out in two columns. */
export interface NavigationGroup {
  readonly label: string;
  /** A sentence above the links of the group. */
  readonly description?: string | undefined;
  readonly items: readonly NavigationLink[];
}

export type NavigationItem = NavigationLink | NavigationGroup;

export type SiteHeaderProps = ElementProps<
  'header',
  {
    /** The name beside the mark; with it the link to `brandHref`. */
    readonly brandName: string;
    /** The start page; `/` by default. */
    readonly brandHref?: string | undefined;
    /** The mark before the name, hidden from assistive technology by itself. */
    readonly brandMark?: ReactNode;
    /** Links and groups in order. From 1120 px about eight fit into one line of the bar; others take a second one. */
    readonly items: readonly NavigationItem[];
    /** The one link that stands out. */
    readonly cta?: { readonly label: string; readonly href: string } | undefined;
    /** The path of the page shown; its link gets `aria-current="page"`. */
    readonly currentPath?: string | undefined;
    /** The landmark's name; 'Main' by default. */
    readonly navLabel?: string | undefined;
    /** The text of the button that opens the drawer; 'Menu' by default. */
    readonly menuLabel?: string | undefined;
    /** The text of the button that closes it; 'Close' by default. */
    readonly closeLabel?: string | undefined;
  }
>;

/**
 * Renders the bar at the top of every page. Groups are native disclosures of which one is open at a time; below 1120 px
 * the same navigation is a drawer (a native popover). Both work without JavaScript; with it, a group also closes on
 * Escape, on a press elsewhere and when the focus leaves.
 */
export const SiteHeader = ({
  brandName,
  brandHref = '/',
  brandMark,
  items,
  cta,
  currentPath,
  navLabel = 'Main',
  menuLabel = 'Menu',
  closeLabel = 'Close',
  className,
  ...rest
}: SiteHeaderProps) => {
  const navId = useId();
  const nav = useRef<HTMLElement>(null);
  useDismissableGroups(nav);
  const current = (href: string) => (href === currentPath ? 'page' : undefined);
  return (
    <header {...rest} className={classNames(styles.header, className)}>
      <Container className={styles.bar}>
        <Anchor href={brandHref} className={styles.brand} aria-current={current(brandHref)}>
          {brandMark}
          <Words>{brandName}</Words>
        </Anchor>
        <button type="button" className={styles.toggle} popoverTarget={navId}>
          <Icon name="menu" />
          <span className={styles.toggleLabel}>{menuLabel}</span>
        </button>
        <nav ref={nav} id={navId} popover="auto" aria-label={navLabel} className={styles.nav}>
          <div className={styles.drawerTop}>
            <button
              type="button"
              className={styles.toggle}
              popoverTarget={navId}
              popoverTargetAction="hide"
            >
              <Icon name="close" />
              {closeLabel}
            </button>
          </div>
          <ul className={styles.list}>
            {items.map((item) =>
              'href' in item ? (
                <li key={item.label}>
                  <Anchor
                    href={item.href}
                    className={styles.entry}
                    aria-current={current(item.href)}
                  >
                    {item.label}
                  </Anchor>
                </li>
              ) : (
                <li
                  key={item.label}
                  className={styles.group}
                  data-wide={item.items.length > 5 ? '' : undefined}
                >
                  <details name={navId}>
                    <summary
                      className={styles.entry}
                      data-current={
                        item.items.some(({ href }) => href === currentPath) || undefined
                      }
                    >
                      {item.label}
                      <Icon name="chevron-down" className={styles.chevron} />
                    </summary>
                    <div className={styles.panel}>
                      <Part as="p" className={styles.about}>
                        {item.description}
                      </Part>
                      <ul className={styles.links}>
                        {item.items.map(({ label, href, description }) => (
                          <li key={`${href} ${label}`}>
                            <Anchor
                              href={href}
                              className={styles.link}
                              aria-current={current(href)}
                            >
                              {label}
                              <Part as="span" className={styles.note}>
                                {description}
                              </Part>
                            </Anchor>
                          </li>
                        ))}
                      </ul>
                    </div>
                  </details>
                </li>
              ),
            )}
          </ul>
          {cta !== undefined && (
            <Button
              href={cta.href}
              size="sm"
              className={styles.cta}
              aria-current={current(cta.href)}
            >
              {cta.label}
            </Button>
          )}
        </nav>
      </Container>
    </header>
  );
};
