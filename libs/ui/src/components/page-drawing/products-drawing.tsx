import { paint } from '../illustration/paint.css.ts';
import { Words } from '../product-screen/words.tsx';
import { bold, box, caption, code, end, line } from './page-drawing.css.ts';
import { Sheet, type PageDrawingProps } from './sheet.tsx';

/** Draws four systems, each by its most used view. */
export const ProductsDrawing = (props: PageDrawingProps) => (
  <Sheet {...props} title="Four systems" note="In daily use">
    <rect className={box} x="16" y="16" width="216" height="114" rx="8" />
    <rect className={box} x="248" y="16" width="216" height="114" rx="8" />
    <rect className={box} x="16" y="144" width="216" height="114" rx="8" />
    <rect className={box} x="248" y="144" width="216" height="114" rx="8" />
    <g className={bold}>
      <Words y={38} at={{ 30: 'Files', 262: 'Revenue' }} />
      <Words y={166} at={{ 30: 'Wards', 262: 'Rates' }} />
    </g>
    <path className={paint.soft} d="M30 50h12v15H30zM30 74h12v15H30zM30 98h12v15H30z" />
    <path className={paint.edge} strokeWidth="5" d="M54 58h62M54 82h84M54 106h48" />
    <path className={paint.accent} strokeWidth="15" d="M178 58h32M178 106h32" />
    <path className={paint.highlight} strokeWidth="15" d="M178 82h32" />
    <path className={line.onAccent} d="m190 58 3 3 6-6m-9 51 3 3 6-6" />
    <path className={paint.soft} d="M262 116V90c24-4 32-22 56-18s36 12 56 2 40-30 76-24v66z" />
    <path className={line.accent} d="M262 90c24-4 32-22 56-18s36 12 56 2 40-30 76-24" />
    <path className={paint.highlight} strokeWidth="8" d="M450 50h0" />
    <Words
      className={caption}
      y={188}
      step={20}
      at={{ 30: ['Harbour', 'Market', 'Lake', 'Hill'] }}
    />
    <path className={paint.edge} strokeWidth="7" d="M88 185h128M88 205h128M88 225h128M88 245h128" />
    <path className={paint.accent} strokeWidth="7" d="M88 185h96M88 205h64M88 245h82" />
    <path className={paint.highlight} strokeWidth="7" d="M88 225h116" />
    <g className={code}>
      <Words y={188} step={20} at={{ 262: ['USD', 'EUR', 'GBP', 'AED'] }} />
      <Words
        className={end}
        y={188}
        step={20}
        at={{ 400: ['86.10', '93.45', '111.20', '23.38'] }}
      />
    </g>
    <path className={paint.accent} d="m430 188 5-8 5 8zM430 208l5-8 5 8zM430 248l5-8 5 8z" />
    <path className={paint.highlight} d="m430 220 5 8 5-8z" />
  </Sheet>
);
