export { MapFacade, type MapFacadeProps } from './map-facade.tsx';
