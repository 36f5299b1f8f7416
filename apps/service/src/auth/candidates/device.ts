import Bowser from 'bowser';

/** Maximum length of a name, in characters. An unknown browser's name is whatever it sent. */
const LONGEST_NAME = 64;

/** Maximum length of a user agent that is parsed, in characters. */
const LOOKED_AT = 512;

/**
 * Returns the names of browser and system: enough for the owner to recognise them, and no more. An unknown part is empty.
 */
export const deviceOf = (userAgent = '') => {
  const said = userAgent.slice(0, LOOKED_AT);
  if (said === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(said);
  const short = (name = '') => name.slice(0, LONGEST_NAME);
  return { browser: short(browser.name), system: short(os.name) };
};

export type Device = ReturnType<typeof deviceOf>;
