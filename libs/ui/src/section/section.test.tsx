import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Section, sectionTones } from './section.tsx';

describe.each(sectionTones)('on %s', (tone) => {
  describeConformance(
    'Section',
    (props) => (
      <Section
        tone={tone}
        eyebrow="Above"
        heading="Heading"
        lead="Below"
        action={<a href="#all">All</a>}
        {...props}
      >
        <p>Content</p>
      </Section>
    ),
    { rootTag: 'section', texts: ['Above', 'Heading', 'Below', 'All', 'Content'] },
  );
});

describe('Section', () => {
  it('is named by its heading', () => {
    const html = renderToStaticMarkup(<Section heading="Heading" />);
    const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1] ?? 'none';
    expect(html).toContain(`id="${id}"`);
  });
  it('is no landmark without a name', () => {
    expect(renderToStaticMarkup(<Section>Content</Section>)).not.toContain('aria-labelledby');
  });
});
