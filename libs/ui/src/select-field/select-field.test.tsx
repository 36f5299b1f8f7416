import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeFieldConformance } from '../testing/field-conformance.tsx';
import { SelectField } from './select-field.tsx';

const options = [{ value: '1', label: 'Full time' }];

describeFieldConformance(
  'SelectField',
  (props) => <SelectField {...props} placeholder="All types" options={options} />,
  { controlTag: 'select', texts: ['All types', 'Full time'] },
);

it('has a first option without a value', () => {
  expect(
    renderToStaticMarkup(
      <SelectField name="type" label="Job Type" placeholder="All types" options={options} />,
    ),
  ).toContain('<option value="">All types</option><option value="1">Full time</option>');
});
