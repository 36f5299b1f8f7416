import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Icon, IconFrom, type IconSource } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { card, muted } from './card.css.ts';
import { Part } from '../../internal/part/part.tsx';
import * as styles from './content-card.css.ts';
import { iconTile } from './icon-tile.css.ts';

export type ContentCardProps = ElementProps<
  'div',
  {
    readonly icon?: IconSource | undefined;
    readonly heading: string;
    /** Heading level; 3 by default. */
    readonly level?: HeadingLevel | undefined;
    /** Bullet points, under the text. */
    readonly list?: readonly string[] | undefined;
    /** A link to more, with its own text, e.g. 'All cloud services'. */
    readonly link?: { readonly href: string; readonly text: string } | undefined;
    /** At the card's foot, below a line: on one height in a row of cards. */
    readonly footer?: ReactNode;
    /** The text: a string becomes a paragraph. */
    readonly children?: ReactNode;
  }
>;

/** Shows a plain card: an icon, a heading, text, bullet points, a link, a footer; only the heading is needed. */
export const ContentCard = ({
  icon,
  heading,
  level = 3,
  list,
  link,
  footer,
  children,
  className,
  ...rest
}: ContentCardProps) => (
  <div {...rest} className={classNames(card, className)}>
    {icon !== undefined && (
      <span className={iconTile}>
        <IconFrom icon={icon} />
      </span>
    )}
    <Heading level={level} size="lg">
      {heading}
    </Heading>
    {typeof children === 'string' ? <p className={muted}>{children}</p> : children}
    {list !== undefined && list.length > 0 && (
      <ul className={styles.list}>
        {list.map((entry) => (
          <li key={entry} className={styles.item}>
            {entry}
          </li>
        ))}
      </ul>
    )}
    {link !== undefined && (
      <Link href={link.href} standalone underline="hover" className={styles.foot}>
        {link.text}
        <Icon name="arrow-right" />
      </Link>
    )}
    <Part className={styles.footer}>{footer}</Part>
  </div>
);
