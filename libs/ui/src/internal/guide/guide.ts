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

/** A part that is not always there. */
interface OptionalPart {
  readonly purpose: string;
  readonly optional: true;
}

/** A guide as it is written. */
interface GuideTexts extends Omit<Guide, 'avoid' | 'anatomy' | 'accessibility'> {
  /** The component to take by the case, which ends the sentence 'Do not use it …'; `null` for none. */
  readonly avoid: Readonly<Record<string, string | null>>;
  /** The purpose of each part, in visual order. */
  readonly anatomy: Readonly<Record<string, string | OptionalPart>>;
  readonly accessibility: Omit<Guide['accessibility'], 'keys'> & {
    /** The effect of each key or combination; empty where it takes none of its own. */
    readonly keys: Readonly<Record<string, string>>;
  };
}

/** Marks a part that is not always there. */
export const optional = (purpose: string): OptionalPart => ({ purpose, optional: true });

const some = <T>([first, ...others]: readonly T[]): readonly [T, ...T[]] => {
  if (first === undefined) throw new Error('a guide names a case to avoid, and a part');
  return [first, ...others];
};

export const defineGuide = ({ avoid, anatomy, accessibility, ...guide }: GuideTexts): Guide => ({
  ...guide,
  avoid: some(
    Object.entries(avoid).map(([when, instead]) => ({ when, instead: instead ?? undefined })),
  ),
  anatomy: some(
    Object.entries(anatomy).map(([part, text]) => ({
      part,
      ...(typeof text === 'string' ? { purpose: text } : text),
    })),
  ),
  accessibility: {
    ...accessibility,
    keys: Object.entries(accessibility.keys).map(([key, does]) => ({ key, does })),
  },
});
