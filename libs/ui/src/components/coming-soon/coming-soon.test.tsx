import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { ComingSoon } from './coming-soon.tsx';

describeConformance(
  'ComingSoon',
  (props) => (
    <ComingSoon {...props} heading="Stay Tuned!" action={<a href="/services">Services</a>}>
      Stories of our work.
    </ComingSoon>
  ),
  { rootTag: 'div', texts: ['Stay Tuned!', 'Stories of our work.', 'Services'] },
);

describe('ComingSoon', () => {
  it('is the page’s level 1 heading unless told otherwise', () => {
    expect(renderToStaticMarkup(<ComingSoon heading="Soon" />)).toMatch(/<h1[^>]*>Soon<\/h1>/);
    expect(renderToStaticMarkup(<ComingSoon heading="Soon" level={2} />)).toContain('<h2');
  });

  it('goes without a picture', () => {
    const html = renderToStaticMarkup(<ComingSoon heading="Soon" picture={null} />);
    expect(html).not.toContain('<svg');
  });
});
