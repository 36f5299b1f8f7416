import type { ReactElement } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import * as styles from './icon.css.ts';
import { paths } from './paths.ts';

export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as readonly IconName[];

/** `md` follows the text beside it (1.25 em); `lg` is 2 rem, `xl` 3 rem. */
export const iconSizes = ['md', 'lg', 'xl'] as const;
export type IconSize = (typeof iconSizes)[number];

interface Look {
  /** 1.25 times as large as the text (`md`, the default), 2 rem or 3 rem. */
  readonly size?: IconSize | undefined;
  /** Fills the drawing with the text's colour, e.g. for a star that counts. */
  readonly filled?: boolean | undefined;
  /**
   * Alternative text, if no text beside it says the same. Without it the icon is decoration, hidden
   * from assistive technology.
   */
  readonly label?: string | undefined;
}

export type IconProps = ElementProps<
  'svg',
  Look & {
    /** The drawing; the story 'All' shows all of them. */
    readonly name: IconName;
  }
>;

/** The props of an icon that draws one of `Name` or of the kit's. */
export type IconPropsOf<Name extends string> = Omit<IconProps, 'name'> & {
  readonly name: Name | IconName;
};

/** Icons that point along the line of text: mirrored in right-to-left languages. */
const alongTheText = /-(left|right)$/;

const draw = (
  path: string | undefined,
  { name, size = 'md', filled, label, className, ...rest }: IconPropsOf<string>,
) => (
  <svg
    viewBox="0 0 24 24"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    {...rest}
    className={classNames(styles.icon, className)}
    data-size={size === 'md' ? undefined : size}
    data-filled={filled === true ? '' : undefined}
    data-flip={alongTheText.test(name) ? '' : undefined}
  >
    <path d={path} />
  </svg>
);

/** Draws an icon in lines, in the colour of the text around it. Arrows turn with the reading direction. */
export const Icon = (props: IconProps) => draw(paths[props.name], props);

/**
 * Creates an `Icon` for drawings of your own, beside those of the kit; its `name` is checked by type.
 *
 * @param drawings by name, one SVG path each: strokes on a grid of 24 by 24. A name that ends in `-left`
 * or `-right` turns with the reading direction.
 */
export const createIcon = <Name extends string>(drawings: Readonly<Record<Name, string>>) => {
  const all: Readonly<Record<string, string>> = { ...paths, ...drawings };
  const OwnIcon = (props: IconPropsOf<Name>) => draw(all[props.name], props);
  return OwnIcon;
};

/** The icon of a component: the name of one of the kit's, or an element such as an `<svg>`. */
export type IconSource = IconName | ReactElement;

/** Shows the icon of a component, 1.25 times as large as the text; decoration. */
export const IconFrom = ({ icon }: { readonly icon: IconSource }) =>
  typeof icon === 'string' ? (
    <Icon name={icon} />
  ) : (
    <span className={styles.own} aria-hidden="true">
      {icon}
    </span>
  );
