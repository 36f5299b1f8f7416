import type { CaptchaQuestion } from '@example/api/staff';
import { inTime } from '../../routing/in-time.ts';

/**
 * Loads the captcha's plain alternative within the page, so that typed values stay. It does not use the contract's
 * client, whose validation every visitor of the login would load.
 *
 * @throws Error when the code does not come in time or the answer is not a question
 */
export const askCaptchaQuestion = async (): Promise<CaptchaQuestion> => {
  const code = await inTime(import('../../client/http-clients.ts'));
  if (!code) throw new Error('the code does not come');
  const { question } = (await code.httpClients.http.send('GET', 'staff_captcha_question', {})) as {
    readonly question?: Partial<CaptchaQuestion>;
  };
  const { a, b } = question ?? {};
  if (a === undefined || b === undefined) throw new Error('that is no question');
  return { a, b };
};
