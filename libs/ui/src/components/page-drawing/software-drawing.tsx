import { paint } from '../illustration/paint.css.ts';
import { Words } from '../product-screen/words.tsx';
import { bold, box, code, end, hairline, line, wash } from './page-drawing.css.ts';
import { Sheet, type PageDrawingProps } from './sheet.tsx';

/** Draws a change to a program with its test, and its way to those who use it. */
export const SoftwareDrawing = (props: PageDrawingProps) => (
  <Sheet {...props} title="A change on its way" note="Reviewed">
    <rect className={box} x="16" y="16" width="290" height="240" rx="8" />
    <path className={hairline.edge} d="M16 42h290M48 42v214" />
    <Words className={bold} y={33} at={{ 28: 'parking.ts' }} />
    <g className={wash}>
      <path className={paint.highlight} d="M17 74h288v20H17z" />
      <path className={paint.accent} d="M17 94h288v40H17z" />
    </g>
    <g className={code}>
      <Words
        className={`${paint.muted} ${end}`}
        y={68}
        step={20}
        at={{ 40: ['12', '13', '13', '14', '15', '16', '17', '18', '19'] }}
      />
      <Words className={paint.highlight} y={88} at={{ 54: '-' }} />
      <Words className={paint.accent} y={108} step={20} at={{ 54: ['+', '+'] }} />
      <Words
        y={68}
        step={20}
        at={{
          68: [
            'function fee(stay) {',
            '\u00a0 return stay.hours * rate',
            '\u00a0 const rate = rates.at(stay.from)',
            '\u00a0 return stay.hours * rate',
            '}',
            '',
            "test('a night costs half', () => {",
            '\u00a0 expect(fee(night)).toBe(240)',
            '})',
          ],
        }}
      />
    </g>
    <rect className={box} x="322" y="16" width="142" height="240" rx="8" />
    <Words className={bold} y={40} at={{ 336: 'Change 214' }} />
    <path className={line.edge} d="M344 66v160" />
    <path className={paint.accent} strokeWidth="18" d="M344 66h0M344 106h0M344 146h0M344 186h0" />
    <path className={line.onAccent} d="m340 66 3 3 5-6m-8 43 3 3 5-6m-8 43 3 3 5-6m-8 43 3 3 5-6" />
    <path className={paint.highlight} strokeWidth="18" d="M344 226h0" />
    <Words
      y={70}
      step={40}
      at={{ 364: ['Built', 'Tested', 'Tried by hand', 'Reviewed', 'In daily use'] }}
    />
  </Sheet>
);
