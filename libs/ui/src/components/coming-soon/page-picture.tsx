import { line, outlined } from '../illustration/illustration.css.ts';
import { paint, picture } from '../illustration/paint.css.ts';

/** A page that is being put together: a crane lowers the last piece into it. */
export const PagePicture = () => (
  <svg viewBox="0 0 320 200" className={picture} aria-hidden="true">
    <circle className={paint.soft} cx="160" cy="100" r="92" />
    <path className={paint.accent} strokeWidth="4" d="M36 54h0M288 66h0" />
    <path className={paint.highlight} strokeWidth="6" d="M58 92h0M276 122h0" />
    <rect className={outlined} x="64" y="56" width="152" height="120" rx="10" />
    <path className={line} d="M64 78h152" />
    <path className={paint.highlight} strokeWidth="5" d="M76 67h0M86 67h0M96 67h0" />
    <rect className={paint.accent} x="78" y="92" width="56" height="34" rx="5" />
    <path className={paint.onAccent} fill="none" strokeWidth="3" d="m86 116 12-12 9 8 12-14" />
    <path className={paint.edge} strokeWidth="5" d="M80 140h52M80 152h40M80 164h48" />
    <rect className={line} x="146" y="116" width="56" height="46" rx="5" strokeDasharray="1 7" />
    <path className={line} d="M248 176V26M264 176V26M248 50l16 18-16 18 16 18-16 18 16 18-16 18" />
    <path className={line} d="M240 176h32M150 26h144M256 10 168 26M256 10l32 16M256 10v16" />
    <rect className={outlined} x="270" y="26" width="20" height="18" rx="3" />
    <path className={line} d="M174 26v34M174 60l-22 16M174 60l22 16" />
    <rect className={outlined} x="148" y="76" width="52" height="30" rx="5" />
    <path className={paint.highlight} strokeWidth="5" d="M158 86h14M158 96h28" />
    <path className={paint.ink} strokeWidth="2.5" d="M24 176h272" />
  </svg>
);
