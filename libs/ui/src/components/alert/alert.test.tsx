import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { Alert, alertTones } from './alert.tsx';

describe.each(alertTones)('Alert (%s)', (tone) => {
  describeConformance(
    'Alert',
    (props) => (
      <Alert tone={tone} heading="Validation Error" {...props}>
        Name is missing
      </Alert>
    ),
    { rootTag: 'div', texts: ['Validation Error', 'Name is missing'] },
  );
});

describe('Alert', () => {
  it('interrupts only for danger', () => {
    expect(renderToStaticMarkup(<Alert tone="danger">No</Alert>)).toContain('role="alert"');
    expect(renderToStaticMarkup(<Alert tone="success">Yes</Alert>)).toContain('role="status"');
  });

  it('interrupts for any tone when told to', () => {
    const html = renderToStaticMarkup(
      <Alert tone="success" role="alert">
        Yes
      </Alert>,
    );
    expect(html.match(/role=/g)).toHaveLength(1);
    expect(html).toMatch(/^<div role="alert"[^>]* data-tone="success"/);
  });
});
