import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { HoneypotField } from './honeypot-field.tsx';

describeConformance(
  'HoneypotField',
  (props) => <HoneypotField {...props} name="homepage" label="Leave this field empty" />,
  { rootTag: 'div', texts: ['Leave this field empty'] },
);

describe('HoneypotField', () => {
  it('is out of the way of people, keyboards, screen readers and browsers that fill in forms', () => {
    const html = renderToStaticMarkup(
      <HoneypotField name="homepage" label="Leave this field empty" aria-hidden={false} />,
    );
    expect(html).toMatch(/^<div [^>]*aria-hidden="true"/);
    expect(html).toMatch(
      /<label><span[^>]*>Leave this field empty<\/span> <input type="text" tabindex="-1" autoComplete="off" name="homepage"\/>/i,
    );
    expect(html).not.toContain('required');
  });
});
