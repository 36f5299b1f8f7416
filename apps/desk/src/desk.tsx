import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ClientsContext, createDeskClients } from './clients/clients.ts';
import { createQueries } from './clients/queries.ts';
import { ProofDialog } from './proof/proof-dialog.tsx';
import { routes } from './routes.tsx';
import { goToSignIn } from './session/sign-in-address.ts';
import { ToastProvider } from './toasts/toasts.tsx';
import { ShortcutsProvider } from './shortcuts/shortcuts-provider.tsx';

/** Path at which the service serves the desk. */
const DESK_PATH = '/desk';

const createRouter = () => createBrowserRouter([...routes], { basename: DESK_PATH });

/** The desk with its providers. Creates the query cache, the clients and the router once. */
export const Desk = () => {
  const [queries] = useState(() => createQueries(goToSignIn));
  const [clients] = useState(createDeskClients);
  const [router] = useState(createRouter);
  return (
    <ClientsContext value={clients}>
      <QueryClientProvider client={queries}>
        <ShortcutsProvider>
          <ToastProvider>
            <RouterProvider router={router} />
            <ProofDialog />
          </ToastProvider>
        </ShortcutsProvider>
      </QueryClientProvider>
    </ClientsContext>
  );
};
