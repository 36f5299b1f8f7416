import type { ApiClients } from '@example/api/clients';
import { data, type RouteObject } from 'react-router-dom';
import type { FormFiles } from '../forms/form-result.ts';
import type { Page } from './page.ts';

/** The id of the one route there is on a page. */
export const ROUTE_ID = 'page';

/** Gives the way to the service; rejects where a browser cannot fetch the code for it. */
export type ClientsSource = () => Promise<ApiClients>;

/**
 * Fetches all that a page needs to send a form and to load itself again.
 *
 * @throws TypeError where a browser cannot fetch it
 */
export const loadPageCode = async (page: Page, clients: ClientsSource) => {
  const [{ runForm }, { newsletterForms }, pageForms, load, way] = await Promise.all([
    import('../forms/run-form.ts'),
    // Its form is on every page.
    import('../newsletter/newsletter-forms.ts'),
    page.forms?.(),
    page.load?.(),
    clients(),
  ]);
  return { runForm, handlers: { ...newsletterForms, ...pageForms }, load, clients: way };
};

/**
 * The page as React Router's route, bound to clients.
 *
 * @param files - those the service has taken out of the request it is made for
 */
export const toRoute = (page: Page, clients: ClientsSource, files?: FormFiles) => {
  const { load } = page;
  return {
    id: ROUTE_ID,
    path: page.path,
    Component: page.Component,
    action: async ({ request }) => {
      const code = await loadPageCode(page, clients);
      return code.runForm(request, code.handlers, code.clients, files);
    },
    ...(load && {
      loader: async ({ request }) => {
        const [loadPage, way] = await Promise.all([load(), clients()]);
        const { data: loaded, status = 200, headers = {}, meta } = await loadPage(request, way);
        return data({ ...loaded, ...(meta && { meta }) }, { status, headers });
      },
    }),
    ...(page.shouldRevalidate && { shouldRevalidate: page.shouldRevalidate }),
  } satisfies RouteObject;
};
