import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Grid } from '../grid/grid.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { FilterBar } from './filter-bar.tsx';

const offices = ['Kochi', 'Thrissur', 'Trivandrum'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

export const guide: Guide = {
  status: 'new',
  use: ['above a list that visitors search and narrow down'],
  avoid: {
    'for a form that sends something': 'Stack',
    'for a search box alone': 'SearchField',
  },
  anatomy: {
    Search: 'The box for free text; first, since it does most.',
    Filters: 'Beside the search box, or below it; on a phone one row.',
    Result: optional('How many there are, as a `status`.'),
    Actions: optional('Apply and take back; small buttons.'),
  },
  accessibility: {
    roles: ['None of its own: give the form around it `role="search"` and a name.'],
    keys: {},
    notes: [
      'The Tab key goes through search, filters and buttons in that order; on a phone the row follows it.',
    ],
  },
  stacked: true,
  examples: [
    {
      do: (
        <FilterBar search={<SearchField label="Search" name="q-do" />}>
          <SelectField label="Office" name="office-do" placeholder="All" options={offices} />
        </FilterBar>
      ),
      doText: 'Search and filters share a row where there is room: the list begins sooner.',
      dont: (
        <Grid columns={2}>
          <SelectField label="Office" name="office-dont" placeholder="All" options={offices} />
          <SearchField label="Search" name="q-dont" />
        </Grid>
      ),
      dontText: 'Filters before the search box are looked through first, and stacked on a phone.',
    },
  ],
};
