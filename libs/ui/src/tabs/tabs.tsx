'use client';

import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { ElementProps } from '../element-props/element-props.ts';
import { scrollRow, scrollRowEntry } from '../scroll-row/scroll-row.css.ts';
import { useCurrentInView } from '../scroll-row/use-current-in-view.ts';
import { useMounted } from '../use-mounted/use-mounted.ts';
import { neighbourOf } from './neighbour.ts';
import * as styles from './tabs.css.ts';

/** Replaced by the bundler. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** A tab and the panel it shows. */
export interface TabItem {
  /** Unique among the tabs; part of the ids in the page. */
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
  /**
   * Where the tab leads before the page's script runs: a page whose server selects this tab
   * (`?tab=…`). Without it, the panel itself.
   */
  readonly href?: string | undefined;
}

/** `automatic`: arrow keys select; `manual`: they move the focus, Enter or Space selects. */
export const tabsActivations = ['automatic', 'manual'] as const;
export type TabsActivation = (typeof tabsActivations)[number];

export type TabsProps = Omit<
  ElementProps<
    'div',
    {
      /** The tab list's name for assistive technology. */
      readonly label: string;
      /** At least one. */
      readonly items: readonly [TabItem, ...TabItem[]];
      /** The id of the selected tab, where the owner keeps it. */
      readonly value?: string | undefined;
      /** The id of the tab selected at first; the first tab's by default. */
      readonly defaultValue?: string | undefined;
      readonly onValueChange?: ((value: string) => void) | undefined;
      readonly activation?: TabsActivation | undefined;
    }
  >,
  'children'
>;

/**
 * Parts of one page of which one is shown at a time. Each panel is in a native `<details>`, all of
 * them in one group: the server's markup holds every text, finding a text in the page opens its
 * panel, and before the script runs a tab is a link that opens its panel. With scripting off, the
 * whole is an accordion; on paper, all panels are open.
 */
export const Tabs = ({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  activation = 'automatic',
  className,
  ...rest
}: TabsProps) => {
  if (process.env.NODE_ENV !== 'production' && label.trim() === '') {
    throw new Error('Tabs needs a label: what the tabs are about, for assistive technology.');
  }
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const mounted = useMounted();
  const [own, setOwn] = useState(defaultValue ?? items[0].id);
  const wanted = value ?? own;
  const selected = items.some(({ id }) => id === wanted) ? wanted : items[0].id;
  useCurrentInView(list, selected);

  const select = (id: string) => {
    if (id === selected) return;
    if (value === undefined) setOwn(id);
    onValueChange?.(id);
  };

  // A panel may have been opened before the script ran: by its link, or by a search in the page.
  const takeOver = useEffectEvent(() => {
    const open = list.current?.parentElement?.querySelector<HTMLElement>(':scope > details[open]');
    if (open?.dataset['tab'] !== undefined) select(open.dataset['tab']);
  });
  useEffect(() => {
    takeOver();
  }, []);

  const tabId = (id: string) => `${baseId}-${id}-tab`;
  const panelId = (id: string) => `${baseId}-${id}`;

  const onClick = (event: MouseEvent, id: string) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    select(id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ') {
      event.preventDefault();
      event.currentTarget.click();
      return;
    }
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = neighbourOf(index, event.key, { count: items.length, rtl });
    const item = next === undefined ? undefined : items[next];
    if (item === undefined) return;
    event.preventDefault();
    document.getElementById(tabId(item.id))?.focus();
    if (activation === 'automatic') select(item.id);
  };

  return (
    <div {...rest} className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(scrollRow, styles.list)}
      >
        {items.map(({ id, label: name, href }, index) => (
          <a
            key={id}
            id={tabId(id)}
            role="tab"
            href={href ?? `#${panelId(id)}`}
            aria-selected={id === selected}
            aria-controls={panelId(id)}
            // Without a script the Tab key has to reach every tab.
            tabIndex={mounted && id !== selected ? -1 : undefined}
            className={classNames(scrollRowEntry, styles.tab)}
            onClick={(event) => {
              onClick(event, id);
            }}
            onKeyDown={(event) => {
              onKeyDown(event, index);
            }}
          >
            {name}
          </a>
        ))}
      </div>
      {items.map(({ id, label: name, content }) => (
        <details
          key={id}
          name={baseId}
          open={id === selected}
          data-tab={id}
          className={styles.holder}
          onToggle={({ target, currentTarget }) => {
            if (target === currentTarget && currentTarget.open) select(id);
          }}
        >
          <summary className={styles.name}>{name}</summary>
          <div
            id={panelId(id)}
            role="tabpanel"
            aria-labelledby={tabId(id)}
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel may hold nothing that takes the focus (ARIA APG, tabs)
            tabIndex={0}
            className={styles.panel}
          >
            {content}
          </div>
        </details>
      ))}
    </div>
  );
};
