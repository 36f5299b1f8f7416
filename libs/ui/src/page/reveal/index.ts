export { Reveal, type RevealProps } from './reveal.tsx';
export { revealStagger } from './stagger.ts';
