import { paint } from '../illustration/paint.css.ts';
import { Words } from '../product-screen/words.tsx';
import { bold, box, line, middle } from './page-drawing.css.ts';
import { Sheet, type PageDrawingProps } from './sheet.tsx';

/** Draws the streets around an office, and the way from the station. */
export const ContactDrawing = (props: PageDrawingProps) => (
  <Sheet {...props} title="Site plan" note="Not to scale">
    <g transform="rotate(8 240 140)">
      <path className={line.edge} d="M-30 64h560M-30 190h560M84-60v420M220-60v420M356-60v420" />
      <path
        className={paint.edge}
        d="M104-10h96v50h-96zM240-10h96v50h-96zM-10 88h70v78h-70zM108 88h40v34h-40zM108 134h88v30h-88zM160 88h36v34h-36zM380 88h90v32h-90zM380 132h40v32h-40zM104 214h46v50h-46zM162 214h36v70h-36zM242 214h94v40h-94zM380 212h90v60h-90zM-10 214h72v50h-72z"
      />
      <path className={paint.soft} d="M244 86h90v80h-90z" />
      <path className={paint.accent} strokeWidth="9" d="M258 102h0M318 104h0M256 150h0M320 148h0" />
      <path className={line.highlight} strokeDasharray="1 6" d="M84 250v-60h136v-50" />
      <path className={paint.highlight} strokeWidth="10" d="M84 250h0" />
    </g>
    <path
      className={paint.highlight}
      d="M234 142c-20-24-27-34-27-48a27 27 0 0 1 54 0c0 14-7 24-27 48z"
    />
    <path className={paint.onAccent} strokeWidth="19" d="M234 95h0" />
    <circle className={box} cx="438" cy="42" r="20" />
    <path className={paint.accent} d="m438 28 6 16h-12z" />
    <Words className={`${bold} ${middle}`} y={57} at={{ 438: 'N' }} />
  </Sheet>
);
