import { staffSignIn } from '@example/content/staff-sign-in';
import { Heading } from '@example/ui/heading';
import { Link } from '@example/ui/link';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import type { ReactNode } from 'react';
import { useActionData, useLoaderData, useSearchParams } from 'react-router-dom';
import { outcomeId } from '../../forms/fields.ts';
import type { FormResult } from '../../forms/form-result.ts';
import { PageLayout } from '../../layout/page-layout.tsx';
import type { StaffStepData } from './load-step.ts';
import { deskAddress } from './desk-address.ts';
import { CookielessNotice } from '../shared/cookieless-notice.tsx';
import { NEXT_PARAM, STAFF_PATH, STEP_PARAM, VIEW_ID } from '../shared/paths.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StaffCodeForm } from './code-form.tsx';
import { StaffEnrolForm } from './enrol-form.tsx';
import { staffLoginHref } from './paths.ts';
import { StaffRecoveryForm } from './recovery-form.tsx';

const { code, recovery, enrol, ended, codes } = staffSignIn;

interface StepProps {
  readonly messages: { readonly heading: string; readonly text: string };
  /** Id of the heading: the URL's fragment. */
  readonly id?: string;
  readonly children: ReactNode;
}

const Step = ({ messages: { heading, text }, id = VIEW_ID, children }: StepProps) => (
  <Stack gap="xl">
    <Stack gap="sm">
      <Heading level={1} size="xxl" id={id} tabIndex={-1}>
        {heading}
      </Heading>
      <Text tone="muted">{text}</Text>
    </Stack>
    {children}
  </Stack>
);

/** Renders the step in the URL, or the answer to its form. */
const CurrentStep = () => {
  const [search] = useSearchParams();
  const { enrolment } = useLoaderData<StaffStepData>();
  const outcome = useActionData<FormResult | undefined>();
  const next = deskAddress(search.get(NEXT_PARAM));
  if (outcome?.status === 'success' && outcome.shownOnce) {
    return (
      <Step messages={codes} id={outcomeId(outcome.form)}>
        <RecoveryCodes codes={outcome.shownOnce} next={next} />
      </Step>
    );
  }
  switch (search.get(STEP_PARAM) ?? '') {
    case 'enrol':
      return enrolment ? (
        <Step messages={enrol}>
          <StaffEnrolForm enrolment={enrolment} next={next} />
        </Step>
      ) : (
        <Step messages={ended}>
          <Link href={staffLoginHref('picture', next)}>{ended.back}</Link>
        </Step>
      );
    case 'recovery':
      return (
        <Step messages={recovery}>
          <StaffRecoveryForm next={next} />
        </Step>
      );
    default:
      return (
        <Step messages={code}>
          <StaffCodeForm next={next} />
        </Step>
      );
  }
};

/** Renders the steps after the staff's form: the code, and the first time the authenticator and its recovery codes. */
export const StaffSteps = () => {
  const { isCookieless } = useLoaderData<StaffStepData>();
  return (
    <PageLayout path={STAFF_PATH}>
      <Section width="narrow">
        <Stack gap="xl">
          {isCookieless && <CookielessNotice />}
          <CurrentStep />
        </Stack>
      </Section>
    </PageLayout>
  );
};
