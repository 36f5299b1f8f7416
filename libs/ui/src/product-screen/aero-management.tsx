import { paint } from '../illustration/paint.css.ts';
import { AppWindow } from './app-window.tsx';
import { bold, end, flat, middle, panel, small, tint, title } from './product-screen.css.ts';
import { TextColumn } from './text-column.tsx';

/** An airport's revenue today, this week, and where it comes from. */
export const aeroManagement = (
  <AppWindow
    name="Aero-DB"
    nav={['Revenue', 'Flights', 'Billing', 'Contracts', 'Compliance', 'Forecast']}
    heading="Revenue"
  >
    <rect className={panel} x="350" y="41.5" width="118" height="20" rx="10" />
    <path className={paint.soft} strokeWidth="16" d="M398 51.5h22" />
    <text className={`${small} ${middle} ${paint.ink}`} y="54">
      <tspan x="370">Day</tspan>
      <tspan x="409">Week</tspan>
      <tspan x="448">Month</tspan>
    </text>
    <path
      className={panel}
      d="M116 72h98a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8h-98a8 8 0 0 1-8-8V80a8 8 0 0 1 8-8zm123 0h98a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8h-98a8 8 0 0 1-8-8V80a8 8 0 0 1 8-8zm123 0h98a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8h-98a8 8 0 0 1-8-8V80a8 8 0 0 1 8-8z"
    />
    <text className={`${small} ${paint.muted}`} y="88">
      <tspan x="118">Landing and parking</tspan>
      <tspan x="241">Passenger services</tspan>
      <tspan x="364">Retail and advertising</tspan>
    </text>
    <text className={`${title} ${paint.ink}`} y="105">
      <tspan x="118">4.82 Cr</tspan>
      <tspan x="241">2.37 Cr</tspan>
      <tspan x="364">1.16 Cr</tspan>
    </text>
    <text className={`${small} ${tint.success}`} y="117">
      <tspan x="118">+ 6.4 %</tspan>
      <tspan x="241">+ 2.1 %</tspan>
      <tspan x="364">+ 9.8 %</tspan>
    </text>
    <path
      className={paint.accent}
      fill="none"
      strokeWidth="1.5"
      d="m172 112 8-4 8 2 8-7 8 1 8-6M295 112l8-2 8 2 8-6 8 3 8-6M418 114l8-5 8 2 8-6 8-3 8-7"
    />
    <rect className={panel} x="108" y="134" width="237" height="154" rx="8" />
    <text className={`${bold} ${paint.ink}`} x="118" y="150">
      Collected, last seven days
    </text>
    <path
      className={paint.edge}
      strokeWidth="1"
      d="M132 170h203M132 196h203M132 222h203M132 248h203"
    />
    <g className={`${small} ${paint.muted}`}>
      <TextColumn className={end} x={126} y={173} step={26} lines={['9', '6', '3', '0']} />
      <text className={middle} y="273">
        <tspan x="136">Mon</tspan>
        <tspan x="168">Tue</tspan>
        <tspan x="200">Wed</tspan>
        <tspan x="232">Thu</tspan>
        <tspan x="264">Fri</tspan>
        <tspan x="298">Sat</tspan>
        <tspan x="330">Sun</tspan>
      </text>
    </g>
    <path
      className={paint.soft}
      d="M136 248v-28c12-2 20-14 32-14s20 8 32 6 20-22 32-22 20 6 32 2v56z"
    />
    <path
      className={paint.accent}
      fill="none"
      strokeWidth="2.5"
      d="M136 220c12-2 20-14 32-14s20 8 32 6 20-22 32-22 20 6 32 2"
    />
    <path
      className={paint.highlight}
      fill="none"
      strokeWidth="2.5"
      strokeDasharray="1 5"
      d="M264 192c12-4 20-14 34-14s20 4 32-4"
    />
    <path className={paint.accent} strokeWidth="9" d="M264 192h0" />
    <path className={paint.surface} strokeWidth="4" d="M264 192h0" />
    <rect className={panel} x="354" y="134" width="114" height="154" rx="8" />
    <text className={`${bold} ${paint.ink}`} x="364" y="150">
      80+ streams
    </text>
    <g className={flat} strokeWidth="12">
      <circle className={paint.soft} cx="411" cy="190" r="25" />
      <circle
        className={paint.accent}
        cx="411"
        cy="190"
        r="25"
        pathLength="100"
        strokeDasharray="58 42"
        strokeDashoffset="25"
      />
      <circle
        className={paint.highlight}
        cx="411"
        cy="190"
        r="25"
        pathLength="100"
        strokeDasharray="14 86"
        strokeDashoffset="-33"
      />
    </g>
    <path className={paint.accent} strokeWidth="7" d="M368 239h0" />
    <path className={paint.highlight} strokeWidth="7" d="M368 255h0" />
    <path className={paint.soft} strokeWidth="7" d="M368 271h0" />
    <g className={paint.ink}>
      <TextColumn x={378} y={242} step={16} lines={['Aeronautical', 'Retail', 'Services']} />
      <TextColumn
        className={`${bold} ${end}`}
        x={458}
        y={242}
        step={16}
        lines={['58 %', '14 %', '28 %']}
      />
    </g>
  </AppWindow>
);
