/** Formats a calendar date as the specification does: dd-MM-yyyy (§9). */
export const formatDate = (isoDate: string) => isoDate.split('-').toReversed().join('-');
