import { paint } from '../illustration/paint.css.ts';
import { Words } from '../product-screen/words.tsx';
import { bold, box, caption, hairline, line, middle, outline } from './page-drawing.css.ts';
import { Sheet, type PageDrawingProps } from './sheet.tsx';

/** Draws water on its way from the reservoir by pump, valve and meter to the tower, as in the control room. */
export const UtilityDrawing = (props: PageDrawingProps) => (
  <Sheet {...props} title="Pumping station" note="All values normal">
    <path className={paint.accent} d="M30 110q21-7 42 0t42 0v60H30z" />
    <path className={hairline.ink} d="M29 70v101h86V70" />
    <path
      className={paint.accent}
      fill="none"
      strokeWidth="5"
      d="M72 171v55h88M196 226h46M274 226h46M352 226h66v-92"
    />
    <circle className={outline} cx="178" cy="226" r="18" />
    <path className={paint.accent} d="m172 215 18 11-18 11z" />
    <path className={outline} d="m242 214 32 24v-24l-32 24z" />
    <path className={line.muted} d="M258 226v-20M250 205h16" />
    <circle className={outline} cx="336" cy="226" r="16" />
    <path className={line.muted} d="m336 226 7-8" />
    <path
      className={hairline.muted}
      d="m388 134-10 126M448 134l10 126M383 196h70M381 226h74M383 196l72 30M453 196l-72 30"
    />
    <path className={outline} d="M380 84h76v42a10 10 0 0 1-10 10h-56a10 10 0 0 1-10-10z" />
    <path
      className={paint.accent}
      d="M381 100q18-6 37 0t37 0v26a9 9 0 0 1-9 9h-56a9 9 0 0 1-9-9z"
    />
    <path className={outline} d="m374 84 44-22 44 22z" />
    <path className={line.highlight} d="M178 208v-50h-14V64" />
    <g className={line.highlight}>
      <circle cx="164" cy="54" r="11" />
      <circle cx="164" cy="40" r="11" />
      <path d="M164 29V14M152 14h24" />
    </g>
    <rect className={box} x="206" y="20" width="146" height="98" rx="8" />
    <Words className={bold} y={40} at={{ 218: 'Pressure, 24 hours' }} />
    <path className={hairline.edge} d="M218 60h122M218 82h122M218 104h122" />
    <path className={hairline.highlight} strokeDasharray="3 3" d="M218 54h122" />
    <path
      className={line.accent}
      d="M218 92c12 2 20-2 28-14s16-10 24-4 14 16 24 14 14-22 24-22 12 14 22 12"
    />
    <path className={paint.accent} strokeWidth="6" d="M340 78h0" />
    <g className={bold}>
      <Words className={paint.onAccent} y={150} at={{ 56: '72 %' }} />
      <Words className={middle} y={260} at={{ 178: '1 450 rpm', 258: 'open', 336: '48 m³/h' }} />
    </g>
    <Words className={caption} y={58} at={{ 30: 'Reservoir', 396: 'Tower' }} />
    <Words className={caption} y={188} at={{ 186: 'Pump' }} />
  </Sheet>
);
