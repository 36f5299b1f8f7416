import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { Section, sectionTones } from './section.tsx';

describe.each(sectionTones)('Section (on %s)', (tone) => {
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

describe('Section (split)', () => {
  describeConformance(
    'Section',
    (props) => (
      <Section layout="split" heading="Heading" lead="Below" {...props}>
        <p>Content</p>
      </Section>
    ),
    { rootTag: 'section', texts: ['Heading', 'Below', 'Content'] },
  );
});

describe('Section', () => {
  it('is named by its heading', () => {
    const html = renderToStaticMarkup(<Section heading="Heading" />);
    const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1] ?? 'none';
    expect(html).toContain(`id="${id}"`);
  });
  it('holds words and action when it has no heading', () => {
    const html = renderToStaticMarkup(
      <Section eyebrow="Above" lead="Below" action={<a href="#all">All</a>} />,
    );
    for (const text of ['Above', 'Below', 'All']) expect(html).toContain(`>${text}<`);
    expect(html).not.toContain('<h2');
    expect(html).not.toContain('aria-labelledby');
  });
  it('is no landmark without a name', () => {
    expect(renderToStaticMarkup(<Section>Content</Section>)).not.toContain('aria-labelledby');
  });
});
