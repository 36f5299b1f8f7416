import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import { Container } from '../container/container.tsx';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link-provider/link-provider.tsx';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { inverseSurface } from '../../styles/surface/surface.css.ts';
import { deferredBand } from '../../page/deferred-rendering/deferred-rendering.css.ts';
import { Part } from '../../internal/part/part.tsx';
import * as styles from './site-footer.css.ts';
import { Words } from '../../internal/words/words.tsx';

/** A page the footer leads to. */
export interface FooterLink {
  readonly label: string;
  readonly href: string;
}

/** Links under a title. */
export interface FooterColumn {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

export type SiteFooterProps = ElementProps<
  'footer',
  {
    /** The name beside the mark; with it the link to `brandHref`. */
    readonly brandName: string;
    /** The start page; `/` by default. */
    readonly brandHref?: string | undefined;
    /** The mark before the name, hidden from assistive technology by itself. */
    readonly brandMark?: ReactNode;
    /** A sentence about who this is. */
    readonly description?: ReactNode;
    /** The site's link lists: as many columns as there is room for; below 480 px each folds under its title. */
    readonly columns: readonly FooterColumn[];
    /** Contact lines below the description. */
    readonly contact?: ReactNode;
    /** The copyright line, at the end. */
    readonly copyright: ReactNode;
    /** Links beside the copyright line. */
    readonly legalLinks?: readonly FooterLink[] | undefined;
    /** The path of the page shown; its link gets `aria-current="page"`. */
    readonly currentPath?: string | undefined;
    /** The landmark's name; 'Footer' by default. */
    readonly navLabel?: string | undefined;
    /** Content below the brand, such as the newsletter form. */
    readonly children?: ReactNode;
  }
>;

/** Renders the end of every page, on the inverse surface. */
export const SiteFooter = ({
  brandName,
  brandHref = '/',
  brandMark,
  description,
  columns,
  contact,
  copyright,
  legalLinks = [],
  currentPath,
  navLabel = 'Footer',
  className,
  children,
  ...rest
}: SiteFooterProps) => {
  const links = (list: readonly FooterLink[], listClass: string) => (
    <ul className={listClass}>
      {list.map(({ label, href }) => (
        <li key={`${href} ${label}`}>
          <Anchor
            href={href}
            className={styles.link}
            aria-current={href === currentPath ? 'page' : undefined}
          >
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
  return (
    <footer
      {...rest}
      className={classNames(inverseSurface, deferredBand, styles.footer, className)}
    >
      <Container>
        <div className={styles.top}>
          <div className={styles.about}>
            <Anchor href={brandHref} className={styles.brand}>
              {brandMark}
              <Words>{brandName}</Words>
            </Anchor>
            <Part as="p" className={styles.description}>
              {description}
            </Part>
            {contact}
            <Part className={styles.extra}>{children}</Part>
          </div>
          <nav aria-label={navLabel} className={styles.columns}>
            {columns.map((column) => (
              <div key={column.title} className={styles.column}>
                <h2 className={styles.title}>{column.title}</h2>
                <details className={styles.fold}>
                  <summary className={styles.summary}>
                    <h2 className={styles.foldTitle}>{column.title}</h2>
                    <Icon name="chevron-down" className={styles.chevron} />
                  </summary>
                  {links(column.links, styles.list)}
                </details>
              </div>
            ))}
          </nav>
        </div>
        <div className={styles.legal}>
          <p>{copyright}</p>
          {legalLinks.length > 0 && links(legalLinks, styles.legalLinks)}
        </div>
      </Container>
    </footer>
  );
};
