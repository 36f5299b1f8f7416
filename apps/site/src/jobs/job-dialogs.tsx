import type { Job, JobFilter } from '@example/api/jobs';
import { career } from '@example/content/career';
import { Button } from '@example/ui/button';
import { EmptyState } from '@example/ui/empty-state';
import { Section } from '@example/ui/section';
import { useState } from 'react';
import { ApplicationDialog } from '../applications/application-dialog.tsx';
import { JobDetails } from './job-details.tsx';
import type { JobDetails as Served } from './load-career.ts';
import type { useJobView } from './use-job-view.ts';

const { closed } = career;

const Closed = () => (
  <Section aria-label={closed.heading} spacing="tight">
    <EmptyState
      heading={closed.heading}
      action={
        <Button href="/career" variant="secondary">
          {closed.all}
        </Button>
      }
    >
      {closed.text}
    </EmptyState>
  </Section>
);

interface JobDialogsProps {
  readonly jobs: readonly Job[];
  readonly filter: JobFilter;
  /** The vacancy that came with the document. */
  readonly served: Served | undefined;
  readonly navigation: ReturnType<typeof useJobView>;
}

/** What the address shows of a vacancy: its details, its application form, or that it is not open. */
export const JobDialogs = ({ jobs, filter, served, navigation }: JobDialogsProps) => {
  const { view } = navigation;
  const asked = view && jobs.find(({ job_id }) => String(job_id) === view.id);
  // A dialog that closes still shows whose it was.
  const [last, setLast] = useState(asked);
  if (asked !== undefined && asked !== last) setLast(asked);
  const job = asked ?? last;
  const isServedClosed = served?.status === 'closed' && served.id === view?.id;
  if (view && (!asked || isServedClosed)) return <Closed />;
  if (!job) return null;
  return (
    <>
      <JobDetails
        job={job}
        filter={filter}
        open={view?.kind === 'details'}
        served={
          served?.status === 'open'
            ? { jobId: served.job.job_id, text: served.description }
            : undefined
        }
        navigation={navigation}
      />
      <ApplicationDialog
        key={job.job_id}
        job={job}
        filter={filter}
        open={view?.kind === 'application'}
        navigation={navigation}
      />
    </>
  );
};
