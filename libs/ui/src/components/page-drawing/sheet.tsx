import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { DEFERRED_DRAWING } from '../../internal/deferred-rendering/names.ts';
import { pictureProps } from '../../internal/picture-props/picture-props.ts';
import { paint, picture } from '../illustration/paint.css.ts';
import { Words } from '../product-screen/words.tsx';
import { bold, caption, end, sheet } from './page-drawing.css.ts';

export type PageDrawingProps = ChildlessProps<
  'svg',
  {
    /** Text alternative, for a drawing that says more than the text beside it. */
    readonly label?: string | undefined;
  }
>;

interface SheetProps extends PageDrawingProps {
  /** Subject of the drawing, in the title block. */
  readonly title: string;
  /** Text at the end of the title block: the view, the scale, the progress. */
  readonly note: string;
  readonly children: ReactNode;
}

/** A point every 20 px. */
const points = `M20 16h441${'m-441 20h441'.repeat(12)}`;

/**
 * Draws the parts that all drawings share: squared paper, the title block at its foot, and the size of a `ProductScreen`
 * (480 × 300, as wide as its place). Words and figures are scenery; where a page defers drawings they come after the first frame. Decorative unless it has a `label`.
 */
export const Sheet = ({ title, note, label = '', className, children, ...rest }: SheetProps) => (
  <svg
    viewBox="0 0 480 300"
    {...{ [DEFERRED_DRAWING]: '' }}
    {...pictureProps(label)}
    {...rest}
    className={classNames(picture, sheet, className)}
  >
    <path className={paint.edge} strokeWidth="1.5" strokeDasharray="0 20" d={points} />
    {children}
    <path className={paint.surface} d="M0 272h480v28H0z" />
    <path className={paint.edge} strokeWidth="1" d="M0 271.5h480" />
    <path className={paint.highlight} strokeWidth="6" d="M22 286h0" />
    <Words className={bold} y={290} at={{ 34: title }} />
    <Words className={`${caption} ${end}`} y={289.5} at={{ 462: note }} />
  </svg>
);
