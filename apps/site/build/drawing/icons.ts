import { company } from '@example/content/company';
import { meta } from '@example/content/meta';
import { colours } from './brand.ts';
import { markSvg } from './mark.ts';
import { toPng } from './png.ts';

/** Without round corners, because a mask may cut away all but the middle four fifths. */
const square = { corner: 0 };
const masked = { corner: 0, scale: 0.8 };

const manifest = {
  name: meta.siteName,
  short_name: meta.siteName,
  description: company.summary,
  lang: meta.locale,
  dir: meta.direction,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: colours.canvas,
  theme_color: colours.canvas,
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

/** Wraps a PNG as an ICO for older software. */
const toIco = (png: Buffer, size: number): Buffer => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
};

/** Draws the site's icons and its manifest. Returns them by path. */
export const drawIcons = (): ReadonlyMap<string, Buffer> =>
  new Map([
    ['/favicon.svg', Buffer.from(markSvg())],
    ['/favicon.ico', toIco(toPng(markSvg(), 32), 32)],
    ['/apple-touch-icon.png', toPng(markSvg(square), 180)],
    ['/icons/192.png', toPng(markSvg(), 192)],
    ['/icons/512.png', toPng(markSvg(), 512)],
    ['/icons/maskable.png', toPng(markSvg(masked), 512)],
    ['/site.webmanifest', Buffer.from(JSON.stringify(manifest))],
  ]);
