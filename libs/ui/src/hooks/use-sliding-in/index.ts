export { useSlidingIn } from './use-sliding-in.ts';
