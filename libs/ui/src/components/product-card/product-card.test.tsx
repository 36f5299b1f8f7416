import { describe, expect, it } from 'vitest';
import { ProductScreen } from '../product-screen/index.ts';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { ProductCard } from './product-card.tsx';

const card = {
  image: <ProductScreen screen="exchange" product="ForEx" label="" />,
  title: 'ForEx',
  subtitle: 'For authorised money changers',
  href: '/forex',
  callToAction: 'View product',
};

describeConformance('ProductCard', (props) => <ProductCard {...props} {...card} />, {
  rootTag: 'div',
  texts: [card.title, card.subtitle, card.callToAction],
});

describe('ProductCard', () => {
  it('holds one link, named by the title', () => {
    const html = renderToStaticMarkup(<ProductCard {...card} />);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/<h3[^>]*><a href="\/forex"[^>]*>ForEx<\/a><\/h3>/);
  });
});
