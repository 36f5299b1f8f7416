import type { ReactNode } from 'react';
import { paint } from '../illustration/paint.css.ts';
import { cream, curls, features, glasses, hair, shade, skin } from './portrait.css.ts';

const head = (
  <path
    className={skin}
    d="M41 52v18l7 12 7-12V52l8-18a15 17 0 0 0-30 0v5a4 4 0 0 0 0 9c2 8 8 13 15 13s13-5 15-13a4 4 0 0 0 0-9v-5z"
  />
);

const face = (
  <>
    <path
      className={shade}
      d="M42 59q6 4 12 0v2q-6 5-12 0zM47 48q1 1 3 0M43 53q5 2 10 0-5 5-10 0z"
    />
    <path className={features} d="M42 42v1m12-1v1M39 37q3-2 6-.5M51 36.5q3-1.5 6 .5" />
  </>
);

const first = (
  <>
    <path className={hair} strokeWidth="15" d="M48 16h0" />
    {head}
    {face}
    <path className={paint.accent} d="M12 98c0-20 8-24 27-29q9 8 18 0v29z" />
    <path className={cream} d="M57 69c19 5 29 9 29 29H32c4-12 13-23 25-29z" />
    <path
      className={hair}
      d="M32 42C28 25 37 16 48 16s20 9 16 26c-1-8-7-13-16-15-9 2-15 7-16 15z"
    />
    <path
      className={paint.highlight}
      fill="none"
      strokeWidth="3.2"
      d="M57 70Q40 79 33 92M32 50h0M64 50h0"
    />
  </>
);

const second = (
  <>
    {head}
    <path
      className={hair}
      d="M33 42c1 5 3 8 6 8q9-3 18 0c3 0 5-3 6-8v6c-2 8-8 13-15 13s-13-5-15-13zc-4-17 3-25 15-25s19 8 15 25q-1-9-4-13-11 2-22 0-3 4-4 13z"
    />
    {face}
    <path className={paint.muted} d="M8 98c0-20 9-24 31-29q9 9 18 0c22 5 31 9 31 29z" />
    <path className={paint.surface} d="M40 67q8 10 16 0l1 2q-4 5-8 5v8h-2v-8q-4 0-8-5z" />
    <path className={glasses} d="M37 40h10v3c0 5-10 5-10 0zm12 0h10v3c0 5-10 5-10 0zm-2 1h2" />
  </>
);

const third = (
  <>
    <path className={hair} d="M31 76V40h34v36z" />
    {head}
    {face}
    <path className={paint.accent} d="M40 71h16l-8 23z" />
    <path className={paint.ink} d="M12 98c0-20 8-24 27-29l9 20 9-20c19 5 27 9 27 29z" />
    <path className={paint.muted} d="m39 69-5 8 4 3-2 3 12 6zm18 0 5 8-4 3 2 3-12 6z" />
    <path
      className={hair}
      d="M48 20c-2 9-14 11-14 26l-1 29q-2 4-6 3 1-12 1-38c0-33 40-33 40 0q0 26 1 38-4 1-6-3l-1-29c0-15-12-17-14-26z"
    />
  </>
);

const fourth = (
  <>
    {head}
    {face}
    <path className={paint.accent} d="M8 98c0-20 9-24 32-29l8 9 8-9c23 5 32 9 32 29z" />
    <path
      className={paint.onAccent}
      fill="none"
      strokeWidth="1.4"
      d="m40 69-4 4 6 9 6-5 6 5 6-9-4-4m-8 10v9"
    />
    <path
      className={hair}
      d="M33 42c-5-18 3-26 16-26s18 9 14 26c-1-6-1-8-3-11-9 0-17-1-21-5-1 5-5 8-6 16z"
    />
  </>
);

const fifth = (
  <>
    <path className={curls} d="M34 58C24 46 31 23 48 23s24 23 14 35" />
    <path className={hair} d="M33 60V32h30v28z" />
    {head}
    {face}
    <path className={paint.highlight} d="M12 98c0-20 8-24 27-29l9 10 9-10c19 5 27 9 27 29z" />
    <path className={cream} d="m40 67-4 5 6 10 6-4zm16 0 4 5-6 10-6-4zm-9 13h2v8h-2z" />
    <path className={curls} d="M37 30Q39 22 48 22t11 8" />
  </>
);

/** The people by key; each is drawn on 80 × 80, the features around 48, 46. */
export const people = {
  first,
  second,
  third,
  fourth,
  fifth,
} as const satisfies Record<string, ReactNode>;
