import { staffSignIn } from '@example/content/staff-sign-in';
import type { Page } from '../routing/page.ts';
import { loadStaffStep } from '../sign-in/load-staff-step.ts';
import { STAFF_PATH } from '../sign-in/paths.ts';
import { staffForms } from '../sign-in/staff-forms.ts';
import { StaffSteps } from '../sign-in/staff-steps.tsx';

const { title, description } = staffSignIn;

export const page: Page = {
  path: STAFF_PATH,
  meta: { title, description, noIndex: true },
  load: loadStaffStep,
  // Each step is another document; the browser could not look it up.
  shouldRevalidate: () => false,
  // They are answered by the service alone.
  forms: import.meta.env.SSR ? staffForms : {},
  Component: StaffSteps,
};
