import { paint } from '../illustration/paint.css.ts';
import { AppWindow } from './app-window.tsx';
import { bold, end, middle, panel, small, tint, title } from './product-screen.css.ts';
import { TextColumn } from './text-column.tsx';

/** A money changer's rate board, with a sale being made. */
export const forex = (
  <AppWindow
    name="ForEx"
    nav={['Rates', 'Buy and sell', 'Customers', 'Stock', 'Returns', 'Branches']}
    heading="Rate board"
  >
    <path className={tint.good} strokeWidth="16" d="M430 51.5h30" />
    <text className={`${small} ${middle} ${tint.success}`} x="445" y="54">
      Live 09:42
    </text>
    <rect className={panel} x="108" y="72" width="237" height="216" rx="8" />
    <path
      className={paint.edge}
      strokeWidth="1"
      d="M108 94h237M108 126h237M108 158h237M108 190h237M108 222h237M108 254h237"
    />
    <g className={`${small} ${paint.muted}`}>
      <text x="118" y="87">
        Currency
      </text>
      <text className={end} y="87">
        <tspan x="236">Buy</tspan>
        <tspan x="284">Sell</tspan>
        <tspan x="335">Change</tspan>
      </text>
      <TextColumn
        x={168}
        y={113}
        step={32.2}
        lines={['Dollar', 'Euro', 'Pound', 'Dirham', 'Singapore', 'Yen, 100']}
      />
    </g>
    <path
      className={paint.soft}
      strokeWidth="18"
      d="M127 110h0M127 142h0M127 174h0M127 206h0M127 239h0M127 271h0"
    />
    <g className={`${bold} ${paint.ink}`}>
      <TextColumn
        className={middle}
        x={127}
        y={113}
        step={32.2}
        lines={['$', '€', '£', 'Dh', 'S$', '¥']}
      />
      <TextColumn x={143} y={113} step={32.2} lines={['USD', 'EUR', 'GBP', 'AED', 'SGD', 'JPY']} />
    </g>
    <g className={`${end} ${paint.ink}`}>
      <TextColumn
        x={236}
        y={113}
        step={32.2}
        lines={['86.10', '93.45', '111.20', '23.38', '64.70', '57.15']}
      />
      <TextColumn
        x={284}
        y={113}
        step={32.2}
        lines={['87.35', '95.05', '113.10', '23.92', '65.95', '58.40']}
      />
    </g>
    <path
      className={tint.success}
      d="m300 113 4-6 4 6zM300 145l4-6 4 6zM300 210l4-6 4 6zM300 274l4-6 4 6z"
    />
    <path className={tint.danger} d="m300 171 4 6 4-6zM300 236l4 6 4-6z" />
    <TextColumn
      className={`${small} ${end} ${paint.muted}`}
      x={335}
      y={113}
      step={32.2}
      lines={['0.24', '0.31', '0.12', '0.05', '0.08', '0.19']}
    />
    <rect className={panel} x="354" y="72" width="114" height="118" rx="8" />
    <text className={`${bold} ${paint.ink}`} x="364" y="88">
      Sell currency
    </text>
    <path
      className={paint.sunken}
      strokeWidth="22"
      strokeLinejoin="miter"
      d="M376 109h70M376 136h70"
    />
    <text className={paint.muted}>
      <tspan x="370" y="112">
        USD
      </tspan>
      <tspan x="370" y="139">
        INR
      </tspan>
    </text>
    <text className={`${bold} ${end} ${paint.ink}`}>
      <tspan x="452" y="112">
        1,000.00
      </tspan>
      <tspan x="452" y="139">
        87,350.00
      </tspan>
    </text>
    <path className={paint.accent} strokeWidth="20" d="M375 170h72" />
    <text className={`${bold} ${middle} ${paint.onAccent}`} x="411" y="173">
      Print the bill
    </text>
    <rect className={panel} x="354" y="200" width="114" height="88" rx="8" />
    <text className={`${small} ${paint.muted}`} x="364" y="216">
      USD, 30 days
    </text>
    <text className={`${title} ${paint.ink}`} x="364" y="233">
      87.35
    </text>
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
