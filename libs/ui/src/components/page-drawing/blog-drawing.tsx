import { paint } from '../illustration/paint.css.ts';
import { Words } from '../product-screen/words.tsx';
import { bold, box, caption, hairline, line, wash } from './page-drawing.css.ts';
import { Sheet, type PageDrawingProps } from './sheet.tsx';

/** Draws an article that is being written: a correction in it, notes beside it. */
export const BlogDrawing = (props: PageDrawingProps) => (
  <Sheet {...props} title="An article" note="Second draft">
    <rect className={box} x="16" y="16" width="290" height="240" rx="8" />
    <path className={paint.ink} strokeWidth="10" d="M40 50h170M40 70h104" />
    <path
      className={paint.muted}
      strokeWidth="4"
      opacity=".55"
      d="M40 98h242M40 114h226M40 130h96M220 130h62M40 146h210M40 210h84M40 226h60M40 194h70"
    />
    <path className={`${paint.accent} ${wash}`} d="M144 120h68v20h-68z" />
    <path className={line.accent} d="M150 130h56M218 123v15" />
    <path className={line.highlight} d="m176 122-6-10m-22 18h20" />
    <path className={hairline.edge} d="M150 166v66h132" />
    <path className={line.accent} d="m150 222 28-18 26 8 30-30 48-10" />
    <path className={paint.highlight} strokeWidth="9" d="M234 182h0" />
    <path
      className={hairline.edge}
      d="M212 130c60 0 50-43 110-43M234 182h88"
      strokeDasharray="3 4"
    />
    <rect className={box} x="322" y="56" width="142" height="62" rx="8" />
    <rect className={box} x="322" y="150" width="142" height="62" rx="8" />
    <path className={paint.accent} strokeWidth="18" d="M344 80h0" />
    <path className={paint.highlight} strokeWidth="18" d="M344 174h0" />
    <Words className={bold} y={84} at={{ 360: 'Editor' }} />
    <Words className={bold} y={178} at={{ 360: 'Engineer' }} />
    <Words className={caption} y={106} at={{ 336: 'Say it in fewer words.' }} />
    <Words className={caption} y={200} at={{ 336: 'Measured again: it holds.' }} />
  </Sheet>
);
