import { generateFiles } from '@nx/devkit';
import { join } from 'node:path';
import { formatChanges } from '../format-changes.mjs';
import { assertFree, literal, spell } from '../names.mjs';
import { addEntry, addImport } from '../source-edit.mjs';

const api = 'libs/api/src/forms';
const content = 'libs/content/src';
const service = 'apps/service/src';
const site = 'apps/site/src/form-components';

/** Letter of the references of applications, which are no public form. */
const APPLICATION = 'A';

/**
 * Generates a public form: its contract, words, mails and component, and its entries in the lists from which its
 * operation, use case, table, retention, erasure, backup and place at the desk follow.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ readonly name: string; readonly prefix?: string }} options
 */
const form = async (tree, { name, prefix: wanted }) => {
  const spelled = spell(name);
  const { fileName, propertyName, sentence } = spelled;
  const kind = fileName.replaceAll('-', '_');
  const table = `${kind}_requests`;
  const own = [
    `${api}/${fileName}.ts`,
    `${content}/${fileName}.ts`,
    `${site}/${fileName}-form.tsx`,
  ];
  for (const file of own) assertFree(tree, file);

  /** @param {string} file */
  const read = (file) => {
    const source = tree.read(file, 'utf8');
    if (source === null) throw new Error(`${file} is missing.`);
    return source;
  };
  // Two forms of one name would take each other's answers.
  const names = 'apps/site/src/forms/form-result.ts';
  if (read(names).includes(`| '${fileName}'`))
    throw new Error(`The site has a form named ${fileName} already: ${names}.`);
  const taken = tree
    .children(api)
    .flatMap((file) => /prefix: '([A-Z])'/.exec(read(`${api}/${file}`))?.[1] ?? [])
    .concat(APPLICATION);
  const prefix =
    wanted ??
    [...kind.toUpperCase()].find((letter) => /[A-Z]/.test(letter) && !taken.includes(letter));
  if (prefix === undefined || taken.includes(prefix))
    throw new Error(`Give it a --prefix other than ${taken.toSorted().join(', ')}.`);

  /** @param {string} file @param {readonly ((source: string) => string)[]} changes */
  const edit = (file, ...changes) => {
    try {
      tree.write(
        file,
        changes.reduce((source, change) => change(source), read(file)),
      );
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : ''}`, { cause: error });
    }
  };
  edit(
    `${api}/public-forms.ts`,
    (source) => addEntry(source, 'publicForms', `${kind}: ${propertyName}Form`),
    (source) => addEntry(source, 'formExamples', `${kind}: ${propertyName}Example`),
    (source) =>
      addImport(source, `${propertyName}Example, ${propertyName}Form`, `./${fileName}.ts`),
    (source) => source.replace(/^export \* from /m, `export * from './${fileName}.ts';\n$&`),
  );
  edit(
    `${content}/forms.ts`,
    (source) => addEntry(source, 'formNames', `${kind}: ${literal(sentence)}`),
    (source) => addEntry(source, 'formTableNames', `${table}: ${literal(`${sentence} requests`)}`),
  );
  const [announcement, acknowledgment] = [
    `${propertyName}Announcement`,
    `${propertyName}Acknowledgment`,
  ];
  edit(
    `${service}/features/forms/definitions.ts`,
    (source) =>
      addEntry(
        source,
        'served',
        `${kind}: {
          messages: ${propertyName}.validation,
          office: 'enquiries',
          announcement: ${announcement},
          acknowledgment: ${acknowledgment},
          columns: { name: 'name', email: 'email', phone: 'phone', message: 'message' },
        }`,
      ),
    (source) =>
      addImport(
        source,
        `${propertyName}, ${acknowledgment}, ${announcement}`,
        `@example/content/${fileName}`,
      ),
  );
  const migrations = `${service}/storage/migrations`;
  const last = Math.max(
    ...[...read(`${migrations}/index.ts`).matchAll(/'(\d{4})-/g)].map(([, number]) =>
      Number(number),
    ),
  );
  const migration = `${String(last + 1).padStart(4, '0')}-${fileName}`;
  edit(
    `${migrations}/index.ts`,
    (source) =>
      addEntry(
        source,
        'migrations',
        `'${migration}': formTable('${kind}', '${table}', ['name', 'email', 'phone', 'message'])`,
      ),
    (source) =>
      source.includes('./form-table.ts')
        ? source
        : addImport(source, 'formTable', './form-table.ts'),
  );

  const substitutions = {
    ...spelled,
    kind,
    table,
    prefix,
    operation: `request_${kind}`,
    lowerCase: sentence.toLowerCase(),
  };
  for (const [folder, target] of Object.entries({ api, content, site }))
    generateFiles(tree, join(import.meta.dirname, 'files', folder), target, substitutions);
  await formatChanges(tree);
  return () => {
    console.log(`
The form ${kind} is there, with the operation ${substitutions.operation}. Next:
  1. Write its fields:    ${api}/${fileName}.ts, and the columns of its migration ${migration}
  2. Write its words:     ${content}/${fileName}.ts
  3. Show it on a page:   <${spelled.className}Form action={path} />, and as the page's forms
     async () => (await import('../forms/public-form.ts')).handlePublicForm('${kind}', ${propertyName}.validation)
  4. Write docs/api.md:   npx vitest run -u src/openapi, in libs/api
  5. Look at it:          npm run dev`);
  };
};

export default form;
