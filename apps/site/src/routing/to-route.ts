import type { ApiClients } from '@example/api/clients';
import { data, type RouteObject } from 'react-router-dom';
import type { FormFiles } from '../forms/form-result.ts';
import type { Page } from './page.ts';

/** Id of a page's only route. */
export const ROUTE_ID = 'page';

/** Returns the clients of the service. Rejects when the browser cannot fetch their code. */
export type ClientsSource = () => Promise<ApiClients>;

/**
 * Fetches the code with which a page sends a form and loads its data.
 *
 * @throws TypeError when the browser cannot fetch it
 */
export const loadPageCode = async (page: Page, clients: ClientsSource) => {
  const [{ runForm }, { newsletterForms }, pageForms, load, way] = await Promise.all([
    import('../forms/run-form.ts'),
    // The newsletter form is on every page.
    import('../newsletter/newsletter-forms.ts'),
    page.forms?.(),
    page.load?.(),
    clients(),
  ]);
  return { runForm, handlers: { ...newsletterForms, ...pageForms }, load, clients: way };
};

/**
 * Returns the page as a route of React Router, bound to the clients.
 *
 * @param files - files that the service took out of the request
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
