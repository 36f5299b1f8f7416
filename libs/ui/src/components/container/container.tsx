import type { ElementType } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { LayoutProps } from '../../internal/element-props/layout-props.ts';
import * as styles from './container.css.ts';

/** `narrow` suits text and forms, `default` everything, `wide` pictures. */
export const containerWidths = ['narrow', 'default', 'wide'] as const;
export type ContainerWidth = (typeof containerWidths)[number];

export type ContainerProps = LayoutProps<{
  /** The greatest width of the column; `default` by default. */
  readonly width?: ContainerWidth | undefined;
}>;

/** Renders the page's column: centred, with the page's margins and a comfortable line length. */
export const Container = ({
  as = 'div',
  width = 'default',
  className,
  ...rest
}: ContainerProps) => {
  const Tag = as as ElementType;
  return (
    <Tag
      {...rest}
      className={classNames(styles.container, className)}
      data-width={width === 'default' ? undefined : width}
    />
  );
};
