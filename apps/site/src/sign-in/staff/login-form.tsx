import { type CaptchaQuestion, CAPTCHA_HREF } from '@example/api/staff';
import { staffLogin } from '@example/content/staff-login';
import { signIn } from '@example/content/sign-in';
import { CaptchaField } from '@example/ui/captcha-field';
import { Checkbox } from '@example/ui/checkbox';
import { Link } from '@example/ui/link';
import { PhoneField } from '@example/ui/phone-field';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { TextField } from '@example/ui/text-field';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fieldId } from '../../forms/fields.ts';
import { phoneLimits } from '../../form-components/phone.ts';
import { askCaptchaQuestion } from './captcha-question.ts';
import { deskAddress } from './desk-address.ts';
import { NEXT_PARAM } from '../shared/paths.ts';
import { StaffForm } from './staff-form.tsx';
import { staffLoginHref } from './paths.ts';

const { rememberMe } = signIn;
const { captcha } = staffLogin;

/** Size of the captcha in pixels, as the service draws it. */
const PICTURE = { width: 180, height: 60 } as const;

/** The visitor's choice between picture and question. */
interface Choice {
  /** The plain alternative; `undefined` shows the picture. */
  readonly question: CaptchaQuestion | undefined;
  /** Number of pictures loaded. */
  readonly count: number;
}

/**
 * Renders the staff's form (spec §2). The captcha is a picture, or a sum for people who cannot see it.
 *
 * @param question - the sum, when the document has one
 */
export const StaffLoginForm = ({
  question,
}: {
  readonly question: CaptchaQuestion | undefined;
}) => {
  const [search] = useSearchParams();
  const next = deskAddress(search.get(NEXT_PARAM));
  const [choice, setChoice] = useState<Choice>({ question, count: 0 });
  const inWords = staffLoginHref('words', next);
  const inPicture = staffLoginHref('picture', next);

  const { question: shown, count } = choice;

  // The pressed link is gone, so the focus moves to the new question's field.
  const asked = useRef(shown);
  useEffect(() => {
    if (asked.current === shown) return;
    asked.current = shown;
    document.getElementById(fieldId('login-official', 'captcha'))?.focus();
  }, [shown]);

  const ask = async () => {
    try {
      setChoice({ question: await askCaptchaQuestion(), count });
    } catch {
      location.assign(inWords);
    }
  };
  const onWords = (event: MouseEvent) => {
    void ask();
    event.preventDefault();
  };
  const onPicture = (event: MouseEvent) => {
    setChoice({ question: undefined, count: count + 1 });
    event.preventDefault();
  };

  return (
    <Stack gap="lg">
      <Text>{staffLogin.text}</Text>
      <StaffForm
        form="login-official"
        name={staffLogin.name}
        messages={staffLogin}
        action={shown ? inWords : inPicture}
      >
        {({ fieldProps, values }) => (
          <>
            <TextField
              {...fieldProps('employee_code')}
              label={staffLogin.fields.employee_code}
              autoComplete="username"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
            <PhoneField
              {...fieldProps('mobile_number')}
              {...phoneLimits}
              label={staffLogin.fields.mobile_number}
              required
            />
            {shown ? (
              <Stack gap="xs">
                <TextField
                  {...fieldProps('captcha')}
                  label={captcha.question(shown.a, shown.b)}
                  hint={captcha.questionHint}
                  inputMode="numeric"
                  autoComplete="off"
                  required
                />
                <Text size="sm">
                  <Link href={inPicture} onClick={onPicture}>
                    {captcha.inPicture}
                  </Link>
                </Text>
              </Stack>
            ) : (
              <CaptchaField
                {...fieldProps('captcha')}
                label={staffLogin.fields.captcha}
                hint={captcha.hint}
                refreshHref={inPicture}
                refreshText={captcha.another}
                refreshedText={captcha.refreshed}
                onRefresh={() => setChoice({ question: undefined, count: count + 1 })}
                alternative={
                  <Link href={inWords} onClick={onWords}>
                    {captcha.inWords}
                  </Link>
                }
                required
              >
                <img
                  {...PICTURE}
                  src={count === 0 ? CAPTCHA_HREF : `${CAPTCHA_HREF}?${String(count)}`}
                  alt={captcha.picture}
                  loading="lazy"
                />
              </CaptchaField>
            )}
            <Checkbox
              name="remember_me"
              value="yes"
              label={rememberMe}
              hint={staffLogin.rememberHint}
              defaultChecked={values['remember_me'] !== undefined}
            />
          </>
        )}
      </StaffForm>
    </Stack>
  );
};
