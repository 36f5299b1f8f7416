import type { RouteObject } from 'react-router';
import { CrashedPage } from './shell/crashed-page.tsx';
import { FirstView } from './shell/first-view.tsx';
import { NothingHere } from './shell/nothing-here.tsx';
import { Shell } from './shell/shell.tsx';

/** An address for every view; what a view's code is made of is loaded with it. */
export const routes: readonly RouteObject[] = [
  {
    path: '/',
    element: <Shell />,
    errorElement: <CrashedPage />,
    // While the first view's code is on its way there is nothing to be seen yet.
    hydrateFallbackElement: <></>,
    children: [
      { index: true, element: <FirstView /> },
      {
        path: 'applications/:reference?',
        lazy: async () => {
          const { ApplicationsView } = await import('./applications/applications-view.tsx');
          return { Component: ApplicationsView };
        },
      },
      { path: '*', element: <NothingHere /> },
    ],
  },
];
