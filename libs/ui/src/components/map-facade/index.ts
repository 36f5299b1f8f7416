export { MapFacade } from './map-facade.tsx';
export type { MapFacadeProps } from './map-facade.tsx';
