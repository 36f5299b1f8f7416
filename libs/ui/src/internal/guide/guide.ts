import type { ReactElement } from 'react';

/** A part that is not always there. */
interface OptionalPart {
  readonly purpose: string;
  readonly optional: true;
}

/** Marks a part that is not always there. */
export const optional = (purpose: string): OptionalPart => ({ purpose, optional: true });

/**
 * `stable`: breaks with a breaking version only. `new`: its props may change with the next version.
 * `deprecated`: goes with the next breaking version; `avoid` names what takes its place.
 */
export type Status = 'stable' | 'new' | 'deprecated';

/** A right and a wrong way, shown side by side. */
export interface DoAndDont {
  readonly do: ReactElement;
  /** The reason why it is right, in one sentence. */
  readonly doText: string;
  readonly dont: ReactElement;
  /** The reason why it is wrong, in one sentence. */
  readonly dontText: string;
  /** The rule of axe that `dont` breaks, where it breaks one: 'button-name'. */
  readonly breaks?: string | undefined;
}

/**
 * The guidance for a component beyond its props. Its page in Storybook shows it (`parameters: { guide }`
 * in its stories).
 */
export interface Guide {
  /** Stability; `stable` by default. */
  readonly status?: Status | undefined;
  /** Cases it is for: each ends the sentence 'Use it …': 'to lead to another page'. */
  readonly use: readonly [string, ...string[]];
  /** The component to take by the case, which ends the sentence 'Do not use it …'; `null` for none. */
  readonly avoid: Readonly<Record<string, string | null>>;
  /** The purpose of each part, in visual order. */
  readonly anatomy: Readonly<Record<string, string | OptionalPart>>;
  readonly accessibility: {
    /** Roles, names and states that assistive technology meets. */
    readonly roles: readonly [string, ...string[]];
    /** The effect of each key or combination ('Arrow down'); empty where it takes none of its own. */
    readonly keys: Readonly<Record<string, string>>;
    /** Duties of the developer who uses it. */
    readonly notes?: readonly string[] | undefined;
  };
  readonly examples: readonly [DoAndDont, ...DoAndDont[]];
  /** True when an example needs the width of a page: then right and wrong stand one below the other. */
  readonly stacked?: boolean | undefined;
}
