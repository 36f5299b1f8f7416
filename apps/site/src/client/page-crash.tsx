import { Section } from '@example/ui/section';
import { PageLayout } from '../layout/page-layout.tsx';
import { CrashReport } from '../crash/crash-report.tsx';

/** The page's frame around a report, where the whole page failed. */
export const PageCrash = () => (
  <PageLayout path={location.pathname}>
    <Section>
      <CrashReport />
    </Section>
  </PageLayout>
);
