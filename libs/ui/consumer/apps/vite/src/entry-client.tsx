import './layers.css';
import '@example/ui/theme';
import './other-reset.css';
import '../../brand.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Actions } from '../../actions.tsx';
import { Page } from '../../page.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');

hydrateRoot(
  root,
  <StrictMode>
    <Page>
      <Actions />
    </Page>
  </StrictMode>,
);
