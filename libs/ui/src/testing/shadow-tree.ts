import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Renders into a shadow tree, as a web component does. */
export const renderInShadow = (ui: ReactNode) => {
  const host = document.body.appendChild(document.createElement('div'));
  const tree = host.attachShadow({ mode: 'open' });
  const container = tree.appendChild(document.createElement('div'));
  return { tree, ...render(ui, { container }) };
};
