import { expect } from 'storybook/test';
import { box } from './box.css.ts';

/** Five items for a layout that is a list. */
export const listOfFive = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => (
  <li key={name} className={box}>
    {name}
  </li>
));

interface Queries {
  readonly getByRole: (role: string) => HTMLElement;
  readonly getAllByRole: (role: string) => readonly HTMLElement[];
}

/** Expects a visible list with five items. */
export const expectListOfFive = async ({ canvas }: { readonly canvas: Queries }) => {
  await expect(canvas.getByRole('list')).toBeVisible();
  await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
};
