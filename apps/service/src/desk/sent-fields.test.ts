import type { Application } from '@example/api/applications';
import { formExamples, formKinds } from '@example/api/forms';
import { describe, expect, it } from 'vitest';
import { sendForm } from '../features/forms/index.ts';
import { sendApplication } from '../testing/candidate.ts';
import { anyDatabase } from '../testing/databases.ts';
import { createDesk } from '../testing/desk.ts';
import { exportedOf } from '../testing/exported.ts';
import { personalDataOf } from '../testing/personal-data.ts';
import { OFFICE } from '../testing/test-service.ts';

/** Names each field of an application, so that a new one cannot be left out here. */
const application: Required<Application> = {
  job_id: 1,
  doc_type: 1,
  applcnt_name: 'Anu Nair',
  applcnt_email: 'anu@example.com',
  applcnt_phone: '919876543210',
  applcnt_covr_letr: 'I have drawn maps for ten years.',
  source: 'newsletter',
  talent_pool: true,
};

/** Fields with a text that the applicant typed or came with. */
const textsOf = (sent: object) =>
  Object.entries(sent).filter(([, value]) => typeof value === 'string');

describe.each(anyDatabase)('every field that a visitor sends', (database) => {
  it.each(formKinds)('(%s) is shown at the desk and in its table', async (kind) => {
    const { service, browser } = await createDesk(database, 'administrator');
    const { reference } = await sendForm(service.deps, kind, formExamples[kind]);
    const shown = {
      details: (await browser.get(`desk/enquiries/${reference}`)).json<unknown>(),
      table: (await browser.get('desk/enquiries/export.csv')).body,
    };
    for (const [field, typed] of textsOf(formExamples[kind]))
      for (const [place, text] of Object.entries(shown))
        expect(JSON.stringify(text), `${field} in ${place}`).toContain(typed);
  });

  it('(application) is told to the office, shown at the desk and in its table, and given to the person', async () => {
    const { service, browser } = await createDesk(database, 'administrator');
    const reference = await sendApplication(service, application);
    const mails = await service.storage.db.selectFrom('outbox').selectAll().execute();
    const shown = {
      mail: mails.find(({ envelope_to }) => envelope_to === OFFICE)?.body,
      details: (await browser.get(`desk/applications/${reference}`)).json<unknown>(),
      table: (await browser.get('desk/applications/export.csv')).body,
      export: (await exportedOf(personalDataOf(service), application.applcnt_email))[
        'applications'
      ],
    };
    for (const [field, typed] of textsOf(application))
      for (const [place, text] of Object.entries(shown))
        // Letters are too long for a cell.
        if (field !== 'applcnt_covr_letr' || place !== 'table')
          expect(JSON.stringify(text), `${field} in ${place}`).toContain(typed);
  });
});
