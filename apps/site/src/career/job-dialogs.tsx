import type { Job, JobFilter } from '@example/api/jobs';
import { career, listTitle, vacancyTitle } from '@example/content/career';
import { pageTitle } from '@example/content/meta';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useActionData } from 'react-router-dom';
import { ApplicationDialog } from '../applications/application-dialog.tsx';
import { forgetDrafts } from '../applications/drafts.ts';
import type { FormResult } from '../forms/form-result.ts';
import { useSentBefore } from '../forms/use-form.ts';
import { ClosedJob } from '../jobs/closed-job.tsx';
import { JobDetails } from '../jobs/job-details.tsx';
import type { JobDetails as Served } from '../jobs/load-career.ts';
import type { useJobView } from '../jobs/use-job-view.ts';

interface JobDialogsProps {
  readonly jobs: readonly Job[];
  /** True when `jobs` holds all open vacancies. */
  readonly isAll: boolean;
  /** True when `jobs` matches the URL; false until the service has answered. */
  readonly isSettled: boolean;
  readonly filter: JobFilter;
  /** The page of the list in the URL, from 1. */
  readonly page: number;
  /** The vacancy that came with the document. */
  readonly served: Served | undefined;
  readonly navigation: ReturnType<typeof useJobView>;
}

/** Finds the vacancy in the URL: open, closed, or the one before, which a dialog shows until it has closed. */
const useJobInUrl = ({
  jobs,
  isSettled,
  served,
  navigation: { view },
}: Pick<JobDialogsProps, 'jobs' | 'isSettled' | 'served' | 'navigation'>) => {
  const besides = served?.status === 'closed' ? served.similar : served ? [served.job] : [];
  const found = view && [...jobs, ...besides].find(({ job_id }) => String(job_id) === view.id);
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  const closed = served?.status === 'closed' && served.id === view?.id ? served : undefined;
  const isClosed = view !== undefined && (closed !== undefined || (!found && isSettled));
  return { job: found ?? last, open: isClosed ? undefined : found, closed, isClosed };
};

const titleOf = (open: Job | undefined, isClosed: boolean, page: number) => {
  if (isClosed) return pageTitle(career.closed.heading);
  return open ? vacancyTitle(open.job_title) : listTitle(page);
};

/** Renders the dialog of the vacancy in the URL: details, application form, or a notice that it is closed. */
export const JobDialogs = ({
  jobs,
  isAll,
  isSettled,
  filter,
  page,
  served,
  navigation,
}: JobDialogsProps) => {
  const { view } = navigation;
  const posted = useActionData<FormResult | undefined>();
  const wasSent = useSentBefore('application') !== undefined;
  const { job, open, closed, isClosed } = useJobInUrl({ jobs, isSettled, served, navigation });
  /** The vacancy of a sent application, whose result may arrive while another vacancy is shown. */
  const [sent, setSent] = useState<Job>();
  const title = titleOf(open, isClosed, page);
  // Comes before the effect of a form, which adds to the title that the form was refused.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    const kept = isAll ? jobs.map(({ job_id }) => String(job_id)) : undefined;
    // A form that the browser posted by itself was on the page before.
    const applied = wasSent ? /[?&]job=(\d+)/.exec(document.referrer)?.[1] : undefined;
    forgetDrafts(kept, applied).catch(() => undefined);
  }, [jobs, isAll, wasSent]);
  if (isClosed) {
    const { followLink } = navigation;
    const unsent = posted?.form === 'application' && posted.status === 'error' ? posted : undefined;
    const { was, similar = [] } = closed ?? {};
    return <ClosedJob {...{ was, unsent, similar, filter, followLink }} />;
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
      {/* The shown vacancy comes first, so that references to an id find its form. */}
      {[job, ...(sent && sent.job_id !== job.job_id ? [sent] : [])].map((each) => (
        <ApplicationDialog
          key={each.job_id}
          job={each}
          filter={filter}
          open={each === job && view?.kind === 'application'}
          navigation={navigation}
          onSend={() => setSent(each)}
          onTold={() => setSent(undefined)}
        />
      ))}
    </>
  );
};
