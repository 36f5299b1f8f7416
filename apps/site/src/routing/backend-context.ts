import { createContext, useContext } from 'react';
import type { BackendSource } from './to-route.ts';

const BackendContext = createContext<BackendSource | undefined>(undefined);

export const BackendProvider = BackendContext.Provider;

/** Returns the backend for requests after the loader's; `undefined` on the server. */
export const useBackend = (): BackendSource | undefined => useContext(BackendContext);
