import { useId, type ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import { Container } from '../container/container.tsx';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Eyebrow } from '../eyebrow/eyebrow.tsx';
import { inverseSurface } from '../../styles/surface/surface.css.ts';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import { HeroArt } from './hero-art.tsx';
import { Part } from '../../internal/part/part.tsx';
import { isShown } from '../../internal/part/is-shown.ts';
import * as styles from './hero.css.ts';

export type HeroProps = ElementProps<
  'section',
  {
    readonly eyebrow?: ReactNode;
    /** The page's level 1 heading. */
    readonly heading: ReactNode;
    readonly lead?: ReactNode;
    /** Buttons; one of them primary. */
    readonly actions?: ReactNode;
    /** Something below the two columns, across the page: figures, a note. */
    readonly facts?: ReactNode;
    /** The picture beside the words; a drawing of the kit's by default, `null` for none. */
    readonly art?: ReactNode;
  }
>;

/** Renders the top of a landing page, on the inverse surface. Its words are the page's first paint. */
export const Hero = ({
  eyebrow,
  heading,
  lead,
  actions,
  facts,
  art = <HeroArt />,
  className,
  children,
  ...rest
}: HeroProps) => {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      {...rest}
      className={classNames(inverseSurface, styles.hero, className)}
    >
      <Container>
        <div className={styles.layout}>
          <div className={styles.words}>
            <Eyebrow>{eyebrow}</Eyebrow>
            <Heading level={1} size="display" id={headingId} className={styles.headline}>
              {heading}
            </Heading>
            {isShown(lead) && (
              <Text size="xl" tone="muted">
                {lead}
              </Text>
            )}
            <Part className={styles.actions}>{actions}</Part>
            {children}
          </div>
          <Part className={styles.picture}>{art}</Part>
        </div>
        <Part className={styles.facts}>{facts}</Part>
      </Container>
    </section>
  );
};
