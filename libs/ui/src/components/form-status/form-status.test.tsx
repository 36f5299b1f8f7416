import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { FormStatus } from './form-status.tsx';
import { formStates } from './variants.ts';

const textsOf = {
  idle: [],
  sending: ['Sending …'],
  success: ['Sent', 'We will get to you soon'],
  failure: ['Sent', 'We will get to you soon', 'Try again'],
} as const;

describe.each(formStates)('FormStatus (%s)', (state) => {
  describeConformance(
    'FormStatus',
    (props) => (
      <FormStatus {...props} state={state} heading="Sent" retry="Try again">
        We will get to you soon
      </FormStatus>
    ),
    { rootTag: 'div', texts: textsOf[state] },
  );
});

describe('FormStatus', () => {
  it('has a place to announce from before there is anything to say', () => {
    const html = renderToStaticMarkup(<FormStatus state="idle">Later</FormStatus>);
    expect(html).toMatch(/<div role="status"[^>]*><\/div><\/div>$/);
    expect(html).not.toContain('tabindex');
  });

  it('can be focused once it has ended', () => {
    expect(renderToStaticMarkup(<FormStatus state="success">Sent</FormStatus>)).toMatch(
      /^<div tabindex="-1"/i,
    );
  });

  it('offers to try again after a failure only', () => {
    expect(renderToStaticMarkup(<FormStatus state="success" retry="Try again" />)).not.toContain(
      'Try again',
    );
  });
});
