import { expect, it } from 'vitest';
import { toServedDrawing } from './served-drawings.ts';

it('toServedDrawing keeps the styles of a drawing, and its elements out of the code', () => {
  const drawing = `
import { paint } from '../illustration/paint.css.ts';
import { line } from './page-drawing.css.ts';
import { Sheet, type PageDrawingProps } from './sheet.tsx';

/** Draws a line. */
export const LineDrawing = (props: PageDrawingProps) => (
  <Sheet {...props} title="Line" note="Straight">
    <path className={line} d="M0 0h9" />
  </Sheet>
);
`;
  expect(toServedDrawing(drawing)).toMatchInlineSnapshot(`
    "import '../illustration/paint.css.ts';
    import './page-drawing.css.ts';
    export const LineDrawing = () => <svg suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;"
  `);
});

it('toServedDrawing refuses a module that exports no component', () => {
  expect(() => toServedDrawing('export {};')).toThrow('exports no component');
});
