import type { RouteObject } from 'react-router-dom';
import { CrashedPage } from './shell/crashed-page.tsx';
import { FirstView } from './shell/first-view.tsx';
import { NothingHere } from './shell/nothing-here.tsx';
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
            lazy: async () => {
              const { ApplicationsView } = await import('./applications/applications-view.tsx');
              return { Component: ApplicationsView };
            },
          },
          {
            path: 'vacancies/:id?/:part?',
            lazy: async () => {
              const { VacanciesView } = await import('./vacancies/vacancies-view.tsx');
              return { Component: VacanciesView };
            },
          },
          {
            path: 'enquiries/:reference?',
            lazy: async () => {
              const { EnquiriesView } = await import('./enquiries/enquiries-view.tsx');
              return { Component: EnquiriesView };
            },
          },
          {
            path: 'subscribers',
            lazy: async () => {
              const { SubscribersView } = await import('./subscribers/subscribers-view.tsx');
              return { Component: SubscribersView };
            },
          },
          {
            path: 'outbox/:id?',
            lazy: async () => {
              const { OutboxView } = await import('./outbox/outbox-view.tsx');
              return { Component: OutboxView };
            },
          },
          {
            path: 'audit',
            lazy: async () => {
              const { AuditView } = await import('./audit/audit-view.tsx');
              return { Component: AuditView };
            },
          },
          {
            path: 'retention',
            lazy: async () => {
              const { RetentionView } = await import('./retention/retention-view.tsx');
              return { Component: RetentionView };
            },
          },
          { path: '*', element: <NothingHere /> },
        ],
      },
    ],
  },
];
