export {
  Button,
  type ActionButtonProps,
  type ButtonProps,
  type LinkButtonProps,
} from './button.tsx';
export { buttonSizes, buttonVariants, type ButtonSize, type ButtonVariant } from './variants.ts';
