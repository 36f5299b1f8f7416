import { TAG_MAX_LENGTH, TAGS_MAX } from '@example/api/desk';

/** Length of as many tags as there may be, with a comma and a space after each. */
export const TYPED_TAGS_MAX_LENGTH = TAGS_MAX * (TAG_MAX_LENGTH + 2);

/** Returns the tags that are typed with commas between them, in their stored form: lower case, single spaces. */
export const tagsIn = (typed: string): readonly string[] => {
  const tags = typed.split(',').map((tag) => tag.trim().replaceAll(/\s+/g, ' ').toLowerCase());
  return [...new Set(tags)].filter((tag) => tag !== '');
};

/** Makes the change from some tags to others in the tags that a colleague has set meanwhile. */
export const tagsAfter = (
  before: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] => [
  ...theirs.filter((tag) => mine.includes(tag) || !before.includes(tag)),
  ...mine.filter((tag) => !before.includes(tag) && !theirs.includes(tag)),
];
