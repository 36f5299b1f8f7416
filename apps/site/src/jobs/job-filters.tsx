import type { JobCategory, JobFilter, JobLocation } from '@example/api/jobs';
import { career, jobTypes } from '@example/content/career';
import { Button } from '@example/ui/button';
import { FilterBar } from '@example/ui/filter-bar';
import { SearchField } from '@example/ui/search-field';
import { SelectField, type SelectFieldProps } from '@example/ui/select-field';
import { Text } from '@example/ui/text';
import type { ComponentProps } from 'react';

const { filters } = career;
const RESET_FORM = 'reset-filters';

interface ChoiceProps extends Pick<SelectFieldProps, 'options'> {
  readonly name: 'category' | 'type' | 'location';
  readonly filter: JobFilter;
}

const Choice = ({ name, filter, options }: ChoiceProps) => (
  <SelectField
    label={filters[name].label}
    name={name}
    placeholder={filters[name].all}
    options={options}
    defaultValue={filter[name]}
  />
);

interface JobFiltersProps {
  readonly filter: JobFilter;
  readonly categories: readonly JobCategory[];
  readonly locations: readonly JobLocation[];
  /** Number of vacancies found. */
  readonly count: number;
  /** Other for another search, whose count is announced even if it is the same. */
  readonly foundKey: string;
  readonly formProps: ComponentProps<'form'>;
  readonly onReset: () => void;
}

/** Renders the search box, three dropdowns and Reset (spec §2, Career page); without JavaScript a GET form. */
export const JobFilters = ({
  filter,
  categories,
  locations,
  count,
  foundKey,
  formProps,
  onReset,
}: JobFiltersProps) => (
  <>
    <form {...formProps} action="/career" method="get" role="search" aria-label={filters.name}>
      {filter.source && <input type="hidden" name="utm_source" value={filter.source} />}
      <FilterBar
        search={
          <SearchField
            label={filters.search.label}
            name="q"
            placeholder={filters.search.placeholder}
            autoComplete="off"
            defaultValue={filter.q}
          />
        }
        result={
          <Text role="status" size="sm" tone="muted">
            <Text key={foundKey} as="span">
              {career.resultCount(count)}
            </Text>
          </Text>
        }
        actions={
          <>
            <Button type="submit" size="sm">
              {filters.submit}
            </Button>
            <Button
              type="submit"
              form={RESET_FORM}
              size="sm"
              variant="secondary"
              onClick={(event) => {
                onReset();
                event.preventDefault();
              }}
            >
              {filters.reset}
            </Button>
          </>
        }
      >
        <Choice
          name="category"
          filter={filter}
          options={categories.map(({ id, jobcategory }) => ({
            value: String(id),
            label: jobcategory,
          }))}
        />
        <Choice
          name="type"
          filter={filter}
          options={jobTypes.map(({ id, label }) => ({ value: String(id), label }))}
        />
        <Choice
          name="location"
          filter={filter}
          options={locations.map(({ fk_district_id, vch_district }) => ({
            value: String(fk_district_id),
            label: vch_district,
          }))}
        />
      </FilterBar>
    </form>
    <form id={RESET_FORM} action="/career" method="get">
      {filter.source && <input type="hidden" name="utm_source" value={filter.source} />}
    </form>
  </>
);
