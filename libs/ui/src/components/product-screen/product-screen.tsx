import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { pictureProps } from '../../internal/picture-props/picture-props.ts';
import { picture } from '../illustration/paint.css.ts';
import { deferredDrawing } from '../../page/deferred-rendering/deferred-rendering.css.ts';
import { DEFERRED_DRAWING } from '../../internal/deferred-rendering/names.ts';
import { BudgetScreen } from './budget-screen.tsx';
import { DocumentsScreen } from './documents-screen.tsx';
import { ExchangeScreen } from './exchange-screen.tsx';
import { screen as screenStyle } from './product-screen.css.ts';
import { RevenueScreen } from './revenue-screen.tsx';

const screens = {
  documents: DocumentsScreen,
  revenue: RevenueScreen,
  budget: BudgetScreen,
  exchange: ExchangeScreen,
} as const;

export type ScreenName = keyof typeof screens;

export const screenNames = Object.keys(screens) as readonly ScreenName[];

export type ProductScreenProps = ChildlessProps<
  'svg',
  {
    /**
     * The scene: `documents` on their way through an office, the `revenue` of an airport, the `budget`
     * of a town by ward, or the `exchange` of currencies.
     */
    readonly screen: ScreenName;
    /** The product's name in the window, at most 13 letters. */
    readonly product: string;
    /** Alternative text; `''` if the text beside it says the same, which makes it decoration. */
    readonly label: string;
  }
>;

/**
 * Draws a screen of a product (480 × 300, as wide as its place). The words and figures in it are scenery, hidden from
 * assistive technology: `label` says what there is to see.
 */
export const ProductScreen = ({
  screen,
  product,
  label,
  className,
  ...rest
}: ProductScreenProps) => {
  const Screen = screens[screen];
  return (
    <svg
      viewBox="0 0 480 300"
      {...{ [DEFERRED_DRAWING]: '' }}
      {...pictureProps(label)}
      {...rest}
      className={classNames(picture, screenStyle, className)}
    >
      <svg className={deferredDrawing}>
        <Screen product={product} />
      </svg>
    </svg>
  );
};
