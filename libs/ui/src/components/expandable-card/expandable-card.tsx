'use client';

import { use, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import { card } from '../content-card/card.css.ts';
import { iconTile } from '../content-card/icon-tile.css.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Icon, IconFrom, type IconSource } from '../icon/icon.tsx';
import * as styles from './expandable-card.css.ts';
import { ExpansionContext } from './expansion.ts';

export type ExpandableCardProps = ElementProps<
  'div',
  {
    /** The heading, and the name of the button that opens and closes all cards of the group. */
    readonly title: string;
    /** The title's place in the page's outline; 3 by default. */
    readonly level?: HeadingLevel | undefined;
    readonly icon?: IconSource | undefined;
    /** The description: what is closed in a collapsed card. Phrasing content. */
    readonly children: ReactNode;
  }
>;

/** From the title's words to the end of their card's contents, in px: what closed text leaves. */
const roomBelow = (words: HTMLElement): number => {
  const box = words.closest('h1, h2, h3, h4, h5, h6')?.parentElement;
  if (!box) return 0;
  // Where they would be: they may be on their way.
  const end = words.offsetTop + words.offsetHeight;
  return box.clientHeight - parseFloat(getComputedStyle(box).paddingBlockEnd) - end;
};

/**
 * A title, and a description that shows while its `ExpandableCardGroup` is expanded; outside a
 * group it always does. Closed text can be found with the browser's search, which opens the cards.
 */
export const ExpandableCard = ({
  title,
  level = 3,
  icon,
  children,
  className,
  ...rest
}: ExpandableCardProps) => {
  const expansion = use(ExpansionContext);
  const closed = expansion !== null && !expansion.expanded;
  const collapsed = closed && expansion.settled;
  const words = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();

  useLayoutEffect(() => {
    const { current: text } = panel;
    if (text === null) return;
    if (collapsed) {
      // React knows `hidden` without a value only.
      text.setAttribute('hidden', 'until-found');
    } else {
      if (text.hasAttribute('hidden')) text.dataset['opened'] = '';
      text.removeAttribute('hidden');
    }
    // While the sizes are taken, the title stays where it is.
    if (words.current !== null && collapsed === closed) {
      words.current.style.translate = collapsed ? `0 ${String(roomBelow(words.current))}px` : '';
    }
  }, [collapsed, closed]);

  return (
    <div {...rest} className={classNames(card, styles.expandable, className)}>
      {icon !== undefined && (
        <span className={classNames(iconTile, styles.mark)}>
          <IconFrom icon={icon} />
        </span>
      )}
      <Heading
        level={level}
        size="lg"
        className={classNames(styles.title, icon === undefined && expansion && styles.besideSign)}
      >
        {expansion === null ? (
          title
        ) : (
          <button
            type="button"
            className={styles.button}
            aria-expanded={expansion.expanded}
            aria-controls={panelId}
            onClick={expansion.toggle}
          >
            <span ref={words} className={styles.words}>
              {title}
            </span>
          </button>
        )}
      </Heading>
      <div ref={panel} id={panelId} className={styles.panel} data-closed={closed ? '' : undefined}>
        <p className={styles.text}>{children}</p>
      </div>
      {expansion !== null && <Icon name="chevron-down" className={styles.sign} />}
    </div>
  );
};
