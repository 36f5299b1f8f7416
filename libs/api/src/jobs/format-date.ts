/** A calendar date as the specification writes it: dd-MM-yyyy (§9). */
export const formatDate = (isoDate: string) => isoDate.split('-').toReversed().join('-');
