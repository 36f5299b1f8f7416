import type { ReactNode } from 'react';
import { paint } from '../illustration/paint.css.ts';
import { bold, tint, title } from './product-screen.css.ts';
import { Words } from './words.tsx';

interface AppWindowProps {
  /** The product's name in the sidebar, at most 13 letters. */
  readonly product: string;
  /** The entries of the sidebar; the first one is open. */
  readonly nav: readonly [string, ...string[]];
  /** The open page's heading. */
  readonly heading: string;
  readonly children: ReactNode;
}

/** Draws the window that all product screens share, on 480 × 300: title bar, sidebar, heading. */
export const AppWindow = ({ product, nav, heading, children }: AppWindowProps) => (
  <>
    <path className={paint.surface} d="M0 0h480v28H0z" />
    <path className={paint.edge} strokeWidth="1" d="M96 28.5h384" />
    <path className={paint.edge} strokeWidth="8" d="M16 14h0M29 14h0M42 14h0" />
    <path className={paint.sunken} strokeWidth="14" d="M196 14h88" />
    <path className={tint.inverse} d="M0 28h96v272H0z" />
    <path className={tint.inverseSurface} strokeWidth="20" d="M18 75h60" />
    <path className={tint.accentOnInverse} d="m20 38 8 4.5v9L20 56l-8-4.5v-9z" />
    <g className={tint.onInverse}>
      <Words className={bold} y={50} at={{ 35: product }} />
      <Words y={78} at={{ 30: nav[0] }} />
    </g>
    <path className={tint.accentOnInverse} strokeWidth="6" d="M19 75h0" />
    <g className={tint.mutedOnInverse}>
      <path
        strokeWidth="6"
        d={nav
          .slice(1)
          .map((_entry, i) => `M19 ${String(99 + i * 24)}h0`)
          .join('')}
      />
      <Words y={102} step={24} at={{ 30: nav.slice(1) }} />
      <path strokeWidth="14" d="M21 279h0" />
      <path strokeWidth="4" d="M36 276h36M36 283h20" />
    </g>
    <Words className={title} y={55} at={{ 108: heading }} />
    {children}
  </>
);
