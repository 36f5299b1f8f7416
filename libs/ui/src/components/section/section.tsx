import { useId, type ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import { Container, type ContainerWidth } from '../container/container.tsx';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Eyebrow } from '../eyebrow/eyebrow.tsx';
import { inverseSurface } from '../../styles/surface/surface.css.ts';
import { Heading, type HeadingLevel, type HeadingSize } from '../heading/heading.tsx';
import { deferredBand } from '../../page/deferred-rendering/deferred-rendering.css.ts';
import { Text } from '../text/text.tsx';
import { isShown } from '../../internal/part/is-shown.ts';
import * as styles from './section.css.ts';

/** The surface it lies on; `inverse` is the dark one. */
export const sectionTones = ['canvas', 'sunken', 'surface', 'inverse'] as const;
export type SectionTone = (typeof sectionTones)[number];

export type SectionProps = ElementProps<
  'section',
  {
    /** `canvas`, the page's own background, by default. */
    readonly tone?: SectionTone | undefined;
    /** The words above the heading. */
    readonly eyebrow?: ReactNode;
    /** Names the section, for the eye and as a landmark. */
    readonly heading?: ReactNode;
    /** Heading level; 2 by default. */
    readonly headingLevel?: HeadingLevel | undefined;
    /** Size of the heading; `xxxl` by default. */
    readonly headingSize?: HeadingSize | undefined;
    /** The sentence or two below the heading. */
    readonly lead?: ReactNode;
    /** A link or button at the heading's far side; below the words on a phone. */
    readonly action?: ReactNode;
    /** Alignment of eyebrow, heading and lead; `start` by default. */
    readonly align?: 'start' | 'center' | undefined;
    /** From 1024 px `split` has the words at the start and the content beside them; `stacked` by default. */
    readonly layout?: 'stacked' | 'split' | undefined;
    /** The column's width, see `Container`. */
    readonly width?: ContainerWidth | undefined;
    /** `tight` for a band of one line: logos, a note; `default` by default. */
    readonly spacing?: 'default' | 'tight' | undefined;
  }
>;

/** Renders a band of the page with its heading, a landmark by the heading's name or its `aria-label`. */
export const Section = ({
  tone = 'canvas',
  eyebrow,
  heading,
  headingLevel = 2,
  headingSize = 'xxxl',
  lead,
  action,
  align,
  layout,
  width,
  spacing = 'default',
  className,
  children,
  ...rest
}: SectionProps) => {
  const headingId = useId();
  const hasHeader = [eyebrow, heading, lead, action].some(isShown);
  const named = isShown(heading) && rest['aria-label'] === undefined;
  return (
    <section
      aria-labelledby={named ? headingId : undefined}
      {...rest}
      className={classNames(
        styles.section,
        deferredBand,
        tone === 'inverse' && inverseSurface,
        className,
      )}
      data-tone={tone === 'canvas' ? undefined : tone}
      data-spacing={spacing === 'default' ? undefined : spacing}
    >
      <Container width={width} className={layout === 'split' ? styles.split : undefined}>
        {hasHeader && (
          <div
            className={styles.header}
            data-align={align === 'center' ? align : undefined}
            data-action={isShown(action) ? '' : undefined}
          >
            <div className={styles.words}>
              <Eyebrow>{eyebrow}</Eyebrow>
              {isShown(heading) && (
                <Heading level={headingLevel} size={headingSize} id={headingId}>
                  {heading}
                </Heading>
              )}
              {isShown(lead) && (
                <Text size="lg" tone="muted">
                  {lead}
                </Text>
              )}
            </div>
            {action}
          </div>
        )}
        {layout === 'split' ? <div className={styles.beside}>{children}</div> : children}
      </Container>
    </section>
  );
};
