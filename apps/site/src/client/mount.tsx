import { type ReactNode, StrictMode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, RouterProvider } from 'react-router-dom';
import { HYDRATION_ID, ROOT_ID } from '../document/ids.ts';
import { inTime } from '../routing/in-time.ts';
import type { Page } from '../routing/page.ts';
import { ClientsProvider } from '../routing/clients-context.ts';
import { type ClientsSource, loadPageCode, ROUTE_ID } from '../routing/to-route.ts';
import { CrashBoundary } from '../crash/crash-boundary.tsx';
import { toBrowserRoute } from './browser-route.tsx';
import { followVisitor } from './follow-visitor.ts';

interface HydratedProps {
  /** Restores what the visitor did before the hydration. */
  readonly restore: () => void;
  readonly children: ReactNode;
}

/** Marks the document as hydrated once all effects below have run. */
const Hydrated = ({ restore, children }: HydratedProps) => {
  // Effects below read what was typed before the hydration.
  useLayoutEffect(restore, [restore]);
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return children;
};

const clients: ClientsSource = async () => (await import('./http-clients.ts')).httpClients;

/**
 * Fetches the code for forms and the XSRF token when the visitor begins to type. When the code cannot be fetched
 * although there is a connection, the browser posts the form itself.
 *
 * @returns a function with which the browser posts the form that was sent last
 */
const prepareForms = (page: Page) => {
  let isMissing = false;
  let last: SubmitEvent | undefined;
  const prepare = () => {
    inTime(loadPageCode(page, clients)).then(
      (code) => {
        isMissing = !code;
        void code?.clients.http?.prepare();
      },
      () => {
        isMissing = true;
      },
    );
  };
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input:not([type=checkbox], [type=radio]), textarea',
  );
  // A visitor may have typed before this script ran.
  if ([...fields].some(({ value, defaultValue }) => value !== defaultValue)) prepare();
  else addEventListener('input', prepare, { once: true, passive: true });
  addEventListener(
    'submit',
    (event) => {
      if ((event.target as HTMLFormElement).method !== 'post') return;
      if (isMissing && navigator.onLine) event.stopImmediatePropagation();
      else last = event;
      prepare();
    },
    { capture: true },
  );
  return () => {
    isMissing = true;
    (last?.target as HTMLFormElement | undefined)?.requestSubmit(last?.submitter);
  };
};

/**
 * Hydrates the prerendered page. The router has this page only. Links to other pages are plain links, so that a page
 * never loads another page's code (docs/decisions/0001).
 */
export const mount = (page: Page) => {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('the document has no root to hydrate');
  const state = document.getElementById(HYDRATION_ID)?.textContent;
  const shown = (): unknown => router.state.loaderData[ROUTE_ID];
  const leave = prepareForms(page);
  const route = toBrowserRoute(page, clients, shown, leave);
  const router = createBrowserRouter([route], {
    ...(state && { hydrationData: JSON.parse(state) as HydrationState }),
  });
  const restore = followVisitor(root);
  hydrateRoot(
    root,
    <StrictMode>
      <Hydrated restore={restore}>
        <ClientsProvider value={clients}>
          <CrashBoundary betweenSections>
            <RouterProvider router={router} />
          </CrashBoundary>
        </ClientsProvider>
      </Hydrated>
    </StrictMode>,
  );
};
