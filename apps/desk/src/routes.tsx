import type { RouteObject } from 'react-router-dom';
import { codeInTime } from './clients/within-time.ts';
import { CrashedPage } from './shell/crashed-page.tsx';
import { FirstView } from './shell/first-view.tsx';
import { NothingHere } from './parts/nothing-here.tsx';
import { Shell } from './shell/shell.tsx';
import { ViewFailure } from './shell/view-failure.tsx';

/** The routes of all views. Each view's code is loaded with it. */
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
          {
            path: 'applications/:reference?',
            lazy: async () => codeInTime(import('./applications/applications-view.tsx')),
          },
          {
            path: 'vacancies/:id?/:part?',
            lazy: async () => codeInTime(import('./vacancies/vacancies-view.tsx')),
          },
          {
            path: 'enquiries/:reference?',
            lazy: async () => codeInTime(import('./enquiries/enquiries-view.tsx')),
          },
          {
            path: 'subscribers',
            lazy: async () => codeInTime(import('./subscribers/subscribers-view.tsx')),
          },
          { path: 'outbox/:id?', lazy: async () => codeInTime(import('./outbox/outbox-view.tsx')) },
          { path: 'audit', lazy: async () => codeInTime(import('./audit/audit-view.tsx')) },
          { path: 'staff/:code?', lazy: async () => codeInTime(import('./staff/staff-view.tsx')) },
          { path: 'people', lazy: async () => codeInTime(import('./people/people-view.tsx')) },
          {
            path: 'retention',
            lazy: async () => codeInTime(import('./retention/retention-view.tsx')),
          },
          { path: '*', element: <NothingHere /> },
        ],
      },
    ],
  },
];
