import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeFieldConformance } from '../testing/field-conformance.tsx';
import { PhoneField } from './phone-field.tsx';

describeFieldConformance('PhoneField', (props) => <PhoneField {...props} />, {
  sample: '9876543210',
});

it('is held to its digits by the browser alone', () => {
  const html = renderToStaticMarkup(
    <PhoneField name="phone" label="Phone" minLength={10} maxLength={12} />,
  );
  expect(html).toContain(' type="tel"');
  expect(html).toContain(' inputMode="numeric"');
  expect(html).toContain(' pattern="[0-9]{10,12}"');
  expect(html).toContain(' maxLength="12"');
  expect(html).toContain(' minLength="10"');
});

it('has room for every number of the world unless told otherwise', () => {
  const html = renderToStaticMarkup(<PhoneField name="phone" label="Phone" />);
  expect(html).toContain(' pattern="[0-9]{1,15}"');
  expect(html).toContain(' maxLength="15"');
  expect(html).not.toContain('minLength');
});
