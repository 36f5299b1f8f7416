import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import hankenGrotesk from '@capsizecss/metrics/hankenGrotesk';
import roboto from '@capsizecss/metrics/roboto';
import latin from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
import { globalFontFace } from '@vanilla-extract/css';

globalFontFace('Hanken Grotesk Variable', {
  src: `url(${latin}) format('woff2')`,
  fontWeight: '100 900',
  fontStyle: 'normal',
  // Swapped in late it would move what is being read: it is used where it is there at once, which
  // from the second page on it is (docs/decisions/0005).
  fontDisplay: 'optional',
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
});

/*
 * System faces stretched to the web font's metrics, so that a page looks alike before it is there.
 * Arimo, Liberation Sans, Helvetica and Nimbus Sans have Arial's measures.
 */
const { fontFaces } = createFontStack([hankenGrotesk, arial, roboto], {
  fontFaceFormat: 'styleObject',
});
for (const {
  '@font-face': { fontFamily, ...face },
} of fontFaces) {
  if (fontFamily === undefined) continue;
  const src = String(face.src).includes('Arial')
    ? `${String(face.src)}, local('Liberation Sans'), local('Arimo'), local('Helvetica'), local('Nimbus Sans')`
    : String(face.src);
  globalFontFace(fontFamily.replaceAll(/[":]/g, ''), { ...face, src });
}
