import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import { card, muted } from '../content-card/card.css.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Anchor } from '../link-provider/link-provider.tsx';
import { Part } from '../../internal/part/part.tsx';
import * as styles from './link-card.css.ts';
import { CallToAction } from './call-to-action.tsx';
import { linked, stretched } from './linked.css.ts';

export type LinkCardProps = ElementProps<
  'div',
  {
    /** Target of the link, which is the whole card. */
    readonly href: string;
    /** The heading, and the link's name. */
    readonly heading: string;
    /** Heading level; 3 by default. */
    readonly level?: HeadingLevel | undefined;
    /** An `Illustration` or an `Icon`. */
    readonly picture?: ReactNode;
    /**
     * Place of the picture on a phone: small at the `start` of the words (the default), or
     * above them (`top`), for cards in a row that is swiped through.
     */
    readonly phonePicture?: 'start' | 'top' | undefined;
    /** A description of the target. */
    readonly children?: ReactNode;
    /** The visible 'Learn more'. The heading is the link's name, so it is not read out. */
    readonly callToAction?: string | undefined;
  }
>;

/**
 * Renders a card that is one link: picture, heading, description. Below 768 px the picture is small and at the start
 * of the words, unless `phonePicture` is `top`.
 */
export const LinkCard = ({
  href,
  heading,
  level = 3,
  picture,
  phonePicture = 'start',
  children,
  callToAction,
  className,
  ...rest
}: LinkCardProps) => (
  <div
    {...rest}
    className={classNames(card, linked, styles.layout, className)}
    data-picture={phonePicture === 'start' ? undefined : phonePicture}
  >
    <Part className={styles.picture}>{picture}</Part>
    <div className={styles.words}>
      <Heading level={level} size="lg">
        <Anchor href={href} className={stretched}>
          {heading}
        </Anchor>
      </Heading>
      <Part as="p" className={muted}>
        {children}
      </Part>
      <CallToAction>{callToAction}</CallToAction>
    </div>
  </div>
);
