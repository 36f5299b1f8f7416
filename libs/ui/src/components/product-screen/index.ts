export { ProductScreen, productNames } from './product-screen.tsx';
export type { ProductName, ProductScreenProps } from './product-screen.tsx';
