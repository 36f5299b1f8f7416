export { DescriptionList, descriptionListLayouts } from './description-list.tsx';
export type * from './description-list.tsx';
