import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { vacanciesJson } from '../../../testing/vacancies.ts';
import { parseVacancies, readVacancyFile, type VacancyFormat } from './read.ts';
import { VacancyFileError } from './record.ts';

const issuesOf = (text: string, format: VacancyFormat): readonly string[] => {
  try {
    parseVacancies(text, format);
  } catch (error) {
    if (error instanceof VacancyFileError) return error.message.split('\n');
    throw error;
  }
  return [];
};

const header =
  'job_id,job_title,job_short_desc,description,category_id,jobcategory,job_type,vch_office,int_location_id,vch_district,last_date';
const row = '1,Developer,Short,Long,1,Software,1,Trivandrum,1,Thiruvananthapuram,2027-01-31';

describe('a JSON file', () => {
  it('is read', () => {
    const { jobs } = parseVacancies(vacanciesJson([{ job_id: 1 }, { job_id: 2 }]), 'json');
    expect(jobs.map(({ job_id: id, status }) => [id, status])).toEqual([
      [1, undefined],
      [2, undefined],
    ]);
  });

  it('ships with the workspace', () => {
    const file = join(import.meta.dirname, '../../../../../../data/vacancies.json');
    expect(parseVacancies(readFileSync(file, 'utf8'), 'json').jobs).toHaveLength(24);
  });

  it('names line, column and reason of everything that is wrong', () => {
    const text = `{
  "categories": [{ "id": 1, "jobcategory": "Software" }, { "id": 1, "jobcategory": "GIS" }],
  "locations": [{ "fk_district_id": "1", "vch_district": "Kollam" }],
  "jobs": [
    {
      "job_id": 0,
      "job_title": " ",
      "description": null,
      "category_id": 1.5,
      "job_type": 3,
      "vch_office": ["x"],
      "int_location_id": 1,
      "last_date": "2026-02-30",
      "salary": 5,
      "job_id": 7
    },
    3
  ],
  "extra": []
}`;
    expect(issuesOf(text, 'json')).toEqual([
      'line 2, column 66 (categories[1].id): 1 is already on line 2',
      'line 3, column 37 (locations[0].fk_district_id): must be a whole number from 1 to 2147483647',
      'line 5, column 5 (jobs[0].job_short_desc): is missing',
      'line 6, column 17 (jobs[0].job_id): must be a whole number from 1 to 2147483647',
      'line 7, column 20 (jobs[0].job_title): must not be empty',
      'line 8, column 22 (jobs[0].description): must be text',
      'line 9, column 22 (jobs[0].category_id): must be a whole number from 1 to 2147483647',
      'line 10, column 19 (jobs[0].job_type): must be 1 (full time) or 2 (part time)',
      'line 11, column 21 (jobs[0].vch_office): must be text',
      'line 13, column 20 (jobs[0].last_date): there is no such day as 2026-02-30',
      'line 14, column 17 (jobs[0].salary): is no known field',
      'line 15, column 7 (jobs[0].job_id): is given twice',
      'line 17, column 5 (jobs[1]): must be an object',
      'line 19, column 12 (extra): is no known list',
    ]);
  });

  it.each([
    ['', /^line 1, column 1: is not JSON/],
    ['{"jobs": [}', /^line 1, column 11: is not JSON/],
    ['{"jobs": [],}', /is not JSON/],
    ['[]', /^line 1, column 1: must be an object/],
    ['{"jobs": {}}', /\(jobs\): must be a list/],
    ['['.repeat(100_000), /^line 1, column 1: is nested too deeply$/],
    [`{"jobs":${'['.repeat(100_000)}`, /^line 1, column 1: is nested too deeply$/],
  ])('is refused as a whole: %.30j', (text, expected) => {
    expect(issuesOf(text, 'json').join('\n')).toMatch(expected);
  });

  it('may not hold control characters or half characters', () => {
    const text = vacanciesJson([{ job_id: 1, job_title: 'a\u0000b' }]);
    expect(issuesOf(text, 'json').join()).toMatch(/job_title\): must not hold control characters/);
    const half = vacanciesJson([{ job_id: 1, job_title: 'a\ud800' }]);
    expect(issuesOf(half, 'json').join()).toMatch(/job_title\): must not hold control characters/);
  });

  it('is read without what turns the text around a line, or is seen by nobody', () => {
    const turned = '\u202eClerk\u2066 (Kochi)\u200b';
    const text = vacanciesJson([{ job_id: 1, job_title: turned }]);
    const [job] = parseVacancies(text, 'json').jobs;
    expect(job).toMatchObject({ job_title: 'Clerk (Kochi)' });
    for (const job_title of ['\u202e\u00ad', '\u200d']) {
      const unseen = vacanciesJson([{ job_id: 1, job_title }]);
      expect(issuesOf(unseen, 'json').join()).toMatch(/job_title\): must not be empty/);
    }
  });
});

describe('a CSV file', () => {
  it('is read with mark, CRLF, quotes, line breaks in fields and blank lines', () => {
    const text = `\uFEFF${header},status\r\n\r\n1,"Developer, ""senior""",Short,"one\r\ntwo",1,Software,1,Trivandrum,1,TVM,2027-01-31,closed\r\n2,Tester,Short,Long,1,Software,2,Kochi,2,EKM,2027-02-28,\r\n`;
    const { jobs, categories, locations } = parseVacancies(text, 'csv');
    expect(jobs).toMatchObject([
      { job_id: 1, job_title: 'Developer, "senior"', description: 'one\ntwo', status: 'closed' },
      { job_id: 2, job_type: 2, status: undefined },
    ]);
    expect(categories).toEqual([{ id: 1, jobcategory: 'Software' }]);
    expect(locations.map(({ vch_district: name }) => name)).toEqual(['TVM', 'EKM']);
  });

  it('says once which category or location a row lacks', () => {
    const text = [
      header,
      '1,Developer,Short,Long,x,Software,1,Trivandrum,1,Thiruvananthapuram,2027-01-31',
      '2,Developer,Short,Long,1,Software,1,Trivandrum,1,Thiruvananthapuram,2027-01-31',
      '3,Developer,Short,Long,1,Software,1,Kochi,0,Ernakulam,2027-01-31',
      '4,Developer,Short,Long,2, ,1,Kochi,2,Ernakulam,2027-01-31',
      '5,Developer,Short,Long,2,GIS,1,Kochi,2,Ernakulam,2027-01-31',
    ].join('\n');
    expect(issuesOf(text, 'csv')).toEqual([
      'line 2, column 5 (category_id): must be a whole number from 1 to 2147483647',
      'line 4, column 9 (int_location_id): must be a whole number from 1 to 2147483647',
      'line 5, column 6 (jobcategory): must not be empty',
    ]);
  });

  it('names line, column and reason of everything that is wrong', () => {
    const text = [
      header,
      row,
      '1,Again,Short,"two\nlines",1,Software,1,Office,1,Thiruvananthapuram,2027-01-31',
      '3,Third,Short,Long,1,Hardware,1,Office,1,Thiruvananthapuram,2027-13-01',
      '4,Fourth',
      'x,Fifth,,Long,1,Software,9,Office,1,Thiruvananthapuram,31.01.2027',
      '',
    ].join('\n');
    expect(issuesOf(text, 'csv')).toEqual([
      'line 3, column 1 (job_id): 1 is already on line 2',
      'line 5, column 6 (jobcategory): another row gives category_id 1 the name "Software"',
      'line 5, column 11 (last_date): there is no such day as 2027-13-01',
      'line 6, column 3: 2 fields, the header has 11',
      'line 7, column 1 (job_id): must be a whole number from 1 to 2147483647',
      'line 7, column 3 (job_short_desc): must not be empty',
      'line 7, column 7 (job_type): must be 1 (full time) or 2 (part time)',
      expect.stringMatching(
        /^line 7, column 11 \(last_date\): must be a date written as YYYY-MM-DD, and a spreadsheet .+ number format/,
      ) as string,
    ]);
  });

  const saved = [
    [...header.split(','), 'status'].join(','),
    '901,Clerk,Short,"First paragraph.\r\n\r\nYou bring\r\n- care\r\n- patience",1,Software,1,Office,1,Kochi,2027-01-31,',
    '902,Driver,"Short, too",Long,1,Software,2,Office,1,Kochi,2027-01-31,closed',
  ].join('\r\n');
  const described = 'First paragraph.\n\nYou bring\n- care\n- patience';

  it.each([
    ['rows of commas alone follow', `${saved}\r\n,,,,,,,,,,,\r\n, ,,,,,,,,,,\r\n`],
    ['rows of commas alone come before', `,,,,,,,,,,,\r\n${saved}\r\n`],
    ['columns without a name are empty', saved.replaceAll(/$|(?=\r\n\d)/g, ',,')],
    ['a row ends before an empty column', saved.replace(',2027-01-31,\r', ',2027-01-31\r')],
    ['lines end with CR alone', `${saved.replaceAll('\r\n', '\r')}\r`],
    ['lines end with LF alone', saved.replaceAll('\r\n', '\n')],
  ])('of a spreadsheet is read when %s', (_, text) => {
    const { jobs } = parseVacancies(text, 'csv');
    expect(jobs).toMatchObject([
      { job_id: 901, description: described, status: undefined },
      { job_id: 902, job_short_desc: 'Short, too', status: 'closed' },
    ]);
  });

  it('counts its lines when they end with CR alone, and rows are empty', () => {
    const text = `${header}\r${row}\r,,,,,,,,,,\r${row.replace('1,Dev', 'x,Dev')}\r`;
    expect(issuesOf(text, 'csv')).toEqual([
      'line 4, column 1 (job_id): must be a whole number from 1 to 2147483647',
    ]);
  });

  it.each([
    [
      'semicolons',
      `${header}\n${row}\n`.replaceAll(',', ';'),
      /separated by semicolons.+LibreOffice/,
    ],
    ['tabs', `${header}\n${row}\n`.replaceAll(',', '\t'), /separated by tabs.+LibreOffice/],
    ['sep=', `sep=,\r\n${header}\r\n${row}\r\n`, /first line, sep=,.+ delete it/],
    ['sep= in quotes', `"sep=;"\n${header.replaceAll(',', ';')}\n`, /first line, "sep=;".+commas/],
    ['01/31/2027', `${header}\n${row.replace('2027-01-31', '01/31/2027')}\n`, /number format YYYY/],
    ['31-Jan-27', `${header}\n${row.replace('2027-01-31', '31-Jan-27')}\n`, /number format YYYY/],
    ['46418', `${header}\n${row.replace('2027-01-31', '46418')}\n`, /number format YYYY/],
  ])('of a spreadsheet is refused, with how to save it, when it holds %s', (_, text, expected) => {
    const issues = issuesOf(text, 'csv');
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatch(expected);
  });

  it.each([
    ['UTF-16', Buffer.from(`\uFEFF${header}`, 'utf16le'), /UTF-16.+"CSV UTF-8/],
    ['UTF-16 without a mark', Buffer.from(header, 'utf16le'), /UTF-16.+"CSV UTF-8/],
    ['another alphabet', Buffer.from(`${header}\né`, 'latin1'), /not UTF-8: Excel.+LibreOffice/],
    ['a workbook', Buffer.from('PK\u0003\u0004', 'latin1'), /a spreadsheet's own.+"CSV UTF-8/],
  ])('is refused, with how to save it, when it is in %s', async (_, bytes, expected) => {
    const file = join(temporaryFolder(), 'vacancies.csv');
    writeFileSync(file, bytes);
    await expect(readVacancyFile(file)).rejects.toThrow(expected);
  });

  it.each([
    ['', /^line 1, column 1: the file is empty/],
    [`,,\n,,\n`, /^line 1, column 1: the file is empty/],
    [`${header},\n${row},x\n`, /^line 1, column 12: this column holds something and has no name/],
    [`${header}\n${row},x\n`, /^line 2, column 12: 12 fields, the header has 11/],
    [`${header},salary\n${row},5\n`, /^line 1, column 12 \(salary\): is no known column/],
    [`${header},job_id\n${row},5\n`, /^line 1, column 12 \(job_id\): is given twice/],
    ['job_id,job_title\n1,x\n', /\(last_date\): this column is missing/],
    [`${header}\n${row}\n2,"open,x\n`, /^line 3, column 2 \(job_title\): a quote is opened/],
    [`${header}\n${row}\n2,a"b,x\n`, /^line 3, column 2 \(job_title\): a quote stands/],
  ])('is refused as a whole: %j', (text, expected) => {
    expect(issuesOf(text, 'csv').join('\n')).toMatch(expected);
  });
});
