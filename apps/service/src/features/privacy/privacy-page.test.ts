import { privacy } from '@example/content/pages/privacy';
import { expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { exportedOf } from '../../testing/exported.ts';
import { applyAs } from '../../testing/candidate.ts';
import { personalDataOf } from '../../testing/personal-data.ts';
import { createTestService } from '../../testing/test-service.ts';

const textOf = (section: string) =>
  (privacy.sections.find(({ id }) => id === section)?.paragraphs ?? []).join(' ');

it.each(databases)('the privacy page names what the desk adds, on $name', async (database) => {
  const service = await createTestService({ database });
  await applyAs(service, 'anu@example.com');
  const { applications = [] } = await exportedOf(personalDataOf(service), 'anu@example.com');
  const names = { status: 'how far we are', notes: 'notes', tags: 'tags' };
  for (const [part, name] of Object.entries(names)) {
    expect(applications[0]).toHaveProperty(part);
    expect(textOf('your-rights')).toContain(name);
  }
  for (const name of ['the views that you save', 'how far you have seen its lists'])
    expect(textOf('staff')).toContain(name);
});
