import { describe, expect, it } from 'vitest';
import { describeLayoutConformance } from '../../testing/layout-conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { Stack } from './stack.tsx';

describeLayoutConformance('Stack', (props) => <Stack gap="xs" {...props} />);

describe('Stack', () => {
  it('has the attributes of a form when it is rendered as one', () => {
    const onSubmit = ({ currentTarget }: { readonly currentTarget: HTMLFormElement }) =>
      currentTarget.reset();
    expect(
      renderToStaticMarkup(<Stack as="form" action="/send" method="post" onSubmit={onSubmit} />),
    ).toMatch(/^<form [^>]*action="\/send" method="post"/);
  });
});
