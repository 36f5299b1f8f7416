import type { Decorator } from '@storybook/react-vite';
import { formColumn } from './box.css.ts';

/** Shows a field as wide as it is in a form, not as the screen. */
export const inFormColumn: Decorator = (Story) => (
  <div className={formColumn}>
    <Story />
  </div>
);
