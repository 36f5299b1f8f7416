import { paint } from '../illustration/paint.css.ts';
import { AppWindow } from './app-window.tsx';
import {
  bold,
  caption,
  end,
  flat,
  middle,
  panel,
  small,
  tint,
  title,
} from './product-screen.css.ts';
import { Words } from './words.tsx';

/** An airport's revenue today, this week, and where it comes from. */
export const RevenueScreen = ({ product }: { readonly product: string }) => (
  <AppWindow
    product={product}
    nav={['Revenue', 'Flights', 'Billing', 'Contracts', 'Compliance', 'Forecast']}
    heading="Revenue"
  >
    <rect className={panel} x="350" y="41.5" width="118" height="20" rx="10" />
    <path className={paint.soft} strokeWidth="16" d="M398 51.5h22" />
    <Words className={`${small} ${middle}`} y={54} at={{ 370: 'Day', 409: 'Week', 448: 'Month' }} />
    <rect className={panel} x="108" y="72" width="114" height="52" rx="8" />
    <rect className={panel} x="231" y="72" width="114" height="52" rx="8" />
    <rect className={panel} x="354" y="72" width="114" height="52" rx="8" />
    <Words
      className={caption}
      y={88}
      at={{ 118: 'Landing and parking', 241: 'Passenger services', 364: 'Retail and advertising' }}
    />
    <Words className={title} y={105} at={{ 118: '4.82 Cr', 241: '2.37 Cr', 364: '1.16 Cr' }} />
    <Words
      className={`${small} ${tint.success}`}
      y={117}
      at={{ 118: '+ 6.4 %', 241: '+ 2.1 %', 364: '+ 9.8 %' }}
    />
    <path
      className={paint.accent}
      fill="none"
      strokeWidth="1.5"
      d="m172 112 8-4 8 2 8-7 8 1 8-6M295 112l8-2 8 2 8-6 8 3 8-6M418 114l8-5 8 2 8-6 8-3 8-7"
    />
    <rect className={panel} x="108" y="134" width="237" height="154" rx="8" />
    <Words className={bold} y={150} at={{ 118: 'Collected, last seven days' }} />
    <path
      className={paint.edge}
      strokeWidth="1"
      d="M132 170h203M132 196h203M132 222h203M132 248h203"
    />
    <g className={caption}>
      <Words className={end} y={173} step={26} at={{ 126: ['9', '6', '3', '0'] }} />
      <Words
        className={middle}
        y={273}
        at={{ 136: 'Mon', 168: 'Tue', 200: 'Wed', 232: 'Thu', 264: 'Fri', 298: 'Sat', 330: 'Sun' }}
      />
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
    <Words className={bold} y={150} at={{ 364: '80+ streams' }} />
    <g className={flat} strokeWidth="12">
      <circle className={paint.soft} cx="411" cy="190" r="25" />
      <path className={paint.accent} d="M411 165a25 25 0 1 1-12.04 46.91" />
      <path className={paint.highlight} d="M398.96 211.91a25 25 0 0 1-12.52-17.23" />
    </g>
    <path className={paint.accent} strokeWidth="7" d="M368 239h0" />
    <path className={paint.highlight} strokeWidth="7" d="M368 255h0" />
    <path className={paint.soft} strokeWidth="7" d="M368 271h0" />
    <Words y={242} step={16} at={{ 378: ['Aeronautical', 'Retail', 'Services'] }} />
    <Words className={`${bold} ${end}`} y={242} step={16} at={{ 458: ['58 %', '14 %', '28 %'] }} />
  </AppWindow>
);
