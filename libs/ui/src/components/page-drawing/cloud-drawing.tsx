import { paint } from '../illustration/paint.css.ts';
import { Words } from '../product-screen/words.tsx';
import { bold, box, caption, hairline, line, outline } from './page-drawing.css.ts';
import { Sheet, type PageDrawingProps } from './sheet.tsx';

const cloud =
  'M300 36a40 40 0 0 1 72-8 30 30 0 0 1 40 12 26 26 0 0 1 32-2q20 8 20 32v168a18 18 0 0 1-18 18H270a18 18 0 0 1-18-18V74q2-36 48-38z';

/** Draws three applications and the way each takes from the server room to the cloud. */
export const CloudDrawing = (props: PageDrawingProps) => (
  <Sheet {...props} title="Migration, wave by wave" note="One application at a time">
    <rect className={box} x="16" y="18" width="122" height="238" rx="8" />
    <Words className={bold} y={42} at={{ 30: 'Server room' }} />
    <path className={paint.soft} d={cloud} />
    <path className={line.accent} d={cloud} />
    <Words className={bold} y={64} at={{ 272: 'Cloud' }} />
    <path
      className={outline}
      d="M28 56h98v52H28zm0 66h98v52H28zm0 66h98v52H28zM290 76h156v44H290zm0 60h156v44H290z"
    />
    <Words y={79} step={66} at={{ 40: ['Portal', 'Records', 'Billing'] }} />
    <Words
      className={caption}
      y={95}
      step={66}
      at={{ 40: ['on two servers', 'Oracle', 'one big program'] }}
    />
    <Words
      y={102}
      step={60}
      at={{ 304: ['Virtual machines', 'Managed database', 'Services of their own'] }}
    />
    <path className={line.accent} d="M126 82h70q10 0 20 8t20 8h48m-6-6 7 6-7 6" />
    <path className={line.highlight} strokeDasharray="1 6" d="M126 148h70q10 0 20 5t20 5h48" />
    <path className={line.highlight} d="m278 152 7 6-7 6" />
    <path
      className={hairline.muted}
      strokeDasharray="4 4"
      d="M126 214h70q10 0 20 2t20 2h48m-6-6 7 6-7 6M290 196h156v44H290z"
    />
    <Words
      className={caption}
      y={74}
      step={66}
      at={{ 146: ['Rehost', 'Replatform', 'Refactor'] }}
    />
    <path className={paint.accent} strokeWidth="13" d="M430 98h0" />
    <path className={hairline.onAccent} d="m427 98 2 2 4-5" />
  </Sheet>
);
