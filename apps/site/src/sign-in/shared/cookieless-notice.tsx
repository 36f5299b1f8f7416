import { signIn } from '@example/content/sign-in';
import { Alert } from '@example/ui/alert';

/** Notice that the step cannot work, because the browser sent no cookie. */
export const CookielessNotice = () => (
  <Alert heading={signIn.cookieless.heading}>{signIn.cookieless.text}</Alert>
);
