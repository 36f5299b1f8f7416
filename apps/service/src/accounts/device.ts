import Bowser from 'bowser';

/** Names the browser and system somebody signs in with; a part that is not known is empty. */
export interface Device {
  /** Such as Firefox. */
  readonly browser: string;
  /** Such as Windows. */
  readonly system: string;
}

/** Most characters of a name: one that is not known is the browser's own word. */
const LONGEST_NAME = 64;

/** More of what a browser says of itself is not looked at, in characters. */
const LOOKED_AT = 512;

/** What a browser says it is: enough for its owner to know it again, and no more. */
export const deviceOf = (userAgent = ''): Device => {
  const said = userAgent.slice(0, LOOKED_AT);
  if (said === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(said);
  const short = (name = '') => name.slice(0, LONGEST_NAME);
  return { browser: short(browser.name), system: short(os.name) };
};
