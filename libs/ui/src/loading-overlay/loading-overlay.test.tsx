import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';

describeConformance('LoadingOverlay', (props) => <LoadingOverlay {...props} label="Searching" />, {
  rootTag: 'div',
  texts: ['Searching'],
});

it('is an empty status while nothing is loading', () => {
  expect(renderToStaticMarkup(<LoadingOverlay active={false} />)).toMatch(
    /^<div role="status"[^>]*><\/div>$/,
  );
});
