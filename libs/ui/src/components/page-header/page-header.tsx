import { useId, type ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import { Container } from '../container/container.tsx';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Eyebrow } from '../eyebrow/eyebrow.tsx';
import { inverseSurface } from '../../styles/surface/surface.css.ts';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import { Part } from '../../internal/part/part.tsx';
import { isShown } from '../../internal/part/is-shown.ts';
import * as styles from './page-header.css.ts';

export type PageHeaderProps = ElementProps<
  'section',
  {
    /** `Breadcrumbs` to this page. */
    readonly breadcrumbs?: ReactNode;
    /** The words above the heading: the kind of page. */
    readonly eyebrow?: ReactNode;
    /** The page's level 1 heading. */
    readonly heading: ReactNode;
    /** The sentence that says what the page is about. */
    readonly lead?: ReactNode;
    /** Buttons; one of them primary. */
    readonly actions?: ReactNode;
    /** The picture beside the words: one of `page-drawing` or a `ProductScreen`. */
    readonly picture?: ReactNode;
    /**
     * `always`, the default, shows the picture below the words where there is no room beside them, as on a phone.
     * `beside` hides it there, for pages whose form or list visitors come for.
     */
    readonly pictureAt?: 'always' | 'beside' | undefined;
    /** More words, after the lead. */
    readonly children?: ReactNode;
  }
>;

/** Renders the top of an inner page, on the inverse surface: breadcrumbs, heading, lead, actions and a picture. */
export const PageHeader = ({
  breadcrumbs,
  eyebrow,
  heading,
  lead,
  actions,
  picture,
  pictureAt = 'always',
  className,
  children,
  ...rest
}: PageHeaderProps) => {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      {...rest}
      className={classNames(inverseSurface, styles.pageHeader, className)}
    >
      <Container>
        <div className={styles.layout}>
          <Part className={styles.way}>{breadcrumbs}</Part>
          <div className={styles.words}>
            <Eyebrow>{eyebrow}</Eyebrow>
            <Heading level={1} size="xxxl" id={headingId} className={styles.headline}>
              {heading}
            </Heading>
            {isShown(lead) && (
              <Text size="lg" className={styles.text}>
                {lead}
              </Text>
            )}
            <Part className={styles.text}>{children}</Part>
            <Part className={styles.actions}>{actions}</Part>
          </div>
          {isShown(picture) && (
            <div
              className={styles.picture}
              data-at={pictureAt === 'always' ? undefined : pictureAt}
            >
              {picture}
            </div>
          )}
        </div>
      </Container>
    </section>
  );
};
