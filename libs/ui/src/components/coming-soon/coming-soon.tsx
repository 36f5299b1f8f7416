import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './coming-soon.css.ts';
import { PagePicture } from './page-picture.tsx';

export type ComingSoonProps = ElementProps<
  'div',
  {
    /** The name of what is coming, or the news that it is. */
    readonly heading: string;
    /** The heading's place in the page's outline; 1 by default. */
    readonly level?: HeadingLevel | undefined;
    /** A picture above it; `null` for none. A page that is being built by default. */
    readonly picture?: ReactNode;
    /** A way to go on meanwhile, e.g. a `Button` with `href`. */
    readonly action?: ReactNode;
    /** A description of what is coming. */
    readonly children?: ReactNode;
  }
>;

/** A placeholder for the contents of a page. */
export const ComingSoon = ({
  heading,
  level = 1,
  picture = <PagePicture />,
  action,
  children,
  className,
  ...rest
}: ComingSoonProps) => (
  <div {...rest} className={classNames(styles.comingSoon, className)}>
    {picture !== null && <div className={styles.picture}>{picture}</div>}
    <Heading level={level} size="xxxl">
      {heading}
    </Heading>
    {children !== undefined && (
      <Text size="lg" tone="muted" className={styles.text}>
        {children}
      </Text>
    )}
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);
