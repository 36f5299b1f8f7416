import { createContext, useContext } from 'react';
import type { BackendSource } from './to-route.ts';

const BackendContext = createContext<BackendSource | undefined>(undefined);

export const BackendProvider = BackendContext.Provider;

/** What a page asks for later than its loader; `undefined` where it is rendered for a document. */
export const useBackend = (): BackendSource | undefined => useContext(BackendContext);
