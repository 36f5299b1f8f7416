import '@example/ui/theme';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Actions } from '../../actions.tsx';
import { Page } from '../../page.tsx';

export const render = () =>
  renderToString(
    <StrictMode>
      <Page>
        <Actions />
      </Page>
    </StrictMode>,
  );
