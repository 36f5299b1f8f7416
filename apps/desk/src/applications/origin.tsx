import type { Application, ApplicationChoices } from '@example/api/desk';
import { Choice } from '../lists/filter-bar.tsx';
import type { FilterField } from '../lists/use-filters.ts';
import { messages } from '../messages/applications.ts';
import { dayOf } from '../messages/dates.ts';

const { filters: texts, detail } = messages;

/** Returns the known facts about the applicant's source and their time in the talent pool. */
export const originFacts = ({ source, pool_until }: Application) => [
  ...(source === '' ? [] : [[detail.source, source] as const]),
  ...(pool_until === null ? [] : [[detail.poolUntil, dayOf(pool_until)] as const]),
];

interface OriginFiltersProps {
  readonly fieldOf: (name: 'source' | 'pool') => FilterField;
  readonly choices: ApplicationChoices | undefined;
}

export const OriginFilters = ({ fieldOf, choices }: OriginFiltersProps) => (
  <>
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
