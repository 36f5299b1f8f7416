import type { CaptchaQuestion } from '@example/api/staff';

/**
 * Asks for the captcha's plain alternative from within the page, so that what was typed stays. The
 * client that the service's contract comes with would bring its checks to every visitor of the login.
 *
 * @throws Error where the answer is no such question
 */
export const askCaptchaQuestion = async (): Promise<CaptchaQuestion> => {
  const { httpBackend } = await import('../../client/http-backend.ts');
  const { question } = (await httpBackend.http.get('staff_captcha_question', {})) as {
    readonly question?: Partial<CaptchaQuestion>;
  };
  const { a, b } = question ?? {};
  if (a === undefined || b === undefined) throw new Error('that is no question');
  return { a, b };
};
