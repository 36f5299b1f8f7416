import '@example/ui/page-transition';
import '@example/ui/theme';
import { company } from '@example/content/company';
import { callToAction, footer, frame, headerNavigation } from '@example/content/navigation';
import { BrandMark } from '@example/ui/brand-mark';
import { Inline } from '@example/ui/inline';
import { Link } from '@example/ui/link';
import { LoadingOverlay } from '@example/ui/loading-overlay';
import { ScrollToTop } from '@example/ui/scroll-to-top';
import { SiteFooter } from '@example/ui/site-footer';
import { type NavigationItem, SiteHeader } from '@example/ui/site-header';
import { SkipLink } from '@example/ui/skip-link';
import type { ReactNode } from 'react';
import { CrashBoundary } from '../crash/crash-boundary.tsx';
import { MAIN_ID, PAGE_LOADING_ID } from '../document/ids.ts';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';

const mark = <BrandMark {...company.mark} />;

const items: readonly NavigationItem[] = headerNavigation
  .filter((entry) => entry.label !== callToAction.label)
  .map((entry) =>
    entry.kind === 'link'
      ? { label: entry.label, href: entry.href }
      : { label: entry.label, items: entry.links },
  );

interface PageLayoutProps {
  /** Path of the shown page; empty for a page without a route. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Renders the frame of every page: skip link, header, footer, link to the top. */
export const PageLayout = ({ path, children }: PageLayoutProps) => (
  <>
    <SkipLink>{frame.skipToContent}</SkipLink>
    <SiteHeader
      brandName={company.name}
      brandMark={mark}
      items={items}
      cta={callToAction}
      currentPath={path}
      navLabel={frame.mainNavigation}
      menuLabel={frame.menu}
      closeLabel={frame.close}
    />
    <main id={MAIN_ID} tabIndex={-1}>
      <CrashBoundary betweenSections>{children}</CrashBoundary>
    </main>
    <SiteFooter
      brandName={company.name}
      brandMark={mark}
      description={footer.summary}
      contact={
        <Inline gap="lg">
          <Link href={company.phones.office.href} tone="text" underline="hover">
            {company.phones.office.label}
          </Link>
          <Link href={company.emails.office.href} tone="text" underline="hover">
            {company.emails.office.label}
          </Link>
        </Inline>
      }
      columns={footer.lists}
      copyright={footer.copyright}
      legalLinks={footer.legal}
      currentPath={path}
      navLabel={frame.footerNavigation}
    >
      <CrashBoundary>
        <NewsletterForm path={path} />
      </CrashBoundary>
    </SiteFooter>
    <ScrollToTop label={frame.backToTop} />
    <div id={PAGE_LOADING_ID} hidden>
      <LoadingOverlay label={frame.loading} />
    </div>
  </>
);
