export { LinkProvider } from './link-provider.tsx';
export type { AnchorProps, LinkComponent, LinkProviderProps } from './link-provider.tsx';
