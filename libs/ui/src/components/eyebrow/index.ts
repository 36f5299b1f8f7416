export { Eyebrow, type EyebrowProps } from './eyebrow.tsx';
