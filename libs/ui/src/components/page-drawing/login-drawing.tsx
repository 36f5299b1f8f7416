import { paint } from '../illustration/paint.css.ts';
import { Words } from '../product-screen/words.tsx';
import { bold, box, code, line, middle, outline } from './page-drawing.css.ts';
import { Sheet, type PageDrawingProps } from './sheet.tsx';

/** Draws a sign-in by password and by a code from another device. */
export const LoginDrawing = (props: PageDrawingProps) => (
  <Sheet {...props} title="Two steps" note="Password, then code">
    <rect className={box} x="20" y="24" width="196" height="226" rx="10" />
    <Words className={bold} y={52} at={{ 40: 'Password' }} />
    <rect className={outline} x="40" y="66" width="156" height="34" rx="6" />
    <path className={paint.ink} strokeWidth="7" strokeDasharray="0 13" d="M56 83h93" />
    <path className={paint.accent} strokeWidth="34" strokeLinecap="butt" d="M40 133h156" />
    <path className={line.onAccent} d="M106 133h24m-6-6 7 6-7 6" />
    <path className={paint.edge} strokeWidth="6" d="M42 172h120M42 190h80M42 208h104" />
    <path className={line.accent} d="M216 137h32m-6-6 7 6-7 6" />
    <rect className={box} x="260" y="24" width="200" height="226" rx="10" />
    <Words className={bold} y={52} at={{ 278: 'Code' }} />
    <path
      className={outline}
      d="M278 66h22v34h-22zM306 66h22v34h-22zM334 66h22v34h-22zM364 66h22v34h-22zM392 66h22v34h-22zM420 66h22v34h-22z"
    />
    <Words className={`${code} ${middle}`} y={87} at={{ 289: '4', 317: '8', 345: '1', 375: '5' }} />
    <path className={line.highlight} d="M403 75v16" />
    <path className={outline} d="M334 156v-14a26 26 0 0 1 52 0v14" />
    <rect className={paint.accent} x="322" y="154" width="76" height="62" rx="10" />
    <path className={paint.onAccent} strokeWidth="14" d="M360 180h0" />
    <path className={paint.onAccent} strokeWidth="6" d="M360 182v16" />
  </Sheet>
);
