/** `automatic`: arrow keys select; `manual`: they move the focus, Enter or Space selects. */
export const tabsActivations = ['automatic', 'manual'] as const;
export type TabsActivation = (typeof tabsActivations)[number];
