export {
  createIcon,
  Icon,
  iconNames,
  iconSizes,
  type IconName,
  type IconProps,
  type IconPropsOf,
  type IconSize,
  type IconSource,
} from './icon.tsx';
