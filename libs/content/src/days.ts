/** Returns a number of days as people say it: in years where these are whole ('2 years', '30 days'). */
export const daysText = (days: number): string => {
  const years = days / 365;
  if (!Number.isInteger(years)) return `${String(days)} days`;
  return years === 1 ? '1 year' : `${String(years)} years`;
};
