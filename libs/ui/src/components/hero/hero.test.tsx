import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { HeroArt } from './hero-art.tsx';
import { Hero } from './hero.tsx';

describeConformance(
  'Hero',
  (props) => (
    <Hero
      eyebrow="Above"
      heading="Think simple"
      lead="Below"
      actions={<a href="#work">Our work</a>}
      facts={<p>Thirteen years</p>}
      {...props}
    />
  ),
  { rootTag: 'section', texts: ['Above', 'Think simple', 'Below', 'Our work', 'Thirteen years'] },
);

describeConformance('HeroArt', () => <HeroArt />, { rootTag: 'svg', propsTo: 'nowhere' });

describe('HeroArt', () => {
  it('is a decoration of at most 4 KB', () => {
    const html = renderToStaticMarkup(<HeroArt />);
    expect(html).toContain('aria-hidden="true"');
    expect(html.replaceAll(/ class="[^"]*"/g, ' class="abcdef"').length).toBeLessThan(4096);
  });
});
