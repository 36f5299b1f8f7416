import { paint } from '../illustration/paint.css.ts';
import { AppWindow } from './app-window.tsx';
import { bold, end, middle, panel, small, tint } from './product-screen.css.ts';
import { TextColumn } from './text-column.tsx';

/** A list of documents, and where one of them is on its way. */
export const fileVault = (
  <AppWindow
    name="FileVault"
    nav={['Inbox', 'Documents', 'Workflows', 'Signatures', 'Archive', 'Reports']}
    heading="Inbox"
  >
    <path className={paint.accent} strokeWidth="20" d="M424 51h34" />
    <text className={`${middle} ${bold} ${paint.onAccent}`} x="441" y="54">
      New file
    </text>
    <rect className={panel} x="312" y="41.5" width="92" height="20" rx="10" />
    <text className={`${small} ${paint.muted}`} x="324" y="54">
      Search files
    </text>
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
      <text className={small} y="85">
        <tspan x="118">Name</tspan>
        <tspan x="238">Section</tspan>
        <tspan x="292">Status</tspan>
      </text>
      <TextColumn
        x={238}
        y={111}
        step={32.5}
        lines={['Purchase', 'Pensions', 'Land', 'Admin', 'Accounts', 'Council']}
      />
    </g>
    <TextColumn
      className={`${bold} ${paint.ink}`}
      x={138}
      y={111}
      step={32.5}
      lines={[
        'Tender notice 14',
        'Pension file 2207',
        'Survey sketch',
        'Circular: e-Office',
        'Invoice 8841',
        'Board minutes',
      ]}
    />
    <path className={tint.good} strokeWidth="15" d="M299 108h36M299 205.5h36M299 270.5h36" />
    <path className={tint.warm} strokeWidth="15" d="M299 140.5h36M299 238h36" />
    <path className={paint.soft} strokeWidth="15" d="M299 173h36" />
    <TextColumn
      className={`${small} ${middle} ${paint.ink}`}
      x={317}
      y={110.5}
      step={32.5}
      lines={['Approved', 'In review', 'To sign', 'Approved ', 'In review ', 'Approved  ']}
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
    <g className={paint.ink}>
      <text className={bold} x="370" y="90">
        Pension file 2207
      </text>
      <TextColumn
        x={389}
        y={111}
        step={21}
        lines={['Received', 'Verified', 'In review', 'Sign-off', 'Archive']}
      />
    </g>
    <rect className={panel} x="360" y="220" width="108" height="68" rx="8" />
    <text className={`${small} ${paint.muted}`} x="370" y="237">
      Closed this week
    </text>
    <text className={`${bold} ${end} ${tint.success}`} x="458" y="237">
      148
    </text>
    <path
      className={paint.soft}
      strokeWidth="8"
      d="M375 276v-8M391 276v-14M407 276v-10M423 276v-18M453 276v-13"
    />
    <path className={paint.accent} strokeWidth="8" d="M438 276v-23" />
  </AppWindow>
);
