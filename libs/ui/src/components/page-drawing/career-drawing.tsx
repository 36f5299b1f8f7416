import { paint } from '../illustration/paint.css.ts';
import { Words } from '../product-screen/words.tsx';
import { caption, hairline, line, outline } from './page-drawing.css.ts';
import { Sheet, type PageDrawingProps } from './sheet.tsx';

const desk = 'h34v18h-34z';
const chair = 'm17 28h0';
const taken = ['44 44', '92 44', '188 44', '44 104', '140 104', '188 104'];
const free = ['140 44', '92 104'];
const at = (places: readonly string[], what: string) =>
  places.map((place) => `M${place}${what}`).join('');

/** Draws an office from above; some of its desks are free. */
export const CareerDrawing = (props: PageDrawingProps) => (
  <Sheet {...props} title="Floor plan" note="Free desks stand out">
    <path
      className={line.ink}
      d="M20 256V20h440v236h-52M372 256H212M176 256H20M256 20v70M256 124v132M256 160h70M360 160h100M20 172h76M132 172h124"
    />
    <path
      className={hairline.edge}
      d="M372 256a36 36 0 0 1 36-36v36M176 256a36 36 0 0 1 36-36v36M256 90a34 34 0 0 0 34 34h-34M326 160a34 34 0 0 0 34-34v34M96 172a36 36 0 0 1 36-36v36"
    />
    <path className={outline} d={at([...taken, ...free], desk)} />
    <path className={paint.accent} strokeWidth="13" d={at(taken, chair)} />
    <path className={paint.highlight} strokeWidth="13" d={at(free, chair)} />
    <rect className={outline} x="312" y="62" width="96" height="42" rx="21" />
    <path
      className={paint.accent}
      strokeWidth="13"
      d="M332 50h0M360 50h0M388 50h0M332 116h0M388 116h0M300 83h0"
    />
    <path className={paint.highlight} strokeWidth="13" d="M360 116h0" />
    <rect className={outline} x="290" y="186" width="22" height="46" rx="3" />
    <rect className={outline} x="318" y="186" width="22" height="46" rx="3" />
    <path
      className={paint.accent}
      strokeWidth="4"
      strokeDasharray="0 8"
      d="M296 196h12M296 206h12M324 196h12M324 206h12"
    />
    <Words className={caption} y={226} at={{ 40: 'Kitchen', 376: 'Entrance' }} />
    <path className={outline} d="M40 184h100v14H40z" />
    <Words className={caption} y={40} at={{ 272: 'Meeting' }} />
  </Sheet>
);
