import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { ContentCard } from './content-card.tsx';

describe('ContentCard (with everything)', () => {
  describeConformance(
    'ContentCard',
    (props) => (
      <ContentCard
        {...props}
        icon="server"
        heading="Servers & Storage"
        list={['Rack servers', 'Backup']}
        link={{ href: '/contact-us', text: 'Talk to us' }}
      >
        Built to last.
      </ContentCard>
    ),
    {
      rootTag: 'div',
      texts: ['Servers & Storage', 'Built to last.', 'Rack servers', 'Backup', 'Talk to us'],
    },
  );
});

describe('ContentCard (with a heading alone)', () => {
  describeConformance('ContentCard', (props) => <ContentCard {...props} heading="Smart city" />, {
    rootTag: 'div',
    texts: ['Smart city'],
  });

  it('has no empty list', () => {
    expect(renderToStaticMarkup(<ContentCard heading="Smart city" list={[]} />)).not.toContain(
      '<ul',
    );
  });
});
