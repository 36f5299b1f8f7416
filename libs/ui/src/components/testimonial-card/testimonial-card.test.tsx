import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { TestimonialCard } from './testimonial-card.tsx';

describeConformance(
  'TestimonialCard',
  (props) => (
    <TestimonialCard {...props} name="Asha Menon" jobTitle="Head of Revenue" rating={5}>
      It simply works.
    </TestimonialCard>
  ),
  {
    rootTag: 'figure',
    texts: ['It simply works.', 'Asha Menon', 'Head of Revenue', 'Rated 5 out of 5'],
  },
);

describe('TestimonialCard', () => {
  it('has the mark of the firm in place of initials', () => {
    const html = renderToStaticMarkup(
      <TestimonialCard name="Asha Menon" jobTitle="Head of Revenue" mark="arcs">
        It simply works.
      </TestimonialCard>,
    );
    expect(html).not.toContain('AM');
    expect(html.match(/<svg/g)).toHaveLength(2);
  });

  it('takes a mark of your own', () => {
    const html = renderToStaticMarkup(
      <TestimonialCard
        name="Asha Menon"
        jobTitle="Head of Revenue"
        mark={<img src="/a.svg" alt="" />}
      >
        It simply works.
      </TestimonialCard>,
    );
    expect(html).not.toContain('AM');
    expect(html).toContain('<img src="/a.svg" alt=""/>');
  });

  it('has no stars without a rating', () => {
    const html = renderToStaticMarkup(
      <TestimonialCard name="Asha Menon" jobTitle="Head of Revenue">
        It simply works.
      </TestimonialCard>,
    );
    expect(html).not.toContain('role="img"');
  });
});
