import { staffSignIn } from '@example/content/staff-sign-in';
import type { Page } from '../routing/page.ts';
import { STAFF_PATH } from '../sign-in/shared/paths.ts';
import { StaffSteps } from '../sign-in/staff/steps.tsx';

const { title, description } = staffSignIn;

export const page: Page = {
  path: STAFF_PATH,
  meta: { title, description, noIndex: true },
  load: async () => (await import('../sign-in/staff/load-step.ts')).loadStaffStep,
  // Each step is another document; the browser could not look it up.
  shouldRevalidate: () => false,
  // They are answered by the service alone.
  ...(import.meta.env.SSR && {
    forms: async () => (await import('../sign-in/staff/forms.ts')).staffForms,
  }),
  Component: StaffSteps,
};
