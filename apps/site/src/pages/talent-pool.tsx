import { talentPool } from '@example/content/talent-pool';
import { loadNothing } from '../routing/load-nothing.ts';
import type { Page } from '../routing/page.ts';
import { TalentPoolView } from '../talent-pool/talent-pool-view.tsx';

const { path, title, text } = talentPool;

export const page: Page = {
  path,
  meta: { title, description: text, noIndex: true },
  // The token in the address is one applicant's: nothing of this page is made beforehand.
  load: () => Promise.resolve(loadNothing('no-store')),
  forms: async () => (await import('../talent-pool/talent-pool-forms.ts')).talentPoolForms,
  Component: TalentPoolView,
};
