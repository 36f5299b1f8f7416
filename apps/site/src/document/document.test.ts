import { career } from '@example/content/career';
import { sharePictures } from '@example/content/share';
import type { Graph } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import { renderDocument } from './document.tsx';
import { LATER_STYLES } from './page-styles.ts';

const facts: Graph = {
  '@context': 'https://schema.org',
  '@graph': [{ '@type': 'Organization', name: 'A </script> firm' }],
};

const render = (options: Partial<Parameters<typeof renderDocument>[0]> = {}) =>
  renderDocument({
    meta: { title: 'ForEx & more', description: 'Words' },
    origin: 'https://www.example.org',
    path: '/forex',
    facts: undefined,
    assets: {
      styles: { base: '', animations: [], rules: [{ within: '', css: 'a{}', needs: [[]] }] },
      entry: '/assets/forex.js',
      preload: [],
    },
    site: { inline: { headScript: '', hydrateOnIntent: '' }, pages: {} },
    body: '',
    hydrationData: undefined,
    frames: [],
    ...options,
  });

describe('document head', () => {
  it('has the tags for shared links', () => {
    const { html } = render();
    for (const tag of [
      '<link rel="canonical" href="https://www.example.org/forex"/>',
      '<meta property="og:title" content="ForEx &amp; more"/>',
      '<meta property="og:description" content="Words"/>',
      '<meta property="og:url" content="https://www.example.org/forex"/>',
      '<meta property="og:type" content="website"/>',
      '<meta property="og:locale" content="en_IN"/>',
      '<meta property="og:image" content="https://www.example.org/share/forex.png"/>',
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="630"/>',
      `<meta property="og:image:alt" content="${sharePictures.get('/forex')?.alt.replaceAll('&', '&amp;') ?? ''}"/>`,
      '<meta name="twitter:card" content="summary_large_image"/>',
    ])
      expect(html).toContain(tag);
  });

  it('has no such tags when the page is not indexed', () => {
    const meta = { title: 'T', description: 'D', noIndex: true };
    const { html } = render({ meta, facts });
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/og:|twitter:|canonical|ld\+json/);
  });

  it('has no picture for a page the content does not know', () => {
    const { html } = render({ path: '/other' });
    expect(html).toContain('og:title');
    expect(html).not.toMatch(/og:image|twitter:card|ld\+json/);
  });

  it('has one address for what is found under several', () => {
    const meta = { title: 'T', description: 'D', canonical: '/career?job=7' };
    const { html } = render({ path: '/career', meta });
    const address = 'https://www.example.org/career?job=7';
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${address}"/>`);
  });

  it('runs its script once all of it is there', () => {
    const site = { inline: { headScript: 'h()', hydrateOnIntent: 'b()' }, pages: {} };
    expect(render({ site }).html).toMatch(
      /<script type="module" async="" data-entry="\/assets\/forex.js">b\(\)<\/script><\/body>/,
    );
  });

  it('has what acts after the first frame at its end: a KB before the first band costs 5 ms', () => {
    const site = { inline: { headScript: 'h()', hydrateOnIntent: 'b()' }, pages: {} };
    const [head = '', end = ''] = render({ site, body: '<main></main>' }).html.split('<main>');
    for (const later of ['speculationrules', 'data-entry="/assets/forex.js"', 'b()']) {
      expect(head).not.toContain(later);
      expect(end).toContain(later);
    }
  });

  it('brings its font last, after what need not wait for it, when there is one', () => {
    const site = {
      inline: { headScript: 'h()', hydrateOnIntent: '' },
      face: { css: '@font-face{}', href: 'data:f' },
      pages: {},
    };
    const { html, csp } = render({ site });
    expect(html).toContain('<style>a{}</style><script>h()</script>');
    expect(html).toMatch(
      /<style>@font-face{}<\/style><link rel="preload" as="font"[^>]* href="data:f"><\/head>/,
    );
    expect(csp.scripts).toHaveLength(2);
    expect(csp.styles).toHaveLength(2);
    expect(csp.fonts).toEqual(['data:']);
    expect(render().csp).not.toHaveProperty('fonts');
  });

  it('has the styles for later parts at the end of the first band', () => {
    const rule = (name: string) => ({ within: '', css: `.${name}{top:0}`, needs: [[name]] });
    const printed = { within: '@media print{', css: '.A00{}', needs: [['later']] };
    const named = { ...rule('A30'), css: '.A30{animation:A31}' };
    const animations = ['A31', 'A32'].map((name) => ({ name, css: `@keyframes ${name}{}` }));
    const rules = [rule('A00'), rule('A10'), printed, rule('A20'), named];
    const assets = {
      styles: { base: '@layer a;', animations, rules },
      entry: '/a.js',
      preload: [],
    };
    const band = '<p class="A00 A20"></p><p class="A30"></p>';
    const { html, csp } = render({
      assets,
      body: `${band}${LATER_STYLES}<p class="A10"></p>${LATER_STYLES}<p></p>`,
    });
    expect(html).toContain(
      '<style>@layer a;@keyframes A31{}.A00{top:0}.A20{top:0}.A30{animation:A31}</style>',
    );
    expect(html).toContain(
      `${band}<style data-later="">@keyframes A32{}.A10{top:0}@media print{.A00{}}.A20{top:0}.A30{animation:A31}</style><p class="A10"></p>${LATER_STYLES}<p></p>`,
    );
    expect(csp.styles).toHaveLength(2);
    const small = {
      ...rule('A00'),
      css: '.A00[data-size=sm]{}',
      needs: [['A00', 'data-size="sm"']],
    };
    const headWith = (size: string) =>
      render({
        assets: { ...assets, styles: { base: '', animations: [], rules: [small] } },
        body: `<p class="A00" data-size="${size}"></p>${LATER_STYLES}`,
      }).html.split('</head>', 1)[0];
    expect(headWith('sm')).toContain(small.css);
    expect(headWith('lg')).not.toContain(small.css);
    const whole = render({ assets, body: '<p class="A00"></p>' });
    expect(whole.html).toContain('<style>@layer a;@keyframes A31{}@keyframes A32{}.A00{top:0}.A10');
    expect(whole.csp.styles).toHaveLength(1);
  });

  it('delays the first frame until the first band is parsed', () => {
    const expects = '<link rel="expect" href="#first-band" blocking="render">';
    expect(render({ body: '<section id="first-band"></section>' }).html).toContain(expects);
    expect(render({ body: '<section></section>' }).html).not.toContain(expects);
  });

  it('names its feeds', () => {
    const alternates = [
      { href: '/career.atom', type: 'application/atom+xml', title: career.feed.title },
    ];
    expect(render({ meta: { title: 'T', description: 'D', alternates } }).html).toContain(
      '<link rel="alternate" href="/career.atom" type="application/atom+xml"',
    );
  });
});

describe('document body', () => {
  it('has no character that HTML cannot hold', () => {
    expect(render({ body: '<input value="a\0b"/>' }).html).toContain('value="ab"');
  });
});

describe('document data', () => {
  it('does not count as a script in its policy', () => {
    const { html, csp } = render({ facts });
    expect(html).toContain('<script type="application/ld+json">');
    expect(csp.scripts).toHaveLength(1);
  });

  it('cannot end its element', () => {
    const { html } = render({ facts });
    const [, data = ''] = /ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toEqual(facts);
  });
});
