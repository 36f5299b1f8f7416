import { paint } from '../illustration/paint.css.ts';
import { AppWindow } from './app-window.tsx';
import { bold, caption, end, middle, panel, small, tint, title } from './product-screen.css.ts';
import { Words } from './words.tsx';

const rows = { y: 113, step: 32.2 };

/** A money changer's rate board, with a sale being made. */
export const ExchangeScreen = ({ product }: { readonly product: string }) => (
  <AppWindow
    product={product}
    nav={['Rates', 'Buy and sell', 'Customers', 'Stock', 'Returns', 'Branches']}
    heading="Rate board"
  >
    <path className={tint.good} strokeWidth="16" d="M430 51.5h30" />
    <Words className={`${small} ${middle} ${tint.success}`} y={54} at={{ 445: 'Live 09:42' }} />
    <rect className={panel} x="108" y="72" width="237" height="216" rx="8" />
    <path
      className={paint.edge}
      strokeWidth="1"
      d="M108 94h237M108 126h237M108 158h237M108 190h237M108 222h237M108 254h237"
    />
    <g className={caption}>
      <Words y={87} at={{ 118: 'Currency' }} />
      <Words className={end} y={87} at={{ 236: 'Buy', 284: 'Sell', 335: 'Change' }} />
      <Words
        {...rows}
        at={{ 168: ['Dollar', 'Euro', 'Pound', 'Dirham', 'Singapore', 'Yen, 100'] }}
      />
    </g>
    <path
      className={paint.soft}
      strokeWidth="18"
      d="M127 110h0M127 142h0M127 174h0M127 206h0M127 239h0M127 271h0"
    />
    <g className={bold}>
      <Words className={middle} {...rows} at={{ 127: ['$', '€', '£', 'Dh', 'S$', '¥'] }} />
      <Words {...rows} at={{ 143: ['USD', 'EUR', 'GBP', 'AED', 'SGD', 'JPY'] }} />
    </g>
    <g className={end}>
      <Words {...rows} at={{ 236: ['86.10', '93.45', '111.20', '23.38', '64.70', '57.15'] }} />
      <Words {...rows} at={{ 284: ['87.35', '95.05', '113.10', '23.92', '65.95', '58.40'] }} />
      <Words
        {...rows}
        className={caption}
        at={{ 335: ['0.24', '0.31', '0.12', '0.05', '0.08', '0.19'] }}
      />
    </g>
    <path
      className={tint.success}
      d="m300 113 4-6 4 6zM300 145l4-6 4 6zM300 210l4-6 4 6zM300 274l4-6 4 6z"
    />
    <path className={tint.danger} d="m300 171 4 6 4-6zM300 236l4 6 4-6z" />
    <rect className={panel} x="354" y="72" width="114" height="118" rx="8" />
    <Words className={bold} y={88} at={{ 364: 'Sell currency' }} />
    <path
      className={paint.sunken}
      strokeWidth="22"
      strokeLinejoin="miter"
      d="M376 109h70M376 136h70"
    />
    <Words className={paint.muted} y={112} step={27} at={{ 370: ['USD', 'INR'] }} />
    <Words className={`${bold} ${end}`} y={112} step={27} at={{ 452: ['1,000.00', '87,350.00'] }} />
    <path className={paint.accent} strokeWidth="20" d="M375 170h72" />
    <Words
      className={`${bold} ${middle} ${paint.onAccent}`}
      y={173}
      at={{ 411: 'Print the bill' }}
    />
    <rect className={panel} x="354" y="200" width="114" height="88" rx="8" />
    <Words className={caption} y={216} at={{ 364: 'USD, 30 days' }} />
    <Words className={title} y={233} at={{ 364: '87.35' }} />
    <path className={paint.soft} d="M364 280v-12l14-8 14 5 14-14 14 5 14-10 24-8v42z" />
    <path
      className={paint.accent}
      fill="none"
      strokeWidth="2"
      d="m364 268 14-8 14 5 14-14 14 5 14-10 24-8"
    />
    <path className={paint.highlight} strokeWidth="7" d="M458 238h0" />
  </AppWindow>
);
