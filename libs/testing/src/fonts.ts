import type { Page } from '@playwright/test';

/** A font that drew a text, as Chromium tells it. */
export interface DrawnFont {
  /** Its own PostScript name, whatever a stylesheet calls its face. */
  readonly name: string;
  /** Came with the page or from the network, and not from the system. */
  readonly isWebFont: boolean;
}

/** The fonts that drew the text of the first element that a selector finds. Chromium only. */
export const fontsOf = async (page: Page, selector: string): Promise<readonly DrawnFont[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ postScriptName, isCustomFont }) => ({
    name: postScriptName,
    isWebFont: isCustomFont,
  }));
};
