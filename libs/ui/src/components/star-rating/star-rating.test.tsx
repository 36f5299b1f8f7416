import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { StarRating } from './star-rating.tsx';
import { full } from './star-rating.css.ts';

describeConformance('StarRating', (props) => <StarRating {...props} value={4} />, {
  rootTag: 'span',
});

describe('StarRating', () => {
  const fullStars = (html: string) => html.split(full).length - 1;

  it('says the rating', () => {
    expect(renderToStaticMarkup(<StarRating value={4} />)).toContain(
      'role="img" aria-label="Rated 4 out of 5"',
    );
    expect(renderToStaticMarkup(<StarRating value={4} label="Vier von fünf" />)).toContain(
      'aria-label="Vier von fünf"',
    );
  });

  it('fills as many stars', () => {
    const html = renderToStaticMarkup(<StarRating value={3.6} />);
    expect(html.match(/<svg/g)).toHaveLength(5);
    expect(fullStars(html)).toBe(4);
  });
});
