import { describe, expect, it } from 'vitest';
import { renderGallery, views } from './gallery/render.mjs';

describe('the views of a page', () => {
  it('are phone, tablet and desktop in both themes, one without JavaScript, one in print', () => {
    const seen = views.map(
      ({ width, theme, javaScript, media }) =>
        `${String(width)} ${theme} ${javaScript ? 'script' : 'plain'} ${media}`,
    );
    expect(seen).toEqual([
      '360 light script screen',
      '360 dark script screen',
      '768 light script screen',
      '768 dark script screen',
      '1440 light script screen',
      '1440 dark script screen',
      '1440 light plain screen',
      '768 light script print',
    ]);
  });
});

describe('the gallery', () => {
  it('shows each picture below its page', () => {
    const [view] = views;
    if (!view) throw new Error('there is no view');
    const html = renderGallery(['/', '/about'], [{ path: '/about', view, file: 'about-x.png' }]);
    expect(html).toContain('<a href="#home">/</a>');
    expect(html).toMatch(/<section id="about">.*<img src="about-x\.png" alt="\/about, 360-light"/);
  });
});
