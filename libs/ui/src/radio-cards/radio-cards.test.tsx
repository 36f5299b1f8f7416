import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeFieldConformance } from '../testing/field-conformance.tsx';
import { RadioCards } from './radio-cards.tsx';

const options = [
  { value: 'ckyc', title: 'CKYC Solution', description: 'Know your customer' },
  { value: 'ffmc', title: 'FFMC Management Solution' },
] as const;

describeFieldConformance('RadioCards', (props) => <RadioCards {...props} options={options} />, {
  kind: 'group',
  sample: 'ckyc',
  texts: ['CKYC Solution', 'Know your customer', 'FFMC Management Solution'],
});

it('is a radio group', () => {
  const html = renderToStaticMarkup(
    <RadioCards id="solution" name="solution" label="Solution" required options={options} />,
  );
  expect(html).toMatch(/^<fieldset [^>]*role="radiogroup"/);
  expect(html).toMatch(/^<fieldset [^>]*aria-required="true"/);
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html).toContain(
    'aria-labelledby="solution-ckyc-title" aria-describedby="solution-ckyc-description"',
  );
});
