import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { pictureProps } from '../../internal/picture-props/picture-props.ts';
import { scene } from './illustration.css.ts';
import { paint, picture } from './paint.css.ts';
import { scenes } from './scenes.tsx';

export type IllustrationName = keyof typeof scenes;

export const illustrationNames = Object.keys(scenes) as readonly IllustrationName[];

export type IllustrationProps = ChildlessProps<
  'svg',
  {
    readonly name: IllustrationName;
    /** Alternative text, if the picture says more than the text beside it. */
    readonly label?: string | undefined;
    /** `md`, the default, is 12 rem wide at most, `fill` as wide as its place. */
    readonly size?: 'md' | 'fill' | undefined;
  }
>;

/** Draws a small scene in the brand's colours. Decorative unless it has a `label`. */
export const Illustration = ({
  name,
  label = '',
  size = 'md',
  className,
  ...rest
}: IllustrationProps) => (
  <svg
    viewBox="0 0 160 120"
    {...pictureProps(label)}
    {...rest}
    className={classNames(picture, scene, className)}
    data-size={size === 'md' ? undefined : size}
  >
    <circle className={paint.soft} cx="80" cy="60" r="56" />
    {scenes[name]}
    <path className={paint.ink} strokeWidth="2.5" d="M12 107h136" />
  </svg>
);
