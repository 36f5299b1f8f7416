import { applicationStatuses } from '@example/api/accounts';
import { Choice } from '../lists/filter-bar.tsx';
import type { FilterState } from '../lists/use-filters.ts';
import { messages } from '../messages/applications.ts';
import type { Filters } from './filters.ts';
import { useChoices } from './use-choices.ts';

const texts = messages.filters;

const statuses = applicationStatuses.map((value) => ({ value, label: messages.statuses[value] }));

export const ApplicationFilters = ({
  filters,
  limitTo,
}: Pick<FilterState<Filters>, 'filters' | 'limitTo'>) => {
  const { data: choices } = useChoices();
  return (
    <>
      <Choice
        name="job"
        label={texts.job}
        any={texts.anyJob}
        wide
        options={(choices?.jobs ?? []).map(({ job_id, job_title, count }) => ({
          value: String(job_id),
          label: `${job_title} (${String(count)})`,
        }))}
        value={filters.job === undefined ? undefined : String(filters.job)}
        onChange={(job) => {
          limitTo({ job: job === undefined ? undefined : Number(job) });
        }}
      />
      <Choice
        name="status"
        label={texts.status}
        any={texts.anyStatus}
        options={statuses}
        value={filters.status}
        onChange={(status) => {
          limitTo({ status });
        }}
      />
      <Choice
        name="tag"
        label={texts.tag}
        any={texts.anyTag}
        options={(choices?.tags ?? []).map(({ tag }) => ({ value: tag, label: tag }))}
        value={filters.tag}
        onChange={(tag = '') => {
          limitTo({ tag });
        }}
      />
    </>
  );
};
