export { ValueChain, type ValueChainItem, type ValueChainProps } from './value-chain.tsx';
