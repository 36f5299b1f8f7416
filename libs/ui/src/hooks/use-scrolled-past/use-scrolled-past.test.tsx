import { describe, expect, it } from 'vitest';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

describe('useScrolledPast', () => {
  it('is false on the server', () => {
    const Probe = () => String(useScrolledPast(100));
    expect(renderToStaticMarkup(<Probe />)).toBe('false');
  });
});
