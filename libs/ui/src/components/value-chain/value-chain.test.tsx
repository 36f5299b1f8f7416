import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { ValueChain } from './value-chain.tsx';

const items = [
  { text: 'Efficiency', icon: 'integrate' },
  { text: 'Reliability', detail: 'Day and night.' },
  { text: 'Lower cost' },
] as const;

describeConformance('ValueChain', (props) => <ValueChain {...props} items={items} />, {
  rootTag: 'ol',
  texts: ['Efficiency', 'Reliability', 'Day and night.', 'Lower cost'],
});

describe('ValueChain', () => {
  it('hides nothing in the server’s markup', () => {
    const html = renderToStaticMarkup(<ValueChain items={items} />);
    expect(html).not.toContain('data-run');
    expect(html.match(/<li/g)).toHaveLength(3);
  });
});
