export { Button } from './button.tsx';
export type * from './button.tsx';
export { buttonSizes, buttonVariants, type ButtonSize, type ButtonVariant } from './variants.ts';
