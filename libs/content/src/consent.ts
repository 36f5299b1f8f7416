/** Consent text beside the button of every form that takes personal data; a link to the privacy page follows it. */
export const consent =
  'We keep what you send here to deal with your request, and use it for nothing else.';
