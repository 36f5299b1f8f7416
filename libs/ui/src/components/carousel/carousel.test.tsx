import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { Carousel } from './carousel.tsx';
import { carouselSets } from './variants.ts';

const slides = ['First', 'Second', 'Third'].map((text) => <p key={text}>{text}</p>);

describe.each(carouselSets)('Carousel (%s)', (set) => {
  describeConformance(
    'Carousel',
    (props) => (
      <Carousel {...props} label="Industries" set={set}>
        {slides}
      </Carousel>
    ),
    { rootTag: 'section', texts: ['First', 'Second', 'Third'] },
  );
});

describe('Carousel', () => {
  it('has neither copies nor buttons that could not work in the server’s markup', () => {
    const html = renderToStaticMarkup(<Carousel label="Industries">{slides}</Carousel>);
    expect(html.match(/First/g)).toHaveLength(1);
    expect(html).not.toContain('<button');
    expect(html).not.toContain('inert');
  });

  it('says what it is in the language it is given', () => {
    const html = renderToStaticMarkup(
      <Carousel
        label="Branchen"
        labels={{
          carousel: 'Karussell',
          position: (n, total) => `${String(n)} von ${String(total)}`,
        }}
      >
        {slides}
      </Carousel>,
    );
    expect(html).toContain('aria-roledescription="Karussell"');
    expect(html).toContain('aria-label="2 von 3"');
    expect(html).toContain('aria-roledescription="slide"');
  });
});
