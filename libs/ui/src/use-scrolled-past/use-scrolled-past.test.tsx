import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useScrolledPast } from './use-scrolled-past.ts';

it('is false on the server', () => {
  const Probe = () => String(useScrolledPast(100));
  expect(renderToStaticMarkup(<Probe />)).toBe('false');
});
