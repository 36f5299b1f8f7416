export { Hero, type HeroProps } from './hero.tsx';
export { HeroArt } from './hero-art.tsx';
