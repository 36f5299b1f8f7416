import { describe, expect, it } from 'vitest';
import { describeConformance, htmlFindings } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { ContentCard } from '../content-card/content-card.tsx';
import { DialogHeaderButton } from '../dialog/dialog.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ExpandableCard } from '../expandable-card/expandable-card.tsx';
import { FeatureCard } from '../feature-card/feature-card.tsx';
import { createIcon, Icon, iconNames } from './icon.tsx';

describeConformance('Icon', (props) => <Icon name="cloud" {...props} />, {
  rootTag: 'svg',
});

describe('Icon', () => {
  it('is hidden from assistive technology', () => {
    expect(renderToStaticMarkup(<Icon name="cloud" />)).toContain('aria-hidden="true"');
  });
  it('is an image when it has a label', () => {
    const html = renderToStaticMarkup(<Icon name="star" label="Rated" />);
    expect(html).toContain('role="img"');
    expect(html).toContain('aria-label="Rated"');
    expect(html).not.toContain('aria-hidden');
  });
  it.each(iconNames)('draws %s', (name) => {
    const html = renderToStaticMarkup(<Icon name={name} />);
    expect(html).toMatch(/ d="[Mm][\d.]/);
    expect(htmlFindings(html)).toBe('');
  });
});

describe('createIcon', () => {
  const OwnIcon = createIcon({ rocket: 'M1 1h2', 'turn-left': 'M3 3h4' });
  it('draws a company’s own and the kit’s', () => {
    expect(renderToStaticMarkup(<OwnIcon name="rocket" />)).toContain('d="M1 1h2"');
    expect(renderToStaticMarkup(<OwnIcon name="cloud" size="lg" />)).toBe(
      renderToStaticMarkup(<Icon name="cloud" size="lg" />),
    );
  });
  it('turns what points to the left with the reading direction', () => {
    expect(renderToStaticMarkup(<OwnIcon name="turn-left" />)).toContain('data-flip');
    expect(renderToStaticMarkup(<OwnIcon name="rocket" />)).not.toContain('data-flip');
  });
  it('refuses a name that is in neither', () => {
    // @ts-expect-error -- no such drawing
    expect(renderToStaticMarkup(<OwnIcon name="rokcet" />)).not.toContain(' d=');
  });
});

describe('an icon of another set', () => {
  const icon = <svg data-own="" width="24" height="24" />;
  it.each([
    ['ContentCard', <ContentCard heading="A" icon={icon} />],
    ['DialogHeaderButton', <DialogHeaderButton label="A" icon={icon} />],
    ['EmptyState', <EmptyState heading="A" icon={icon} />],
    [
      'ExpandableCard',
      <ExpandableCard title="A" icon={icon}>
        A
      </ExpandableCard>,
    ],
    ['FeatureCard', <FeatureCard title="A" description="A" icon={icon} />],
  ])('is shown by %s, as decoration', (_, card) => {
    expect(renderToStaticMarkup(card)).toMatch(/<span [^>]*aria-hidden="true"><svg data-own=""/);
  });
});
