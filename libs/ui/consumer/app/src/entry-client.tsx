/* eslint-disable @nx/enforce-module-boundaries -- stands outside the workspace when it runs */
import '@example/ui/theme';
import 'virtual:brand.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');

hydrateRoot(
  root,
  <StrictMode>
    <Page />
  </StrictMode>,
);
