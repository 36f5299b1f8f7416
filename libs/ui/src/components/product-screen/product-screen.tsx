import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { pictureProps } from '../../internal/picture-props/picture-props.ts';
import { picture } from '../illustration/paint.css.ts';
import { deferredDrawing } from '../../page/deferred-rendering/deferred-rendering.css.ts';
import { DEFERRED_DRAWING } from '../../page/deferred-rendering/names.ts';
import { aeroManagement } from './aero-management.tsx';
import { fileVault } from './file-vault.tsx';
import { forex } from './forex.tsx';
import { screen } from './product-screen.css.ts';
import { urbanErp } from './urban-erp.tsx';

const screens = {
  'file-vault': fileVault,
  'aero-management': aeroManagement,
  'urban-erp': urbanErp,
  forex,
} as const satisfies Record<string, ReactNode>;

export type ProductName = keyof typeof screens;

export const productNames = Object.keys(screens) as readonly ProductName[];

export type ProductScreenProps = ElementProps<
  'svg',
  {
    readonly product: ProductName;
    /** Alternative text; `''` if the text beside it says the same, which makes it decoration. */
    readonly label: string;
    readonly children?: never;
  }
>;

/**
 * Draws a screen of a product (480 × 300, as wide as its place). The words and figures in it are scenery, hidden from
 * assistive technology: `label` says what there is to see.
 */
export const ProductScreen = ({ product, label, className, ...rest }: ProductScreenProps) => (
  <svg
    viewBox="0 0 480 300"
    {...{ [DEFERRED_DRAWING]: '' }}
    {...pictureProps(label)}
    {...rest}
    className={classNames(picture, screen, className)}
  >
    <svg className={deferredDrawing}>{screens[product]}</svg>
  </svg>
);
