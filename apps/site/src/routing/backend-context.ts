import type { Backend } from '@example/api/backend';
import { createContext, useContext } from 'react';

const BackendContext = createContext<Backend | undefined>(undefined);

export const BackendProvider = BackendContext.Provider;

/** What a page asks for later than its loader; `undefined` where it is rendered for a document. */
export const useBackend = (): Backend | undefined => useContext(BackendContext);
