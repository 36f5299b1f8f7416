import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { Button } from '../button/button.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { FilterBar } from './filter-bar.tsx';

const search = <SearchField label="Search" name="q" />;
const filter = <SelectField label="Office" name="office" placeholder="All" options={[]} />;

describeConformance(
  'FilterBar',
  (props) => (
    <FilterBar
      {...props}
      search={search}
      result="21 found"
      actions={<Button type="submit">Find</Button>}
    >
      {filter}
    </FilterBar>
  ),
  { rootTag: 'div', texts: ['Search', 'Office', '21 found', 'Find'] },
);

describe('FilterBar', () => {
  it('has no third row without a result and actions', () => {
    const whole = renderToStaticMarkup(
      <FilterBar search={search} result="21 found">
        {filter}
      </FilterBar>,
    );
    const short = renderToStaticMarkup(<FilterBar search={search}>{filter}</FilterBar>);
    expect(whole).toContain('foot');
    expect(short).not.toContain('foot');
  });
});
