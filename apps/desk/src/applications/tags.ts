/** Returns the tags that are typed with commas between them, in their stored form: lower case, single spaces. */
export const tagsIn = (typed: string): readonly string[] => {
  const tags = typed.split(',').map((tag) => tag.trim().replaceAll(/\s+/g, ' ').toLowerCase());
  return [...new Set(tags)].filter((tag) => tag !== '');
};
