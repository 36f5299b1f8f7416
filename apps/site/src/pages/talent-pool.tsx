import { talentPool } from '@example/content/talent-pool';
import { behindLink } from '../mail-links/behind-link.ts';
import type { Page } from '../routing/page.ts';
import { TalentPoolView } from '../talent-pool/talent-pool-view.tsx';

export const page: Page = {
  path: talentPool.path,
  ...behindLink(talentPool),
  forms: async () => (await import('../talent-pool/talent-pool-forms.ts')).talentPoolForms,
  Component: TalentPoolView,
};
