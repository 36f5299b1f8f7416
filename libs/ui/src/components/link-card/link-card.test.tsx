import { describe, expect, it } from 'vitest';
import { Illustration } from '../illustration/index.ts';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { LinkCard } from './link-card.tsx';

describeConformance(
  'LinkCard',
  (props) => (
    <LinkCard
      {...props}
      href="/cloud-services"
      heading="Cloud services"
      picture={<Illustration name="cloud" />}
      callToAction="Learn more"
    >
      Move what you have.
    </LinkCard>
  ),
  { rootTag: 'div', texts: ['Cloud services', 'Move what you have.', 'Learn more'] },
);

describe('LinkCard', () => {
  it('holds one link, named by the heading', () => {
    const html = renderToStaticMarkup(
      <LinkCard
        href="/cloud-services"
        heading="Cloud services"
        level={2}
        callToAction="Learn more"
      />,
    );
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/<h2[^>]*><a href="\/cloud-services"[^>]*>Cloud services<\/a><\/h2>/);
  });
});
