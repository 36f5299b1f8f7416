import type { ReactElement } from 'react';

/** A case in which a component is the wrong choice. */
export interface Alternative {
  /** The case, ending the sentence 'Do not use it …': 'to start an action'. */
  readonly when: string;
  /** The component to take then, by name. */
  readonly instead?: string | undefined;
}

/** A part of a component, in visual order. */
export interface AnatomyPart {
  readonly part: string;
  readonly purpose: string;
  readonly optional?: boolean | undefined;
}

/** A key or combination, as on the keyboard ('Arrow down'), and what it does. */
export interface KeyBinding {
  readonly key: string;
  readonly does: string;
}

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
  readonly avoid: readonly [Alternative, ...Alternative[]];
  readonly anatomy: readonly [AnatomyPart, ...AnatomyPart[]];
  readonly accessibility: {
    /** Roles, names and states that assistive technology meets. */
    readonly roles: readonly [string, ...string[]];
    /** Empty where it takes no keys of its own. */
    readonly keys: readonly KeyBinding[];
    /** Duties of the developer who uses it. */
    readonly notes?: readonly string[] | undefined;
  };
  readonly examples: readonly [DoAndDont, ...DoAndDont[]];
}
