import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { ErrorSummary } from './error-summary.tsx';

const errors = [
  { fieldId: 'name', message: 'Name is missing' },
  { fieldId: 'phone', message: 'Phone is missing' },
] as const;

describeConformance('ErrorSummary', (props) => <ErrorSummary {...props} errors={errors} />, {
  rootTag: 'div',
  texts: ['There is a problem', 'Name is missing', 'Phone is missing'],
});

it('interrupts, and leads to the fields without JavaScript', () => {
  const html = renderToStaticMarkup(
    <ErrorSummary errors={errors} heading="Please check" level={3} />,
  );
  expect(html).toMatch(/^<div role="alert" tabindex="-1"/i);
  expect(html).toMatch(/<h3[^>]*>Please check<\/h3>/);
  expect(html).toMatch(/<a href="#name"[^>]*>Name is missing<\/a>/);
});
