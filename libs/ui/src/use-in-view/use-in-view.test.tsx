import { renderToStaticMarkup } from 'react-dom/server';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useInView } from './use-in-view.ts';

it('is false on the server', () => {
  const Probe = () => String(useInView(useRef(null)));
  expect(renderToStaticMarkup(<Probe />)).toBe('false');
});
