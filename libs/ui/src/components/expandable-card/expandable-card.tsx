'use client';

import { use, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import { card, muted } from '../content-card/card.css.ts';
import { iconTile } from '../content-card/icon-tile.css.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Icon, IconFrom, type IconSource } from '../icon/icon.tsx';
import { isShown } from '../../internal/part/is-shown.ts';
import * as styles from './expandable-card.css.ts';
import { ExpansionContext } from './use-expansion.ts';

export type ExpandableCardProps = ElementProps<
  'div',
  {
    /** The heading, and the name of the button that opens and closes all cards of the group. */
    readonly title: string;
    /** Heading level; 3 by default. */
    readonly level?: HeadingLevel | undefined;
    readonly icon?: IconSource | undefined;
    /** A sentence that also shows while the card is closed. Phrasing content. */
    readonly summary?: ReactNode;
    /** The description, which a collapsed card hides. Phrasing content. */
    readonly children: ReactNode;
  }
>;

/** Returns the distance from the end of an element to that of its card's contents, in px. */
const roomBelow = (words: HTMLElement, card: Element): number => {
  // The layout position: a transition may be moving the words.
  const end = words.offsetTop + words.offsetHeight;
  return card.clientHeight - parseFloat(getComputedStyle(card).paddingBlockEnd) - end;
};

/**
 * Shows a title, an optional summary, and a description while its `ExpandableCardGroup` is expanded; outside a group
 * always. The search of browsers that know `hidden="until-found"` finds closed text, and opens the cards.
 */
export const ExpandableCard = ({
  title,
  level = 3,
  icon,
  summary,
  children,
  className,
  ...rest
}: ExpandableCardProps) => {
  const expansion = use(ExpansionContext);
  const closed = expansion !== null && !expansion.expanded;
  const collapsed = closed && expansion.settled;
  const words = useRef<HTMLSpanElement>(null);
  const lead = useRef<HTMLParagraphElement>(null);
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
    // While the sizes are taken, title and summary stay where they are.
    const card = text.parentElement;
    const last = lead.current ?? words.current;
    if (card === null || last === null || collapsed !== closed) return;
    const translate = collapsed ? `0 ${String(roomBelow(last, card))}px` : '';
    for (const part of [words.current, lead.current]) {
      if (part !== null) part.style.translate = translate;
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
      {isShown(summary) && (
        <p ref={lead} className={styles.words}>
          {summary}
        </p>
      )}
      <div ref={panel} id={panelId} className={styles.panel} data-closed={closed ? '' : undefined}>
        <p className={muted}>{children}</p>
      </div>
      {expansion !== null && (
        <span className={styles.sign}>
          <Icon name="chevron-down" />
        </span>
      )}
    </div>
  );
};
