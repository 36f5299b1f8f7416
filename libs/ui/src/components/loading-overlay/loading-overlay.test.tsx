import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { LoadingOverlay } from './loading-overlay.tsx';

describeConformance('LoadingOverlay', (props) => <LoadingOverlay {...props} label="Searching" />, {
  rootTag: 'div',
  texts: ['Searching'],
});

describe('LoadingOverlay', () => {
  it('is an empty status while nothing is loading', () => {
    expect(renderToStaticMarkup(<LoadingOverlay active={false} />)).toMatch(
      /^<div role="status"[^>]*><\/div>$/,
    );
  });
});
