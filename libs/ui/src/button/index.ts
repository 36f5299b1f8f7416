export {
  Button,
  buttonSizes,
  buttonVariants,
  type ActionButtonProps,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  type LinkButtonProps,
} from './button.tsx';
