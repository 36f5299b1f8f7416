import { classNames } from '../class-names/class-names.ts';
import type { ElementProps } from '../element-props/element-props.ts';
import * as styles from './icon.css.ts';
import { paths } from './paths.ts';

export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as readonly IconName[];

/** `md` follows the text beside it (1.25 em); `lg` is 2 rem, `xl` 3 rem. */
export const iconSizes = ['md', 'lg', 'xl'] as const;
export type IconSize = (typeof iconSizes)[number];

export type IconProps = ElementProps<
  'svg',
  {
    /** Which drawing; all of them are in the story 'All'. */
    readonly name: IconName;
    /** As large as the text (`md`, the default), 2 rem or 3 rem. */
    readonly size?: IconSize | undefined;
    /** Filled with the text's colour as well as drawn, e.g. a star that counts. */
    readonly filled?: boolean | undefined;
    /**
     * What the picture says, where no text beside it does. Without it the icon is decoration and
     * hidden from assistive technology.
     */
    readonly label?: string | undefined;
  }
>;

/** What points along the line of text points the other way where that runs to the left. */
const alongTheText = /-(left|right)$/;

/** A drawing in lines, in the colour of the text around it. Arrows turn with the reading direction. */
export const Icon = ({ name, size = 'md', filled, label, className, ...rest }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    {...rest}
    className={classNames(styles.icon, className)}
    data-size={size === 'md' ? undefined : size}
    data-filled={filled === true ? '' : undefined}
    data-flip={alongTheText.test(name) ? '' : undefined}
  >
    <path d={paths[name]} />
  </svg>
);
