import { paint } from '../illustration/paint.css.ts';
import { Words } from '../product-screen/words.tsx';
import { bold, line, outline } from './page-drawing.css.ts';
import { Sheet, type PageDrawingProps } from './sheet.tsx';

const people = 'M0 0a9 9 0 0 1 18 0z';

/** Draws a house cut open: one trade on each floor. */
export const CompanyDrawing = (props: PageDrawingProps) => (
  <Sheet {...props} title="Under one roof" note="Section">
    <path className={outline} d="M96 68 240 16l144 52v190H96z" />
    <path
      className={line.ink}
      d="M82 73 240 16l158 57M96 112h288M96 160h288M96 208h288M40 258h400"
    />
    <path className={paint.soft} d="M97 69h286v42H97zM97 161h286v46H97z" />
    <Words
      className={bold}
      y={95}
      step={48}
      at={{ 112: ['Consultants', 'Developers', 'Network engineers', 'Cloud specialists'] }}
    />
    <path
      className={line.muted}
      d="M246 102h44M310 102h44M246 150h44M310 150h44M246 198h44M310 198h44M246 246h44M310 246h44"
    />
    {[0, 1, 2, 3].map((floor) => (
      <g key={floor} transform={`translate(0 ${String(floor * 48)})`}>
        <path className={paint.accent} transform="translate(259 100)" d={people} />
        <path
          className={floor === 2 ? paint.accent : paint.highlight}
          transform="translate(323 100)"
          d={people}
        />
        <path className={paint.ink} strokeWidth="8" d="M268 86h0M332 86h0" />
      </g>
    ))}
    <path
      className={line.accent}
      d="M66 258v-36M66 228q-16-2-16-20 16 0 16 20 0-14 14-16 0 16-14 16M414 258v-36M414 228q-16-2-16-20 16 0 16 20 0-14 14-16 0 16-14 16"
    />
  </Sheet>
);
