import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { Reveal } from './reveal.tsx';

describeConformance('Reveal', (props) => <Reveal {...props}>Content</Reveal>, {
  rootTag: 'div',
  texts: ['Content'],
});

describe('Reveal', () => {
  it('has no hidden start state on the server', () => {
    expect(renderToStaticMarkup(<Reveal>Content</Reveal>)).not.toContain('data-reveal-state');
  });
  it('can be an item of a list', () => {
    expect(renderToStaticMarkup(<Reveal as="li">One</Reveal>)).toMatch(/^<li /);
  });
});
