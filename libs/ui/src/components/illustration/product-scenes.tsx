import type { ReactNode } from 'react';
import { line, outlined } from './illustration.css.ts';
import { paint } from './paint.css.ts';

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

/** The scenes of products without a screen of their own. */
export const productScenes = {
  education,
  fintech,
  enterprise,
} as const satisfies Record<string, ReactNode>;
