import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { LogoStrip, logoMarks } from './logo-strip.tsx';

const own = <svg data-own="" width="24" height="24" />;
const items = [
  ...logoMarks.map((mark) => ({ name: `Client ${mark}`, mark })),
  { name: 'Client with its own mark', mark: own },
];

describeConformance(
  'LogoStrip',
  (props) => <LogoStrip {...props} items={items} label="Our clients" />,
  { rootTag: 'div', texts: items.map(({ name }) => name) },
);

describe('LogoStrip', () => {
  const html = renderToStaticMarkup(<LogoStrip items={items} label="Our clients" />);

  it('shows each client twice, the second time to the eye only', () => {
    const [, first = '', second = ''] = html.split('<ul');
    expect(first).not.toContain('inert');
    expect(second).toMatch(/^[^>]* aria-hidden="true" inert=""/);
    expect(first.match(/<li/g)).toHaveLength(14);
    expect(second.match(/<li/g)).toHaveLength(14);
  });

  it('is a group with a name', () => {
    expect(html).toContain('role="group" aria-label="Our clients"');
  });

  it('can be stopped with a control that has a name', () => {
    expect(html).toMatch(/<input type="checkbox"[^>]* aria-label="Pause the moving logos"/);
  });

  it('takes marks of your own, and hides them from assistive technology', () => {
    expect(html.match(/<span [^>]*aria-hidden="true"><svg data-own=""/g)).toHaveLength(2);
  });

  it('takes names without a mark', () => {
    const plain = renderToStaticMarkup(<LogoStrip items={[{ name: 'Plain' }]} label="Clients" />);
    expect(plain).not.toContain('<svg');
  });
});
