export { ProductScreen, screenNames } from './product-screen.tsx';
export type { ProductScreenProps, ScreenName } from './product-screen.tsx';
