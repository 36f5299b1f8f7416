import type { ReactNode } from 'react';
import { line, outlined } from './illustration.css.ts';
import { paint } from './paint.css.ts';

const consultancy = (
  <>
    <path className={line} d="m48 76-8 30M88 76l8 30M68 76v12" />
    <rect className={outlined} x="24" y="18" width="88" height="60" rx="6" />
    <path className={paint.edge} strokeWidth="3" d="M36 66h64M36 54h20M36 42h14" />
    <path
      className={paint.accent}
      fill="none"
      strokeWidth="4"
      d="m38 62 16-12 12 7 24-25M80 32h10v10"
    />
    <path className={outlined} d="M108 106V92a17 17 0 0 1 34 0v14z" />
    <path className={paint.accent} d="M109 105V92a16 16 0 0 1 32 0v13z" />
    <path className={line} d="M110 90 98 74" />
    <circle className={paint.highlight} cx="125" cy="60" r="10" />
    <circle className={line} cx="125" cy="60" r="10" />
  </>
);

const software = (
  <>
    <rect className={outlined} x="20" y="18" width="100" height="76" rx="8" />
    <path className={line} d="M20 34h100" />
    <path className={paint.highlight} strokeWidth="5" d="M30 26h0M39 26h0" />
    <g strokeWidth="5">
      <path className={paint.accent} d="M32 48h18M42 60h26M32 84h12" />
      <path className={paint.edge} d="M60 48h34M78 60h10M42 72h36" />
    </g>
    <rect className={outlined} x="98" y="46" width="42" height="62" rx="8" />
    <rect className={paint.accent} x="105" y="58" width="28" height="22" rx="4" />
    <path className={paint.onAccent} fill="none" strokeWidth="3" d="m113 69 4 4 8-8" />
    <path className={paint.edge} strokeWidth="4" d="M108 88h22M108 97h12" />
  </>
);

const integration = (
  <>
    <path className={line} d="M70 40h20a8 8 0 0 1 8-8h2M70 86h20a8 8 0 0 0 8 8h2M70 62h30" />
    <rect className={outlined} x="24" y="20" width="46" height="86" rx="6" />
    <path className={line} d="M24 49h46M24 77h46" />
    <path className={paint.accent} strokeWidth="5" d="M34 35h14M34 63h14M34 92h14" />
    <path className={paint.highlight} strokeWidth="5" d="M60 35h0M60 63h0M60 92h0" />
    <rect className={outlined} x="100" y="18" width="38" height="24" rx="6" />
    <path className={paint.accent} d="M110 34v-4h4v4zm7 0v-9h4v9zm7 0v-6h4v6z" />
    <circle className={outlined} cx="119" cy="62" r="12" />
    <circle className={paint.highlight} cx="119" cy="62" r="5" />
    <path className={outlined} d="M102 88v14c0 7 34 7 34 0V88" />
    <ellipse className={outlined} cx="119" cy="88" rx="17" ry="6" />
  </>
);

const cloud = (
  <>
    <path className={outlined} d="M46 70a21 21 0 0 1-2-42 28 28 0 0 1 53-5 24 24 0 0 1 17 47z" />
    <path className={paint.accent} fill="none" strokeWidth="5" d="M80 60V36M69 46l11-11 11 11" />
    <path className={line} strokeDasharray="1 6" d="M80 76v10M48 76v10M112 76v10" />
    <rect className={outlined} x="34" y="88" width="28" height="18" rx="4" />
    <rect className={outlined} x="66" y="88" width="28" height="18" rx="4" />
    <rect className={outlined} x="98" y="88" width="28" height="18" rx="4" />
    <path className={paint.highlight} strokeWidth="5" d="M42 97h0M74 97h0M106 97h0" />
    <path className={paint.accent} strokeWidth="4" d="M50 97h5M82 97h5M114 97h5" />
  </>
);

const gis = (
  <>
    <path className={outlined} d="m22 44 38-12 40 12 38-12v64l-38 12-40-12-38 12z" />
    <path className={paint.soft} d="m62 34 37 11v59L62 93z" />
    <path
      className={paint.accent}
      fill="none"
      strokeWidth="4"
      d="M26 72c16-8 22 8 36 2s24 12 38 6 22-6 34-12"
    />
    <path
      className={paint.edge}
      strokeWidth="3"
      d="m30 58 18-6M108 96l20-6M112 52l16-5M32 94l16-5"
    />
    <path className={line} d="M60 32v64M100 44v64" />
    <path className={outlined} d="M80 78C66 62 60 52 60 42a20 20 0 0 1 40 0c0 10-6 20-20 36z" />
    <path
      className={paint.highlight}
      d="M80 75C67 60 61 51 61 42a19 19 0 0 1 38 0c0 9-6 18-19 33z"
    />
    <circle className={outlined} cx="80" cy="41" r="7" />
  </>
);

const utility = (
  <>
    <path className={line} d="M40 60 34 106M68 60l6 46M37 84h34M54 62v44" />
    <path className={outlined} d="M30 34h48v20a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10z" />
    <path className={paint.accent} d="M32 48q11-6 22 0t22 0v6a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8z" />
    <path className={outlined} d="M26 34 54 18l28 16z" />
    <path
      className={line}
      d="m100 106 12-78h8l12 78M96 44h40M100 60h32M105 74l22 18M127 74l-22 18M109 50l13 20"
    />
    <path className={line} d="M96 44q-8 10-18 6M136 44q5 5 10 5" />
    <path className={paint.highlight} strokeWidth="6" d="M96 47h0M136 47h0M101 63h0M131 63h0" />
  </>
);

const education = (
  <>
    <path className={outlined} d="M34 106V62h92v44z" />
    <path className={line} d="M48 72v24M60 72v24M100 72v24M112 72v24" />
    <path className={paint.accent} d="M72 106V88a8 8 0 0 1 16 0v18z" />
    <path className={paint.soft} d="M30 61 80 41l50 20z" />
    <path className={outlined} d="M26 62 80 40l54 22z" />
    <circle className={paint.accent} cx="80" cy="54" r="4" />
    <path className={outlined} d="M62 24v10q18 9 36 0V24z" />
    <path className={paint.accent} d="m46 21 34-12 34 12-34 12z" />
    <path className={line} d="m46 21 34-12 34 12-34 12zM114 21v16" />
    <path className={paint.highlight} strokeWidth="6" d="M114 38v3" />
  </>
);

const fintech = (
  <>
    <circle className={paint.highlight} cx="114" cy="36" r="19" />
    <circle className={line} cx="114" cy="36" r="19" />
    <path className={line} d="M107 27h15M107 34h15M109 27c10 0 10 13 0 13h-2l11 10" />
    <rect className={outlined} x="18" y="30" width="84" height="58" rx="7" />
    <circle className={paint.accent} cx="41" cy="52" r="8" />
    <path className={paint.accent} d="M27 78a14 14 0 0 1 28 0z" />
    <path className={paint.edge} strokeWidth="4" d="M64 46h28M64 58h28M64 70h14" />
    <path className={outlined} d="m112 58 22 8v15c0 13-10 20-22 25-12-5-22-12-22-25V66z" />
    <path className={paint.accent} fill="none" strokeWidth="5" d="m102 82 8 8 13-15" />
  </>
);

const enterprise = (
  <>
    <path className={line} d="M66 44h24M112 66v10M44 78v10" />
    <rect className={outlined} x="22" y="18" width="44" height="60" rx="6" />
    <path className={paint.accent} strokeWidth="5" d="M38 18h12" />
    <path className={paint.edge} strokeWidth="4" d="M42 36h14M42 50h14M42 64h14" />
    <path className={paint.accent} fill="none" strokeWidth="3" d="m29 36 3 3 5-6m-8 17 3 3 5-6" />
    <path className={paint.highlight} strokeWidth="5" d="M33 64h0" />
    <circle className={outlined} cx="112" cy="44" r="22" />
    <path className={paint.accent} d="M112 44V23a21 21 0 0 1 18 32z" />
    <path className={paint.soft} d="m112 44 18 11a21 21 0 0 1-24 9z" />
    <path className={line} d="M112 22v22l19 11M112 44l-7 21" />
    <rect className={outlined} x="28" y="88" width="32" height="18" rx="3" />
    <rect className={outlined} x="64" y="88" width="32" height="18" rx="3" />
    <rect className={outlined} x="100" y="76" width="32" height="30" rx="3" />
    <path className={paint.highlight} strokeWidth="4" d="M44 89v7M80 89v7M116 77v9" />
  </>
);

/** The scenes by name; each is drawn on 160 × 120. */
export const scenes = {
  consultancy,
  software,
  integration,
  cloud,
  gis,
  utility,
  education,
  fintech,
  enterprise,
} as const satisfies Record<string, ReactNode>;
