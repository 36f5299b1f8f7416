import { createContext } from 'react';

/** The direction of the examples on a page of documentation. */
export const Direction = createContext<'ltr' | 'rtl'>('ltr');
