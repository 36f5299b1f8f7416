import '@example/ui/theme';
import './style/page.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Desk } from './desk.tsx';
import { applyTheme, readTheme } from './theme/theme.ts';

const place = document.getElementById('desk');
if (place === null) throw new Error('the page has no place for the desk');

applyTheme(readTheme());
createRoot(place).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
);
