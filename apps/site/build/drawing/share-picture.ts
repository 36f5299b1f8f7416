import { sharePictureSize, type SharePicture } from '@example/content/share';
import { createElement as h } from 'react';
import satori from 'satori';
import { colours, FACE, readFace } from './brand.ts';
import { markShapes } from './mark.ts';

const { width, height } = sharePictureSize;
const MARGIN = 76;

const faces = [readFace(500), readFace(700)];

const GRID = '0 0 32 32';

const markLines = (stroke: string) => {
  const { lines, point } = markShapes(stroke);
  return [h('path', { key: 'lines', ...lines }), h('circle', { key: 'point', ...point })];
};

const mark = h(
  'svg',
  { width: 72, height: 72, viewBox: GRID },
  h('rect', { width: 32, height: 32, rx: 8, fill: colours.inverseSurface }),
  markLines(colours.accentOnInverse),
);

/** The mark as high as the picture, behind the words. */
const backdrop = h(
  'svg',
  {
    width: 720,
    height: 720,
    viewBox: GRID,
    style: { position: 'absolute', right: -120, top: -40 },
  },
  markLines(colours.inverseSurface),
);

/** Returns the font size with which a heading takes at most three lines. */
const headingSize = (heading: string): number => {
  if (heading.length > 44) return 72;
  return heading.length > 24 ? 84 : 100;
};

const layout = ({ eyebrow, heading, siteName, line }: SharePicture) =>
  h(
    'div',
    {
      style: {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width,
        height,
        padding: MARGIN,
        boxSizing: 'border-box',
        background: colours.inverse,
        color: colours.textOnInverse,
        fontFamily: FACE,
        fontWeight: 500,
      },
    },
    backdrop,
    h(
      'div',
      { style: { display: 'flex', alignItems: 'center', gap: 24, fontSize: 38, fontWeight: 700 } },
      mark,
      siteName,
    ),
    h(
      'div',
      { style: { display: 'flex', flexDirection: 'column', gap: 12, width: 690 } },
      eyebrow && h('div', { style: { color: colours.accentOnInverse, fontSize: 34 } }, eyebrow),
      h(
        'div',
        {
          style: {
            fontSize: headingSize(heading),
            fontWeight: 700,
            letterSpacing: '-0.02em',
            lineHeight: 1.08,
          },
        },
        heading,
      ),
    ),
    h(
      'div',
      { style: { width: 690, color: colours.textMutedOnInverse, fontSize: 30, lineHeight: 1.35 } },
      line,
    ),
  );

/** Returns the share picture of a page as an SVG with its words as outlines. */
export const sharePictureSvg = async (picture: SharePicture): Promise<string> =>
  satori(layout(picture), { width, height, fonts: faces });
