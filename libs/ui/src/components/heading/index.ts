export { Heading, headingLevels, headingSizes } from './heading.tsx';
export type * from './heading.tsx';
