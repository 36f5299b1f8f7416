import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import * as styles from './heading.css.ts';

export const headingLevels = [1, 2, 3, 4] as const;
export type HeadingLevel = (typeof headingLevels)[number];

/** From the largest; a level's own size is `xxxl`, `xxl`, `xl` and `lg` for 1 to 4. */
export const headingSizes = ['display', 'xxxl', 'xxl', 'xl', 'lg', 'md'] as const;
export type HeadingSize = (typeof headingSizes)[number];

const sizeOfLevel = { 1: 'xxxl', 2: 'xxl', 3: 'xl', 4: 'lg' } as const;

export type HeadingProps = ElementProps<
  'h2',
  {
    /** The level in the page's outline; never skip one. */
    readonly level: HeadingLevel;
    /** The size; that of the level by default. */
    readonly size?: HeadingSize | undefined;
    readonly children: ReactNode;
  }
>;

/** Renders a heading. The level sets its place in the outline, the size its look. */
export const Heading = ({ level, size = sizeOfLevel[level], className, ...rest }: HeadingProps) => {
  const Tag = `h${level}` as const;
  return (
    <Tag
      {...rest}
      className={classNames(styles.heading, className)}
      data-size={size === 'xxl' ? undefined : size}
    />
  );
};
