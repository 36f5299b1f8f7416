import type { CaptchaQuestion } from '@example/api/staff';

/**
 * Loads the captcha's plain alternative within the page, so that typed values stay. It does not use the contract's
 * client, whose validation every visitor of the login would load.
 *
 * @throws Error when the answer is not a question
 */
export const askCaptchaQuestion = async (): Promise<CaptchaQuestion> => {
  const { httpClients } = await import('../../client/http-clients.ts');
  const { question } = (await httpClients.http.send('GET', 'staff_captcha_question', {})) as {
    readonly question?: Partial<CaptchaQuestion>;
  };
  const { a, b } = question ?? {};
  if (a === undefined || b === undefined) throw new Error('that is no question');
  return { a, b };
};
