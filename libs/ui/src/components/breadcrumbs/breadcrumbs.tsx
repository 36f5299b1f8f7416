import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { Link } from '../link/link.tsx';
import * as styles from './breadcrumbs.css.ts';

/** A page on the path. */
export interface Breadcrumb {
  readonly label: string;
  readonly href: string;
}

export type BreadcrumbsProps = ChildlessProps<
  'nav',
  {
    /** The pages above, the site's start first. */
    readonly items: readonly [Breadcrumb, ...Breadcrumb[]];
    /** The page shown. */
    readonly current: string;
    /** The navigation's name for assistive technology; 'Breadcrumbs' by default. */
    readonly label?: string | undefined;
  }
>;

/** Shows links from the site's start to the page shown; below 480 px only the one to the page above. */
export const Breadcrumbs = ({
  items,
  current,
  label = 'Breadcrumbs',
  className,
  ...rest
}: BreadcrumbsProps) => (
  <nav aria-label={label} {...rest} className={className}>
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={`${item.href} ${item.label}`} className={styles.item}>
          <Link href={item.href} className={styles.link}>
            {item.label}
          </Link>
        </li>
      ))}
      <li className={styles.item} aria-current="page">
        {current}
      </li>
    </ol>
  </nav>
);
