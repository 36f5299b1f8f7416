/* eslint-disable @nx/enforce-module-boundaries -- stands outside the workspace when it runs */
import '@example/ui/theme';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './page.tsx';

export const render = () =>
  renderToString(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
