import { describe, expect, it } from 'vitest';
import { describeConformance, htmlFindings } from '../testing/conformance.tsx';
import { renderToStaticMarkup } from '../testing/server.ts';
import { Icon, iconNames } from './icon.tsx';

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
