export { ValueChain } from './value-chain.tsx';
export type { ValueChainItem, ValueChainProps } from './value-chain.tsx';
