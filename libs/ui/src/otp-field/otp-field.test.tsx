import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeFieldConformance } from '../testing/field-conformance.tsx';
import { OtpField } from './otp-field.tsx';
import { readOtp } from './read-otp.ts';

describeFieldConformance(
  'OtpField',
  ({ onChange, ...props }) => <OtpField {...props} onValueChange={onChange} />,
  { kind: 'group', sample: '123456' },
);

const html = renderToStaticMarkup(<OtpField name="otp" label="Code" />);

it('has six boxes, named by their place', () => {
  expect([...html.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual(
    Array.from({ length: 6 }, (_, index) => `Digit ${String(index + 1)} of 6`),
  );
});

it('offers the code that was sent in the first box only', () => {
  expect(html.match(/autoComplete="one-time-code"/g)).toHaveLength(1);
  expect(html.indexOf('one-time-code')).toBeLessThan(html.indexOf('Digit 1 of 6'));
});

it('sends each box under a name of its own without JavaScript, and nothing else', () => {
  expect(html.match(/ name="otp-[1-6]"/g)).toHaveLength(6);
  expect(html.match(/ name=/g)).toHaveLength(6);
});

it('is read alike with and without JavaScript', () => {
  const joined = new FormData();
  joined.set('otp', '123456');
  const parts = new FormData();
  for (const digit of ['1', '2', '3', '4', '5', '6']) parts.set(`otp-${digit}`, digit);
  expect([joined, parts, new FormData()].map((data) => readOtp(data, 'otp'))).toEqual([
    '123456',
    '123456',
    '',
  ]);
});

it('can be of another length, with names of its own', () => {
  const four = renderToStaticMarkup(
    <OtpField
      name="pin"
      label="PIN"
      length={4}
      digitLabel={(n, of) => `${String(n)}/${String(of)}`}
    />,
  );
  expect(four).toContain('aria-label="4/4"');
  expect(four).not.toContain('5/4');
});
