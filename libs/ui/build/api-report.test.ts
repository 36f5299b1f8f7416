import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { acceptCommand, makeReport, reportFile } from './api-report.ts';

it('the design system has the public API that was accepted', { timeout: 120_000 }, async () => {
  expect(
    await makeReport(),
    `The public API differs from api/ui.api.md. Where that is meant: ${acceptCommand}`,
  ).toBe(readFileSync(reportFile, 'utf8'));
});
