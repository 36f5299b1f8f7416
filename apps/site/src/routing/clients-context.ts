import { createContext, useContext } from 'react';
import type { ClientsSource } from './to-route.ts';

const ClientsContext = createContext<ClientsSource | undefined>(undefined);

export const ClientsProvider = ClientsContext.Provider;

/** Returns the clients for requests after the loader's; `undefined` on the server. */
export const useClients = (): ClientsSource | undefined => useContext(ClientsContext);
