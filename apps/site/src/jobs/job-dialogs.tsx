import type { Job, JobFilter } from '@example/api/jobs';
import { career, careerMeta, vacancyTitle } from '@example/content/career';
import { pageTitle } from '@example/content/meta';
import { useEffect, useState } from 'react';
import { useActionData } from 'react-router-dom';
import { ApplicationDialog } from '../applications/application-dialog.tsx';
import { forgetDrafts } from '../applications/drafts.ts';
import type { FormOutcome } from '../forms/form-outcome.ts';
import { ClosedJob } from './closed-job.tsx';
import { JobDetails } from './job-details.tsx';
import type { JobDetails as Served } from './load-career.ts';
import type { useJobView } from './use-job-view.ts';

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
  const posted = useActionData<FormOutcome | undefined>();
  const asked = view && jobs.find(({ job_id }) => String(job_id) === view.id);
  // A dialog that closes still shows whose it was.
  const [last, setLast] = useState(asked);
  if (asked !== undefined && asked !== last) setLast(asked);
  const job = asked ?? last;
  const closed = served?.status === 'closed' && served.id === view?.id ? served : undefined;
  const isClosed = view !== undefined && (!asked || closed !== undefined);
  const shown = view && !isClosed ? asked : undefined;
  const title = isClosed
    ? pageTitle(career.closed.heading)
    : shown
      ? vacancyTitle(shown.job_title)
      : careerMeta.title;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    const open = jobs.map(({ job_id }) => String(job_id));
    forgetDrafts(open).catch(() => undefined);
  }, [jobs]);
  if (isClosed) {
    const { followLink } = navigation;
    const unsent =
      posted?.form === 'application' && posted.status === 'failed' ? posted : undefined;
    const { was } = closed ?? {};
    return <ClosedJob {...{ was, unsent, jobs, filter, followLink }} />;
  }
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
