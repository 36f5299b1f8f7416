import { paint } from '../illustration/paint.css.ts';
import { Words } from '../product-screen/words.tsx';
import { bold, box, caption, hairline, line, outline } from './page-drawing.css.ts';
import { Sheet, type PageDrawingProps } from './sheet.tsx';

const rack = (x: number) => (
  <g transform={`translate(${String(x)} 0)`}>
    <rect className={outline} x="0" y="14" width="124" height="246" rx="5" />
    <path className={paint.muted} d="M8 264h14v-4H8zM102 264h14v-4h-14z" />
    <rect className={box} x="9" y="24" width="106" height="17" rx="2" />
    <rect className={box} x="9" y="45" width="106" height="17" rx="2" />
    <path className={paint.accent} strokeWidth="6" strokeDasharray="0 8" d="M18 32.5h56" />
    <path className={paint.muted} strokeWidth="5" strokeDasharray="0 8" d="M18 53.5h90" />
    <path className={paint.accent} strokeWidth="5" d="M92 32.5h14" />
    <rect className={box} x="9" y="72" width="106" height="22" rx="2" />
    <rect className={box} x="9" y="97" width="106" height="22" rx="2" />
    <rect className={box} x="9" y="122" width="106" height="22" rx="2" />
    <path
      className={line.edge}
      d="M18 79h50M18 83h50M18 87h50M18 104h50M18 108h50M18 112h50M18 129h50M18 133h50M18 137h50"
    />
    <path className={paint.accent} strokeWidth="5" d="M97 83h0M97 108h0M97 133h0" />
    <path className={paint.highlight} strokeWidth="5" d="M106 83h0M106 133h0" />
    <rect className={box} x="9" y="154" width="106" height="40" rx="2" />
    <path
      className={paint.soft}
      strokeWidth="7"
      d="M19 163v22M31 163v22M43 163v22M55 163v22M67 163v22M79 163v22M91 163v22M103 163v22"
    />
    <path className={paint.accent} strokeWidth="3" strokeDasharray="0 12" d="M19 185h86" />
    <rect className={box} x="9" y="204" width="106" height="46" rx="2" />
    <path className={hairline.muted} d="M19 217h46v20H19zM68 223v8" />
    <path className={paint.highlight} strokeWidth="9" strokeLinecap="butt" d="M23 227h30" />
    <path className={paint.accent} strokeWidth="5" d="M97 219h0M106 219h0" />
  </g>
);

/** Draws two racks from the front, wired to each other, and the devices in them. */
export const IntegrationDrawing = (props: PageDrawingProps) => (
  <Sheet {...props} title="Rack elevation" note="Front view, two of four">
    <path className={line.accent} d="M146 32h32M146 54h16v-22" />
    <path className={line.highlight} d="M146 227h32" />
    {rack(28)}
    {rack(172)}
    <path className={hairline.muted} d="M287 43h33M287 108h33M287 174h33M287 227h33" />
    <path className={paint.accent} strokeWidth="6" d="M287 43h0M287 108h0M287 174h0" />
    <path className={paint.highlight} strokeWidth="6" d="M287 227h0" />
    <g className={bold}>
      <Words y={43} at={{ 328: 'Network' }} />
      <Words y={108} at={{ 328: 'Servers' }} />
      <Words y={174} at={{ 328: 'Storage' }} />
      <Words y={227} at={{ 328: 'Power' }} />
    </g>
    <g className={caption}>
      <Words y={57} at={{ 328: 'two ways, 10 Gb/s each' }} />
      <Words y={122} at={{ 328: 'three a rack, mirrored' }} />
      <Words y={188} at={{ 328: 'copied every night' }} />
      <Words y={241} at={{ 328: 'bridged for 40 minutes' }} />
    </g>
  </Sheet>
);
