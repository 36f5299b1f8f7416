import { paths } from '../icon/paths.ts';
import { paint } from '../illustration/paint.css.ts';
import { Words } from '../product-screen/words.tsx';
import { bold, box, caption, line, outline } from './page-drawing.css.ts';
import { Sheet, type PageDrawingProps } from './sheet.tsx';

const layers = [
  ['consult', 'Consultancy', 'plans, reports, tenders'],
  ['code', 'Software', 'made for the way you work'],
  ['cloud', 'Cloud', 'moved step by step'],
  ['integrate', 'System integration', 'servers, networks, power'],
] as const;

/** Draws the layers of one project, all held by one contact. */
export const ServicesDrawing = (props: PageDrawingProps) => (
  <Sheet {...props} title="One project, four layers" note="One contact">
    <path
      className={line.accent}
      d="M76 138h20M124 42h-16q-12 0-12 12v168q0 12 12 12h16M96 106h28M96 170h28"
    />
    <circle className={outline} cx="50" cy="138" r="26" />
    <circle className={paint.highlight} cx="50" cy="131" r="8" />
    <path className={paint.highlight} d="M35 155a15 15 0 0 1 30 0q-15 8-30 0z" />
    {layers.map(([icon, name, text], index) => (
      <g key={icon} transform={`translate(124 ${String(18 + index * 64)})`}>
        <rect className={box} width="340" height="48" rx="8" />
        <rect className={paint.soft} x="6" y="6" width="36" height="36" rx="6" />
        <path className={line.accent} transform="translate(12 12)" d={paths[icon]} />
        <Words className={bold} y={28} at={{ 58: name }} />
        <Words className={caption} y={28} at={{ 186: text }} />
      </g>
    ))}
  </Sheet>
);
