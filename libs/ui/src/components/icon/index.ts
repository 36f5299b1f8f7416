export { createIcon, Icon, iconNames, iconSizes } from './icon.tsx';
export type { IconName, IconProps, IconPropsOf, IconSize, IconSource } from './icon.tsx';
