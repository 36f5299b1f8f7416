export { Tabs, type TabItem, type TabsProps } from './tabs.tsx';
export { tabsActivations, type TabsActivation } from './variants.ts';
