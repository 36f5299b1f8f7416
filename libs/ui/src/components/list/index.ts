export { List, listMarkers, type ListMarker, type ListProps } from './list.tsx';
