import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { NewsletterBox } from './newsletter-box.tsx';

describeConformance(
  'NewsletterBox',
  (props) => (
    <NewsletterBox
      {...props}
      action="/"
      heading="Newsletter"
      text="Four times a year"
      label="Email"
      hint="We send a link to confirm it"
      error="That is no address"
      note="Privacy"
    />
  ),
  {
    rootTag: 'form',
    texts: [
      'Newsletter',
      'Four times a year',
      'Email',
      '(required)',
      'We send a link to confirm it',
      'That is no address',
      'Subscribe',
      'Privacy',
    ],
  },
);

const html = renderToStaticMarkup(
  <NewsletterBox
    action="/subscribe"
    heading="Newsletter"
    label="Email"
    inputId="address"
    hint="A hint"
    error="An error"
    defaultValue="asha@"
  >
    <input type="hidden" name="form" value="newsletter" />
  </NewsletterBox>,
);

describe('NewsletterBox', () => {
  it('calls an action that is a function, without a complaint of React', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const subscribe = vi.fn<(data: FormData) => void>();
    render(<NewsletterBox action={subscribe} heading="News" label="Email" defaultValue="a@b.in" />);
    await act(async () => {
      fireEvent.submit(screen.getByRole('form'));
      await Promise.resolve();
    });
    expect(subscribe.mock.calls[0]?.[0].get('email')).toBe('a@b.in');
    expect(complain.mock.calls).toEqual([]);
    complain.mockRestore();
  });

  it('is a plain form with its own hidden inputs', () => {
    const [form = ''] = /^<form [^>]*>/.exec(html) ?? [];
    expect(form).toContain(' action="/subscribe"');
    expect(form).toContain(' method="post"');
    expect(html).toContain('<input type="hidden" name="form" value="newsletter"/>');
    expect(html).toMatch(/<button type="submit"[^>]*><span[^>]*>Subscribe<\/span><\/button>/);
  });

  it('wires the address to its label, hint and error', () => {
    const [input = ''] = /<input id="address"[^>]*>/.exec(html) ?? [];
    expect(html).toContain(' for="address"');
    for (const attribute of [
      'name="email"',
      'type="email"',
      'required=""',
      'aria-describedby="address-hint address-error"',
      'aria-invalid="true"',
      'value="asha@"',
    ]) {
      expect(input).toContain(attribute);
    }
  });
});
