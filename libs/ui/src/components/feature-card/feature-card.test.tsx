import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { FeatureCard, featureTones } from './feature-card.tsx';

describe.each(featureTones)('FeatureCard (%s)', (tone) => {
  describeConformance(
    'FeatureCard',
    (props) => (
      <FeatureCard {...props} tone={tone} value="80+" title="Streams" description="In one view." />
    ),
    { rootTag: 'div', texts: ['80+', 'Streams', 'In one view.'] },
  );
});

describe('FeatureCard', () => {
  it('shows an icon to the eye only', () => {
    const html = renderToStaticMarkup(
      <FeatureCard icon="chart" title="Dashboards" description="Live." level={2} />,
    );
    expect(html).toMatch(/<svg[^>]* aria-hidden="true"/);
    expect(html).toMatch(/<h2[^>]*>Dashboards<\/h2>/);
  });

  it('has no place for what is not given', () => {
    const html = renderToStaticMarkup(<FeatureCard title="Plain" description="Text." />);
    expect(html).not.toContain('<svg');
    expect(html.match(/<p/g)).toHaveLength(1);
  });
});
