import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import { card, muted } from '../content-card/card.css.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { CallToAction } from '../link-card/call-to-action.tsx';
import { linked, stretched } from '../link-card/linked.css.ts';
import { Anchor } from '../link-provider/link-provider.tsx';
import * as styles from './product-card.css.ts';

export type ProductCardProps = ChildlessProps<
  'div',
  {
    /** The product's picture: a `ProductScreen`, an `Illustration` or an `img`. */
    readonly image: ReactNode;
    /** The product's name, and the link's. */
    readonly title: string;
    readonly subtitle: string;
    /** Target of the card's link. */
    readonly href: string;
    /** `md` is for one of three or more beside a page's subject; `lg` by default. */
    readonly size?: 'md' | 'lg' | undefined;
    /** `start`: beside the words from 1024 px, for one of two; `top` by default. */
    readonly pictureAt?: 'top' | 'start' | undefined;
    /** Heading level; 3 by default. */
    readonly level?: HeadingLevel | undefined;
    /** The visible 'View product'. The title is the link's name, so it is not read out. */
    readonly callToAction?: string | undefined;
  }
>;

/**
 * Shows a product: image, title, subtitle, link. The whole card is the link. On phones the picture of a small one is
 * beside the words.
 */
export const ProductCard = ({
  image,
  title,
  subtitle,
  href,
  size = 'lg',
  pictureAt = 'top',
  level = 3,
  callToAction,
  className,
  ...rest
}: ProductCardProps) => (
  <div
    {...rest}
    className={classNames(card, linked, styles.frame, className)}
    data-size={size === 'lg' ? undefined : size}
    data-picture={pictureAt === 'top' ? undefined : pictureAt}
  >
    <div className={styles.picture}>{image}</div>
    <div className={styles.body}>
      <Heading level={level} size={size === 'md' ? 'lg' : 'xl'}>
        <Anchor href={href} className={stretched}>
          {title}
        </Anchor>
      </Heading>
      <p className={muted}>{subtitle}</p>
      <CallToAction>{callToAction}</CallToAction>
    </div>
  </div>
);
