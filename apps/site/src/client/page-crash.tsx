import { Section } from '@example/ui/section';
import { PageLayout } from '../layout/page-layout.tsx';
import { CrashReport } from '../crash/crash-report.tsx';

/** Renders a report within the page's frame when the whole page failed. */
export const PageCrash = () => (
  <PageLayout path={location.pathname}>
    <Section>
      <CrashReport />
    </Section>
  </PageLayout>
);
