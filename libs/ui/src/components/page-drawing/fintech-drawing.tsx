import { paint } from '../illustration/paint.css.ts';
import { Words } from '../product-screen/words.tsx';
import { bold, box, caption, code, hairline, line } from './page-drawing.css.ts';
import { Sheet, type PageDrawingProps } from './sheet.tsx';

/** Draws a customer's record, and the checks it has passed. */
export const FintechDrawing = (props: PageDrawingProps) => (
  <Sheet {...props} title="Customer record" note="Verified, ready to register">
    <rect className={box} x="16" y="18" width="278" height="150" rx="10" />
    <path className={paint.soft} d="M32 38h70v84H32z" />
    <circle className={paint.accent} cx="67" cy="70" r="14" />
    <path className={paint.accent} d="M43 122a24 24 0 0 1 48 0z" />
    <Words className={caption} y={48} step={38} at={{ 118: ['Name', 'Date of birth'] }} />
    <Words className={bold} y={63} step={38} at={{ 118: ['A. Menon', '14-02-1988'] }} />
    <Words className={caption} y={140} at={{ 32: 'Identifier' }} />
    <Words className={code} y={156} at={{ 32: '1234 5678 9012 34' }} />
    <path className={hairline.accent} d="M228 132h46v22h-46z" />
    <path className={line.accent} strokeDasharray="2 3" d="M234 143h34" />
    <path className={hairline.accent} d="M132 168v30h48" />
    <rect className={box} x="180" y="180" width="114" height="70" rx="8" />
    <Words className={caption} y={200} at={{ 194: 'Against the list' }} />
    <Words className={bold} y={218} at={{ 194: 'No match' }} />
    <path className={paint.accent} strokeWidth="6" d="M196 236h82" />
    <rect className={box} x="310" y="18" width="154" height="232" rx="8" />
    <Words className={bold} y={42} at={{ 324: 'Checks' }} />
    <path className={line.edge} d="M333 68v156" />
    <path className={paint.accent} strokeWidth="18" d="M333 68h0M333 107h0M333 146h0M333 185h0" />
    <path className={line.onAccent} d="m329 68 3 3 5-6m-8 42 3 3 5-6m-8 42 3 3 5-6m-8 42 3 3 5-6" />
    <path className={paint.highlight} strokeWidth="18" d="M333 224h0" />
    <Words
      y={72}
      step={39}
      at={{
        352: ['Document read', 'Photo compared', 'Address proved', 'Risk rated', 'Registered'],
      }}
    />
  </Sheet>
);
