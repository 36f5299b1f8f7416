import type { Backend } from '@example/api/backend';
import { createHttpClient } from '@example/api/http';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, RouterProvider } from 'react-router';
import { HYDRATION_ID, ROOT_ID } from '../document/ids.ts';
import type { Page } from '../routing/page.ts';
import { BackendProvider } from '../routing/backend-context.ts';
import { toRoute } from '../routing/to-route.ts';

/** Says in the document that it has come to life, once all effects below have run. */
const Hydrated = ({ children }: { readonly children: ReactNode }) => {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return children;
};

/**
 * Brings the prerendered page to life. The router holds this one page: links to others are plain
 * links, so that a page never carries another page's code (docs/decisions/0001).
 */
export const mount = (page: Page) => {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('the document has no root to hydrate');
  const state = document.getElementById(HYDRATION_ID)?.textContent;
  const backend: Backend = { http: createHttpClient() };
  const route = toRoute({ ...page, path: location.pathname }, backend);
  const router = createBrowserRouter([route], {
    ...(state && { hydrationData: JSON.parse(state) as HydrationState }),
  });
  hydrateRoot(
    root,
    <StrictMode>
      <Hydrated>
        <BackendProvider value={backend}>
          <RouterProvider router={router} />
        </BackendProvider>
      </Hydrated>
    </StrictMode>,
  );
};
