const KILOBYTE = 1024;

/** Formats a size as text, '1.2 MB': in bytes, kilobytes or megabytes of 1,024, as systems show it. */
export const formatFileSize = (bytes: number, locale = 'en'): string => {
  const [value, unit] =
    bytes < KILOBYTE
      ? [bytes, 'byte']
      : bytes < KILOBYTE ** 2
        ? [bytes / KILOBYTE, 'kilobyte']
        : [bytes / KILOBYTE ** 2, 'megabyte'];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    // The short form of a byte has no plural.
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
};
