import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeFieldConformance } from '../testing/field-conformance.tsx';
import { Checkbox } from './checkbox.tsx';

describeFieldConformance(
  'Checkbox',
  ({ value, defaultValue, ...props }) => (
    <Checkbox
      {...props}
      value={value ?? defaultValue}
      checked={value === undefined ? undefined : true}
      defaultChecked={defaultValue === undefined ? undefined : true}
    />
  ),
  { sample: 'yes' },
);

it('is a checkbox, unchecked while indeterminate: the server cannot say so', () => {
  const html = renderToStaticMarkup(<Checkbox name="all" label="All" indeterminate />);
  expect(html).toContain(' type="checkbox"');
  expect(html).not.toContain('checked');
});
