export { useMounted } from './use-mounted.ts';
