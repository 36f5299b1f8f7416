import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { MapFacade } from './map-facade.tsx';

const place = {
  src: 'https://maps.example.com/embed',
  href: 'https://maps.example.com/here',
  title: 'Map of Example House',
  address: ['Example House', 'Trivandrum'],
} as const;

describeConformance('MapFacade', (props) => <MapFacade {...props} {...place} />, {
  rootTag: 'div',
  texts: ['Example House', 'Trivandrum', 'Open the map'],
});

describe('MapFacade', () => {
  it('contacts nobody by itself', () => {
    const html = renderToStaticMarkup(<MapFacade {...place} />);
    expect(html).not.toContain('<iframe');
    expect(html).not.toContain(place.src);
    expect(html).toContain(`<a href="${place.href}"`);
  });

  it('has no button in the server’s markup: it could not work there', () => {
    expect(renderToStaticMarkup(<MapFacade {...place} />)).not.toContain('<button');
  });
});
