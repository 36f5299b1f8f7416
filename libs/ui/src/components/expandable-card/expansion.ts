'use client';

import { createContext } from 'react';

interface Expansion {
  readonly expanded: boolean;
  /** False while the size of the descriptions is measured: they cannot close then. */
  readonly settled: boolean;
  readonly toggle: () => void;
}

/** The state that the cards of a group share; `null` outside a group and on the server, where nothing closes. */
export const ExpansionContext = createContext<Expansion | null>(null);
