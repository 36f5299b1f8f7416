export type { ElementProps } from './element-props.ts';
export type { LayoutElement, LayoutProps } from './layout-props.ts';
