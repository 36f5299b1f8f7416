import { paint } from '../illustration/paint.css.ts';
import { AppWindow } from './app-window.tsx';
import { bold, caption, end, middle, panel, small, tint, title } from './product-screen.css.ts';
import { Words } from './words.tsx';

const rows = { y: 113, step: 32.2 };

/** A municipality's budget by ward, and the wards on a map. */
export const BudgetScreen = ({ product }: { readonly product: string }) => (
  <AppWindow
    product={product}
    nav={['Budget', 'Property tax', 'Licences', 'Works', 'Payroll', 'Citizens']}
    heading="Ward budget"
  >
    <rect className={panel} x="396" y="41.5" width="72" height="20" rx="10" />
    <Words className={`${small} ${middle}`} y={54} at={{ 432: 'This year' }} />
    <rect className={panel} x="108" y="72" width="237" height="216" rx="8" />
    <g className={caption}>
      <Words y={87} at={{ 118: 'Ward', 196: 'Spent of allotted' }} />
      <Words className={end} y={87} at={{ 335: 'Lakh' }} />
    </g>
    <path
      className={paint.edge}
      strokeWidth="1"
      d="M108 94h237M108 126h237M108 158h237M108 190h237M108 222h237M108 254h237"
    />
    <g strokeWidth="7">
      <path
        className={paint.soft}
        d="M200 110h96M200 142h84M200 174h92M200 206h70M200 238h88M200 271h76"
      />
      <path className={paint.accent} d="M200 110h70M200 142h48M200 206h56M200 238h40M200 271h60" />
      <path className={paint.highlight} d="M200 174h87" />
    </g>
    <Words
      {...rows}
      className={bold}
      at={{
        118: [
          '1 Harbour',
          '2 Old Market',
          '3 Lake Side',
          '4 Station',
          '5 Hill View',
          '6 Mill Road',
        ],
      }}
    />
    <Words {...rows} className={end} at={{ 335: ['412', '368', '401', '296', '384', '322'] }} />
    <rect className={panel} x="354" y="72" width="114" height="136" rx="8" />
    <Words className={bold} y={88} at={{ 364: 'Works by ward' }} />
    <path
      className={paint.soft}
      d="m366 112 28-11 10 27-14 20-26-8zM432 97l24 16-2 29-14 0-6-20zM440 142h14l4 32-34 20-30-8 22-24z"
    />
    <path className={paint.accent} d="m394 101 38-4 2 25-30 6zM364 140l26 8 26 14-22 24-26-18z" />
    <path className={paint.highlight} d="m404 128 30-6 6 20-24 20-26-14z" />
    <path
      className={paint.surface}
      fill="none"
      strokeWidth="2.5"
      d="m394 101 10 27-14 20-26-8M390 148l26 14-22 24M416 162l24-20h14M404 128l30-6 6 20M432 97l2 25"
    />
    <g className={`${small} ${bold} ${middle}`}>
      <Words className={tint.onHighlight} y={145} at={{ 416: '4' }} />
      <Words className={paint.onAccent} y={117} at={{ 414: '2' }} />
      <Words className={paint.onAccent} y={168} at={{ 389: '5' }} />
      <Words y={127} at={{ 384: '1' }} />
      <Words y={124} at={{ 445: '3' }} />
      <Words y={172} at={{ 433: '6' }} />
    </g>
    <rect className={panel} x="354" y="218" width="114" height="70" rx="8" />
    <Words className={caption} y={234} at={{ 364: 'Property tax collected' }} />
    <Words className={title} y={252} at={{ 364: '86 %' }} />
    <Words className={`${small} ${end} ${tint.success}`} y={252} at={{ 458: '+ 11 %' }} />
    <path className={paint.soft} strokeWidth="7" d="M368 272h86" />
    <path className={paint.accent} strokeWidth="7" d="M368 272h74" />
  </AppWindow>
);
