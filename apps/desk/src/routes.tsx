import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { codeInTime } from './clients/within-time.ts';
import { CrashedPage } from './shell/crashed-page.tsx';
import { FirstView } from './shell/first-view.tsx';
import { NothingHere } from './view/nothing-here.tsx';
import { Shell } from './shell/shell.tsx';
import { ViewFailure } from './shell/view-failure.tsx';

/** A view, whose code is loaded with it. */
const view = (
  path: string,
  load: () => Promise<{ readonly Component: ComponentType }>,
): RouteObject => ({ path, lazy: async () => codeInTime(load()) });

/** The routes of all views. */
export const routes: readonly RouteObject[] = [
  {
    path: '/',
    element: <Shell />,
    errorElement: <CrashedPage />,
    // The page is empty while the code of the first view is loading.
    hydrateFallbackElement: <></>,
    children: [
      {
        errorElement: <ViewFailure />,
        children: [
          { index: true, element: <FirstView /> },
          view('applications/:id?', async () => import('./applications/applications-view.tsx')),
          view('vacancies/:id?/:part?', async () => import('./vacancies/vacancies-view.tsx')),
          view('enquiries/:id?', async () => import('./enquiries/enquiries-view.tsx')),
          view('subscribers', async () => import('./subscribers/subscribers-view.tsx')),
          view('outbox/:id?', async () => import('./outbox/outbox-view.tsx')),
          view('audit', async () => import('./audit/audit-view.tsx')),
          view('staff/:id?', async () => import('./staff/staff-view.tsx')),
          view('people', async () => import('./people/people-view.tsx')),
          view('retention', async () => import('./retention/retention-view.tsx')),
          { path: '*', element: <NothingHere /> },
        ],
      },
    ],
  },
];
