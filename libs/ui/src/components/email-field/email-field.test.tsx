import { describe, expect, it } from 'vitest';
import { describeFieldConformance } from '../../testing/field-conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { EmailField } from './email-field.tsx';

describeFieldConformance('EmailField', (props) => <EmailField {...props} />, {
  sample: 'asha@example.com',
});

describe('EmailField', () => {
  it('asks for the right keyboard and leaves the address as it is typed', () => {
    const html = renderToStaticMarkup(<EmailField name="email" label="Email" />);
    for (const attribute of [
      'type="email"',
      'inputMode="email"',
      'autoComplete="email"',
      'autoCapitalize="none"',
      'spellCheck="false"',
    ]) {
      expect(html.toLowerCase()).toContain(` ${attribute.toLowerCase()}`);
    }
  });

  it('can be told what else to fill in', () => {
    const html = renderToStaticMarkup(
      <EmailField name="e" label="Email" autoComplete="username" />,
    );
    expect(html).toContain('autoComplete="username"');
  });
});
