import { classNames } from '../class-names/class-names.ts';
import type { ElementProps } from '../element-props/element-props.ts';
import * as styles from './list.css.ts';

export type ListProps = Omit<
  ElementProps<
    'ul',
    {
      /** One line or more each; a text occurs once. */
      readonly items: readonly string[];
    }
  >,
  'children'
>;

/** Bullet points in running text. */
export const List = ({ items, className, ...rest }: ListProps) => (
  <ul {...rest} className={classNames(styles.list, className)}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
