import type { Backend } from '@example/api/backend';
import { data, type RouteObject } from 'react-router';
import type { FormFiles } from '../forms/form-outcome.ts';
import { runForm } from '../forms/run-form.ts';
import type { Page } from './page.ts';

/** The id of the one route there is on a page. */
export const ROUTE_ID = 'page';

/**
 * The page as React Router's route, bound to a backend.
 *
 * @param files - those the service has taken out of the request it is made for
 */
export const toRoute = (page: Page, backend: Backend, files?: FormFiles): RouteObject => {
  const { load } = page;
  return {
    id: ROUTE_ID,
    path: page.path,
    Component: page.Component,
    action: ({ request }) => runForm(request, page.forms ?? {}, backend, files),
    ...(load && {
      loader: async ({ request }) => {
        const { data: loaded, status = 200, headers = {}, meta } = await load(request, backend);
        return data({ ...loaded, ...(meta && { meta }) }, { status, headers });
      },
    }),
    ...(page.shouldRevalidate && { shouldRevalidate: page.shouldRevalidate }),
  };
};
