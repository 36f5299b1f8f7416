import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import hankenGrotesk from '@capsizecss/metrics/hankenGrotesk';
import latin from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
import { globalFontFace } from '@vanilla-extract/css';

globalFontFace('Hanken Grotesk Variable', {
  src: `url(${latin}) format('woff2')`,
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
});

/** A system face stretched to the web font's metrics, so that the swap moves nothing (CLS 0). */
const { fontFaces } = createFontStack([hankenGrotesk, arial], { fontFaceFormat: 'styleObject' });
for (const { '@font-face': face } of fontFaces) {
  const { fontFamily, ...rule } = face;
  if (fontFamily !== undefined) globalFontFace(fontFamily.replaceAll('"', ''), rule);
}
