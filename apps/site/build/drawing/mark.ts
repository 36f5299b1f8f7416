import { company } from '@example/content/company';
import { colours } from './brand.ts';

const GRID = 32;

interface MarkOptions {
  /** Radius of the tile's corners, on the mark's grid of 32. */
  readonly corner?: number;
  /** Scale of the mark on its tile; 1 is its usual size. */
  readonly scale?: number;
}

/** Returns the company's mark on its tile as an SVG document. */
export const markSvg = ({ corner = 8, scale = 1 }: MarkOptions = {}): string => {
  const { path, point } = company.mark;
  const [x, y] = point;
  const shift = (GRID * (1 - scale)) / 2;
  const place = scale === 1 ? '' : ` transform="translate(${shift} ${shift}) scale(${scale})"`;
  const tile = `<rect width="${GRID}" height="${GRID}"${corner ? ` rx="${corner}"` : ''} fill="${colours.inverse}"/>`;
  const lines = `<path d="${path}" fill="none" stroke="${colours.accentOnInverse}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"${place}/>`;
  const dot = `<circle cx="${x}" cy="${y}" r="2.8" fill="${colours.highlight}"${place}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}">${tile}${lines}${dot}</svg>`;
};

/** Returns the attributes of the mark's shapes, for drawings that are not SVG documents. */
export const markShapes = (stroke: string) => ({
  lines: {
    d: company.mark.path,
    fill: 'none',
    stroke,
    strokeWidth: 2.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const,
  point: { cx: company.mark.point[0], cy: company.mark.point[1], r: 2.8, fill: colours.highlight },
});
