import { paint } from '../illustration/paint.css.ts';
import { AppWindow } from './app-window.tsx';
import { bold, caption, end, middle, panel, small, tint } from './product-screen.css.ts';
import { Words } from './words.tsx';

const rows = { y: 111, step: 32.5 };

/** A list of documents, and where one of them is on its way. */
export const DocumentsScreen = ({ product }: { readonly product: string }) => (
  <AppWindow
    product={product}
    nav={['Inbox', 'Documents', 'Workflows', 'Signatures', 'Archive', 'Reports']}
    heading="Inbox"
  >
    <path className={paint.accent} strokeWidth="20" d="M424 51h34" />
    <Words className={`${middle} ${bold} ${paint.onAccent}`} y={54} at={{ 441: 'New file' }} />
    <rect className={panel} x="312" y="41.5" width="92" height="20" rx="10" />
    <Words className={caption} y={54} at={{ 324: 'Search files' }} />
    <rect className={panel} x="108" y="72" width="242" height="216" rx="8" />
    <path
      className={paint.edge}
      strokeWidth="1"
      d="M108 92h242M108 124.5h242M108 157h242M108 189.5h242M108 222h242M108 254.5h242"
    />
    <path
      className={paint.accent}
      d="M118 101h8l4 4v11h-12zM118 166h8l4 4v11h-12zM118 231h8l4 4v11h-12zM118 263h8l4 4v11h-12z"
    />
    <path className={paint.highlight} d="M118 133h8l4 4v11h-12zM118 198h8l4 4v11h-12z" />
    <g className={paint.muted}>
      <Words className={small} y={85} at={{ 118: 'Name', 238: 'Section', 292: 'Status' }} />
      <Words
        {...rows}
        at={{ 238: ['Purchase', 'Pensions', 'Land', 'Admin', 'Accounts', 'Council'] }}
      />
    </g>
    <Words
      {...rows}
      className={bold}
      at={{
        138: [
          'Tender notice 14',
          'Pension file 2207',
          'Survey sketch',
          'Circular: eOffice',
          'Invoice 8841',
          'Board minutes',
        ],
      }}
    />
    <path className={tint.good} strokeWidth="15" d="M299 108h36M299 205.5h36M299 270.5h36" />
    <path className={tint.warm} strokeWidth="15" d="M299 140.5h36M299 238h36" />
    <path className={paint.soft} strokeWidth="15" d="M299 173h36" />
    <Words
      className={`${small} ${middle}`}
      y={110.5}
      step={32.5}
      at={{ 317: ['Approved', 'In review', 'To sign', 'Approved', 'In review', 'Approved'] }}
    />
    <rect className={panel} x="360" y="72" width="108" height="138" rx="8" />
    <path className={paint.edge} strokeWidth="2" d="M376 108v84" />
    <path className={paint.accent} strokeWidth="2" d="M376 108v42" />
    <path className={paint.accent} strokeWidth="13" d="M376 108h0M376 129h0" />
    <path className={paint.highlight} strokeWidth="13" d="M376 150h0" />
    <path className={paint.edge} strokeWidth="13" d="M376 171h0M376 192h0" />
    <path
      className={paint.onAccent}
      fill="none"
      strokeWidth="1.5"
      d="m373.5 108 2 2 3.5-4M373.5 129l2 2 3.5-4"
    />
    <Words className={bold} y={90} at={{ 370: 'Pension file 2207' }} />
    <Words
      y={111}
      step={21}
      at={{ 389: ['Received', 'Verified', 'In review', 'Sign-off', 'Archive'] }}
    />
    <rect className={panel} x="360" y="220" width="108" height="68" rx="8" />
    <Words className={caption} y={237} at={{ 370: 'Closed this week' }} />
    <Words className={`${bold} ${end} ${tint.success}`} y={237} at={{ 458: '148' }} />
    <path
      className={paint.soft}
      strokeWidth="8"
      d="M375 276v-8M391 276v-14M407 276v-10M423 276v-18M453 276v-13"
    />
    <path className={paint.accent} strokeWidth="8" d="M438 276v-23" />
  </AppWindow>
);
