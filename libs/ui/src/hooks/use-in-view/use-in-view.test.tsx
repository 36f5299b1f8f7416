import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { useInView } from './use-in-view.ts';

describe('useInView', () => {
  it('is false on the server', () => {
    const Probe = () => String(useInView(useRef(null)));
    expect(renderToStaticMarkup(<Probe />)).toBe('false');
  });
});
