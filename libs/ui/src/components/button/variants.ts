/** At most one `primary` per view; `onInverse` is the light variant for the inverse surface. */
export const buttonVariants = ['primary', 'secondary', 'ghost', 'onInverse'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

/** 2.5, 3 and 3.5 rem high. */
export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];
