import { expect, it } from 'vitest';
import { preloadWebFont } from './index.ts';

const links = (base: string, ...files: readonly string[]) => {
  const { configResolved, transformIndexHtml } = preloadWebFont();
  configResolved({ base });
  return transformIndexHtml.handler('', {
    bundle: Object.fromEntries(files.map((file) => [file, {}])),
  });
};

it('asks for the built font below the base, as a font is asked for', () => {
  expect(
    links('/desk/', 'assets/main.js', 'assets/hanken-grotesk-latin-wght-normal-Ab1.woff2'),
  ).toEqual([
    {
      tag: 'link',
      attrs: {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossorigin: true,
        href: '/desk/assets/hanken-grotesk-latin-wght-normal-Ab1.woff2',
      },
      injectTo: 'head-prepend',
    },
  ]);
});

it('asks for no other font, and for none while there is no bundle', () => {
  expect(links('/', 'assets/other.woff2')).toEqual([]);
  expect(preloadWebFont().transformIndexHtml.handler('', {})).toEqual([]);
});
