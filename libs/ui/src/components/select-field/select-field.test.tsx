import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../../testing/field-conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { SelectField } from './select-field.tsx';

const options = [{ value: '1', label: 'Full time' }];

describeFieldConformance(
  'SelectField',
  (props) => <SelectField {...props} placeholder="All types" options={options} />,
  { controlTag: 'select', texts: ['All types', 'Full time'] },
);

describe('SelectField', () => {
  it('has a first option without a value', () => {
    expect(
      renderToStaticMarkup(
        <SelectField name="type" label="Job Type" placeholder="All types" options={options} />,
      ),
    ).toContain('<option value="">All types</option><option value="1">Full time</option>');
  });

  it('offers an option that cannot be chosen', () => {
    const full = [...options, { value: '2', label: 'Part time', disabled: true }];
    expect(
      renderToStaticMarkup(<SelectField name="type" label="Job Type" options={full} />),
    ).toContain('<option value="2" disabled="">Part time</option>');
  });

  it('has no arrow when it is a list to choose several from', () => {
    const htmlOf = (multiple: boolean) =>
      renderToStaticMarkup(
        <SelectField name="type" label="Job Type" options={options} multiple={multiple} />,
      );
    expect([false, true].map((multiple) => htmlOf(multiple).includes('<svg'))).toEqual([
      true,
      false,
    ]);
  });

  it('tells its owner when an option is chosen', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    render(
      <SelectField
        name="type"
        label="Job Type"
        placeholder="All types"
        options={options}
        onChange={onChange}
      />,
    );
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Job Type' });
    expect(select.value).toBe('');
    await user.selectOptions(select, 'Full time');
    expect(select.value).toBe('1');
    expect(onChange).toHaveBeenCalledOnce();
  });
});
