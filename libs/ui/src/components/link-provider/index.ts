export { LinkProvider } from './link-provider.tsx';
export type { LinkComponent, LinkProviderProps } from './link-provider.tsx';
