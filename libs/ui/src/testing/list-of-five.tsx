import { expect } from 'storybook/test';
import { box } from './box.css.ts';

const names = ['One', 'Two', 'Three', 'Four', 'Five'];

/** Five boxes for a layout. */
export const fiveBoxes = names.map((name) => (
  <div key={name} className={box}>
    {name}
  </div>
));

/** Five items for a layout that is a list. */
export const listOfFive = names.map((name) => (
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
