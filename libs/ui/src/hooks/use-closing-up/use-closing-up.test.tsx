import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { useClosingUp } from './use-closing-up.ts';

describe('useClosingUp', () => {
  it('leaves the server’s markup alone', () => {
    const Probe = () => {
      const list = useRef<HTMLUListElement>(null);
      useClosingUp(list, []);
      return (
        <ul ref={list}>
          <li>One</li>
        </ul>
      );
    };
    expect(renderToStaticMarkup(<Probe />)).toBe('<ul><li>One</li></ul>');
  });
});
