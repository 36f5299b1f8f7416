import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { useSlidingIn } from './use-sliding-in.ts';

describe('useSlidingIn', () => {
  it('leaves the server’s markup alone', () => {
    const Probe = () => {
      const panel = useRef<HTMLElement>(null);
      useSlidingIn(panel);
      return <aside ref={panel}>Details</aside>;
    };
    expect(renderToStaticMarkup(<Probe />)).toBe('<aside>Details</aside>');
  });
});
