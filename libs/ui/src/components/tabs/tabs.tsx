'use client';

import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent as PressedKey,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { scrollRow, scrollRowEntry } from '../../internal/scroll-row/scroll-row.css.ts';
import { useCurrentInView } from '../../internal/scroll-row/use-current-in-view.ts';
import { useMounted } from '../../hooks/use-mounted/use-mounted.ts';
import { useLayer } from '../../internal/layer/use-layer.ts';
import * as styles from './tabs.css.ts';
import type { TabsActivation } from './variants.ts';

/** The bundler replaces it. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** A tab and the panel it shows. */
export interface TabItem {
  /** Unique among the tabs; part of the ids in the page. */
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
  /**
   * Target of the tab before the page's script runs: a page whose server selects this tab (`?tab=…`).
   * The panel itself by default.
   */
  readonly href?: string | undefined;
}

export type TabsProps = ChildlessProps<
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
    /** The way in which keys select a tab; `automatic` by default. */
    readonly activation?: TabsActivation | undefined;
  }
>;

const fetchLayer = async () => (await import('./tabs-layer.tsx')).TabsLayer;

const hasModifier = (event: PressedKey | MouseEvent) =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/**
 * Shows one of several parts of a page at a time. Each panel is in a native `<details>`, all of them in one group: the
 * server's markup holds every text, finding a text in the page opens its panel where the browser can do that, and before
 * hydration a tab is a link that opens its panel. With scripting off they are an accordion; on paper all panels are
 * open. Keys are Radix's, fetched when the pointer or the focus comes to the tabs.
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
  if (process.env.NODE_ENV !== 'production' && label.trim() === '')
    throw new Error('Tabs needs a label: what the tabs are about, for assistive technology.');
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const mounted = useMounted();
  const [TabsLayer, loadLayer] = useLayer(fetchLayer);
  const [own, setOwn] = useState(defaultValue ?? items[0].id);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const wanted = value ?? own;
  const selected = items.some(({ id }) => id === wanted) ? wanted : items[0].id;
  useCurrentInView(list, selected);

  const select = (id: string) => {
    if (id === selected) return;
    if (value === undefined) setOwn(id);
    onValueChange?.(id);
  };

  // A link or a search in the page may have opened a panel before hydration.
  const takeOver = useEffectEvent(() => {
    const open = list.current?.parentElement?.querySelector<HTMLElement>(':scope > details[open]');
    if (open?.dataset['tab'] !== undefined) select(open.dataset['tab']);
  });
  useEffect(() => {
    takeOver();
  }, []);

  // An id with a space would be several in a list of ids.
  const panelId = (id: string) => `${baseId}-${encodeURIComponent(id)}`;
  const tabId = (id: string) => `${panelId(id)}-tab`;

  /** Counts the tabs that Radix has selected, each when it took the focus. */
  const selections = useRef(0);

  // A tab takes the focus when the press ends.
  const onMouseDown = (event: MouseEvent) => event.preventDefault();
  const onClick = (event: MouseEvent<HTMLElement>, id: string) => {
    if (hasModifier(event)) return;
    const before = selections.current;
    event.currentTarget.focus();
    if (selections.current === before) select(id);
    event.preventDefault();
  };
  const getReady = (element: Element) => {
    loadLayer();
    setDirection(getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr');
  };

  /** A key that was pressed while Radix was being fetched; the layer presses it again. */
  const early = useRef<string>(undefined);

  // A tab is a link, which Enter presses by itself.
  const onKeyDown = (event: PressedKey<HTMLElement>) => {
    if (hasModifier(event)) return;
    if (TabsLayer === undefined) {
      early.current = event.key;
      // The focus may have come before the script ran.
      getReady(event.currentTarget);
    }
    if (event.key !== ' ' && event.key !== 'Enter') return;
    early.current = undefined;
    event.preventDefault();
    event.currentTarget.click();
  };

  return (
    <div {...rest} className={className}>
      {/* The tabs themselves are stops of the Tab key. */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(scrollRow, styles.list)}
        onPointerEnter={loadLayer}
        onFocus={({ currentTarget }) => getReady(currentTarget)}
      >
        {items.map(({ id, label: name, href }) => (
          <a
            key={id}
            role="tab"
            id={tabId(id)}
            href={href ?? `#${panelId(id)}`}
            aria-selected={id === selected}
            aria-controls={panelId(id)}
            // The selected tab is the only stop, also after the focus was on another one. Without a script, or without
            // Radix's keys, the Tab key has to reach every tab.
            tabIndex={mounted && TabsLayer !== null && id !== selected ? -1 : undefined}
            className={classNames(scrollRowEntry, styles.tab)}
            onMouseDown={onMouseDown}
            onKeyDown={onKeyDown}
            onClick={(event) => onClick(event, id)}
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
            role="tabpanel"
            id={panelId(id)}
            aria-labelledby={tabId(id)}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className={styles.panel}
          >
            {content}
          </div>
        </details>
      ))}
      {TabsLayer && (
        <TabsLayer
          list={list}
          earlyRef={early}
          items={items}
          value={selected}
          activation={activation}
          direction={direction}
          onSelect={(id) => {
            selections.current += 1;
            select(id);
          }}
        />
      )}
    </div>
  );
};
