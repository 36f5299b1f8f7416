'use client';

import { createContext } from 'react';

export interface Expansion {
  readonly expanded: boolean;
  /** Whether the descriptions can be closed now: while their size is taken, they cannot. */
  readonly settled: boolean;
  readonly toggle: () => void;
}

/** What the cards of a group share; `null` where nothing can be closed: outside, and on the server. */
export const ExpansionContext = createContext<Expansion | null>(null);
