import type { ReactNode, Ref } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import * as styles from './list.css.ts';

/** `check` is for what is included or done. */
export const listMarkers = ['bullet', 'number', 'check'] as const;
export type ListMarker = (typeof listMarkers)[number];

export type ListProps = ChildlessProps<
  'ul',
  {
    /** One line or more each: texts, or text with a link in it. A text occurs once. */
    readonly items: readonly ReactNode[];
    /**
     * The marker of each item; `bullet` by default. `number` makes an ordered list, for steps and
     * ranks. The tick of `check` is decoration: the words must say it, too.
     */
    readonly marker?: ListMarker | undefined;
    readonly ref?: Ref<HTMLElement> | undefined;
  }
>;

/** Lists points in running text: bullets, numbers or ticks. */
export const List = ({ items, marker = 'bullet', className, ref, ...rest }: ListProps) => {
  const root = {
    ...rest,
    className: classNames(styles.list, className),
    'data-marker': marker === 'check' ? marker : undefined,
    children: items.map((item, index) => (
      <li key={typeof item === 'string' ? item : index} className={styles.item}>
        {item}
      </li>
    )),
  };
  return marker === 'number' ? (
    <ol {...root} ref={ref as Ref<HTMLOListElement>} />
  ) : (
    <ul {...root} ref={ref as Ref<HTMLUListElement>} />
  );
};
