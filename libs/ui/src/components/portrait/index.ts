export { Portrait, portraitNames, type PortraitName, type PortraitProps } from './portrait.tsx';
