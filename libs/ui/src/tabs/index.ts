export {
  Tabs,
  tabsActivations,
  type TabItem,
  type TabsActivation,
  type TabsProps,
} from './tabs.tsx';
