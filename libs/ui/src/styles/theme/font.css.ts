import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import hankenGrotesk from '@capsizecss/metrics/hankenGrotesk';
import hankenGroteskMedium from '@capsizecss/metrics/hankenGrotesk/500';
import hankenGroteskBold from '@capsizecss/metrics/hankenGrotesk/700';
import roboto from '@capsizecss/metrics/roboto';
import robotoMedium from '@capsizecss/metrics/roboto/500';
import robotoBold from '@capsizecss/metrics/roboto/700';
import latin from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
import { globalFontFace } from '@vanilla-extract/css';

globalFontFace('Hanken Grotesk Variable', {
  src: `url("${latin}") format('woff2')`,
  fontWeight: '100 900',
  fontStyle: 'normal',
  // A font that is swapped in late moves the text: this one is used only if it is there at once (docs/decisions/0044).
  fontDisplay: 'optional',
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
});

/** Faces with Arial's measures, by their full names and their PostScript names. */
const likeArial = {
  regular: [
    'Liberation Sans',
    'LiberationSans',
    'Arimo',
    'Arimo-Regular',
    'Helvetica',
    'Nimbus Sans',
  ],
  bold: [
    'Liberation Sans Bold',
    'LiberationSans-Bold',
    'Arimo Bold',
    'Arimo-Bold',
    'Helvetica Bold',
    'Helvetica-Bold',
    'Nimbus Sans Bold',
    'NimbusSans-Bold',
  ],
} as const;

/*
 * System faces stretched to the web font's metrics, each for its weights: a browser given none for bold
 * makes a false one of the regular face.
 */
const fallbacks = [
  { like: 'Arial', weights: '100 599', of: hankenGrotesk, is: arial, others: likeArial.regular },
  {
    like: 'Arial',
    weights: '600 900',
    of: hankenGroteskBold,
    is: arialBold,
    others: likeArial.bold,
  },
  { like: 'Roboto', weights: '100 499', of: hankenGrotesk, is: roboto, others: ['Roboto'] },
  { like: 'Roboto', weights: '500 599', of: hankenGroteskMedium, is: robotoMedium, others: [] },
  { like: 'Roboto', weights: '600 900', of: hankenGroteskBold, is: robotoBold, others: [] },
];
for (const { like, weights, of, is, others } of fallbacks) {
  const { fontFaces } = createFontStack([of, is], { fontFaceFormat: 'styleObject' });
  for (const { '@font-face': face } of fontFaces) {
    const { fontFamily: _, ...stretched } = face;
    globalFontFace(`Hanken Grotesk Fallback ${like}`, {
      ...stretched,
      src: [String(face.src), ...others.map((name) => `local('${name}')`)].join(', '),
      fontWeight: weights,
    });
  }
}
