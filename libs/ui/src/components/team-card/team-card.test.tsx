import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { TeamCard } from './team-card.tsx';

describeConformance(
  'TeamCard',
  (props) => (
    <TeamCard {...props} name="Asha Example" jobTitle="Director" email="asha@example.com" />
  ),
  { rootTag: 'div', texts: ['Asha Example', 'Director', 'asha@', 'example.com'] },
);

describe('TeamCard', () => {
  it.each([
    ['Asha Example', 'AE'],
    ['Dr. Ravi K. Sample', 'RS'],
    ['Meera', 'M'],
    ['Anna de la Cruz', 'AC'],
  ])('draws the initials of %s', (name, initials) => {
    const html = renderToStaticMarkup(<TeamCard name={name} jobTitle="Director" />);
    expect(html).toMatch(new RegExp(`<text[^>]*>${initials}</text>`));
  });

  it('shows the given picture instead', () => {
    const html = renderToStaticMarkup(
      <TeamCard name="Asha" jobTitle="Director" image={<img src="/asha.jpg" alt="" />} />,
    );
    expect(html).toContain('<img src="/asha.jpg" alt=""');
    expect(html).not.toContain('<text');
  });

  it('names its link by the whole address', () => {
    const html = renderToStaticMarkup(
      <TeamCard name="Asha" jobTitle="Director" email="asha@example.com" />,
    );
    expect(html).toMatch(/<a [^>]*aria-label="asha@example.com"/);
  });

  it('has no link without an address', () => {
    expect(renderToStaticMarkup(<TeamCard name="Asha" jobTitle="Director" />)).not.toContain('<a ');
  });
});
