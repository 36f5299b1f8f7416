export { Portrait, portraitNames } from './portrait.tsx';
export type { PortraitName, PortraitProps } from './portrait.tsx';
