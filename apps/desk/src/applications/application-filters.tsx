import type { ApplicationCounts } from '@example/api/desk';
import { OwnerChoice } from '../details/owner-choice.tsx';
import { Choice } from '../lists/filter-bar.tsx';
import type { FilterField } from '../lists/use-filters.ts';
import { messages } from '../messages/applications.ts';
import { messages as aboutMails } from '../messages/mails.ts';
import { useChoices } from './use-choices.ts';

const texts = messages.filters;
const { filter: mails } = aboutMails;

export const ApplicationFilters = ({
  fieldOf,
  jobs = [],
}: {
  readonly fieldOf: (name: 'job' | 'tag' | 'owner' | 'mails' | 'source' | 'pool') => FilterField;
  /** Vacancies with the number of applications that the other filters leave. */
  readonly jobs?: ApplicationCounts['jobs'] | undefined;
}) => {
  const { data: choices } = useChoices();
  return (
    <>
      <Choice
        field={fieldOf('job')}
        texts={texts.job}
        wide
        options={jobs.map(({ job_id, job_title, count }) => ({
          value: String(job_id),
          label: `${job_title} (${String(count)})`,
        }))}
      />
      <Choice
        field={fieldOf('tag')}
        texts={texts.tag}
        options={(choices?.tags ?? []).map(({ tag }) => ({ value: tag, label: tag }))}
      />
      <OwnerChoice area="applications" field={fieldOf('owner')} />
      <Choice
        field={fieldOf('mails')}
        texts={mails}
        options={[{ value: 'true', label: mails.unreached }]}
      />
      <Choice
        field={fieldOf('source')}
        texts={texts.source}
        options={(choices?.sources ?? []).map(({ source, count }) => ({
          value: source,
          label: texts.counted(source, count),
        }))}
      />
      <Choice
        field={fieldOf('pool')}
        texts={texts.pool}
        options={[{ value: 'yes', label: texts.counted(texts.inPool, choices?.pool ?? 0) }]}
      />
    </>
  );
};
