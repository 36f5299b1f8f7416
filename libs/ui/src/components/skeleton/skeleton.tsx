import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps, ElementProps } from '../../internal/element-props/element-props.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './skeleton.css.ts';

export const skeletonShapes = ['text', 'block', 'circle'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

/** 3, 8 and 16 rem high. */
export const skeletonSizes = ['sm', 'md', 'lg'] as const;
export type SkeletonSize = (typeof skeletonSizes)[number];

export type SkeletonProps = ChildlessProps<
  'span',
  {
    /** The outline; `text` by default. */
    readonly shape?: SkeletonShape | undefined;
    /** Lines of `text`: 1 by default. Put it inside the `Heading` or `Text` that is to come. */
    readonly lines?: number | undefined;
    /** Height of a `block` or `circle`; `md` by default. */
    readonly size?: SkeletonSize | undefined;
  }
>;

/**
 * Draws the outline of content that is being fetched: as large as the content, so that nothing moves when it comes. It
 * pulses for less than 5 s. Put it in a `SkeletonGroup`, which announces the loading.
 */
export const Skeleton = ({
  shape = 'text',
  lines = 1,
  size = 'md',
  className,
  ...rest
}: SkeletonProps) =>
  shape === 'text' ? (
    <span aria-hidden {...rest} className={classNames(styles.lines, className)}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.line} />
      ))}
    </span>
  ) : (
    <span
      aria-hidden
      {...rest}
      className={classNames(styles.shape, className)}
      data-shape={shape}
      data-size={size}
    />
  );

export type SkeletonGroupProps = ElementProps<
  'div',
  {
    /** Announced to assistive technology; 'Loading' by default. */
    readonly label?: string | undefined;
    readonly children: ReactNode;
  }
>;

/** Groups the skeletons of one thing; announces once that it is loading. */
export const SkeletonGroup = ({ label = 'Loading', children, ...rest }: SkeletonGroupProps) => (
  <div role="status" {...rest}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
);
