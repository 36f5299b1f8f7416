import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Section } from '../section/section.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { Text } from '../text/text.tsx';
import { guide } from './filter-bar.guide.tsx';
import { FilterBar } from './filter-bar.tsx';

const options = (...labels: readonly string[]) =>
  labels.map((label) => ({ value: label.toLowerCase(), label }));

const meta = {
  title: 'Forms/FilterBar',
  component: FilterBar,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    search: <SearchField label="Search" name="q" placeholder="Title or place" />,
    result: (
      <Text role="status" size="sm" tone="muted">
        21 jobs found
      </Text>
    ),
    actions: (
      <>
        <Button type="submit" size="sm">
          Search
        </Button>
        <Button type="reset" size="sm" variant="secondary">
          Reset
        </Button>
      </>
    ),
    children: (
      <>
        <SelectField
          label="Job category"
          name="category"
          placeholder="All categories"
          options={options('Cloud', 'Software')}
        />
        <SelectField
          label="Job type"
          name="type"
          placeholder="All types"
          options={options('Full time', 'Part time')}
        />
        <SelectField
          label="Location"
          name="location"
          placeholder="All locations"
          options={options('Kochi', 'Trivandrum')}
        />
      </>
    ),
  },
  render: (args) => (
    <Section tone="sunken" spacing="tight" aria-label="Filters">
      <form role="search" aria-label="Jobs">
        <FilterBar {...args} />
      </form>
    </Section>
  ),
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All of the filters in one row, at any width. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('combobox').map((each) => each.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const SearchAndFiltersAlone: Story = { args: { result: undefined, actions: undefined } };
