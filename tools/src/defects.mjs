/*
 * Checks the test suite by breaking the product: applies one deliberate defect after the other in a copy
 * of the workspace and runs the part of the suite that should catch it. Ends with `N caught, M missed`. A
 * missed defect is a non-zero exit. Not a part of `npm test`, because all defects take hours.
 *
 *   npm run defects [-- NAME …]   all defects, or these
 *   npm run defects -- --list     names, promises and commands; checks that each can be applied
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { defects as contract } from './defects/contract.mjs';
import { defects as designSystem } from './defects/design-system.mjs';
import { defects as desk } from './defects/desk.mjs';
import { defects as serviceAuth } from './defects/service/auth.mjs';
import { defects as serviceDesk } from './defects/service/desk.mjs';
import { defects as serviceFeatures } from './defects/service/features.mjs';
import { defects as serviceOperations } from './defects/service/operations.mjs';
import { defects as site } from './defects/site.mjs';
import { defects as workspace } from './defects/workspace.mjs';
import { copyWorkspace } from './generators/testing/workspace-copy.mjs';

/** @typedef {import('./defects/defect.d.ts').Defect} Defect */

const root = join(import.meta.dirname, '../..');
/** @type {readonly Defect[]} */
const all = [
  designSystem,
  contract,
  site,
  desk,
  serviceFeatures,
  serviceAuth,
  serviceDesk,
  serviceOperations,
  workspace,
].flat();

/**
 * Patterns of a failing test or finding, with the first line of its message. A tool that crashes, and a build
 * that fails before the tests, match none.
 *
 * @type {readonly (readonly [command: RegExp, finding: RegExp])[]}
 */
const findings = [
  [/:e2e\b/, /^ +\d+\) (.+?)[ ─]*\n\s*\n *(.+)/m],
  [/:lint\b/, /^ +(?:(\d+:\d+) +error|×) +(.+)$/m],
  [/:typecheck\b/, /^(.+?)(?:: | - )?(error TS\d+: .+)$/m],
  [/^oxfmt\b/, /^(.+\.\w+) \(\d+ms\)$()/m],
  [/fresh-clone/, /Error: (not so): (.+)/],
  [/./, /^ *FAIL +(.+ > .+)\n(?: *FAIL .+\n)*(.*)/m],
];

/** @param {Defect} defect @param {string} output */
const findingIn = ({ command }, output) => {
  const [, pattern] = findings.find(([commands]) => commands.test(command)) ?? [];
  const found = pattern?.exec(stripVTControlCharacters(output));
  return found?.slice(1).filter(Boolean).join(': ');
};

/**
 * Prints a row of a table, with each cell shortened to one line.
 *
 * @param {string[]} cells
 */
const printRow = (...cells) => {
  const short = cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim().slice(0, 240));
  console.log(`| ${short.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
};

/**
 * Returns the edited texts of a defect's files, by path.
 *
 * @param {Defect} defect @param {string} folder
 * @throws Error when a search string does not occur exactly once
 */
const edited = ({ name, edits }, folder) => {
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const { file, search, replace } of edits) {
    const text = texts.get(file) ?? readFileSync(join(folder, file), 'utf8');
    const times = text.split(search).length - 1;
    if (times !== 1)
      throw new Error(`${name}: ${file} has the search string ${times} times: ${search}`);
    texts.set(file, text.split(search).join(replace));
  }
  return texts;
};

/**
 * Checks that every defect can be applied and breaks a promise in docs/testing.md.
 *
 * @throws Error at the first that does not
 */
const check = () => {
  const promises = readFileSync(join(root, 'docs/testing.md'), 'utf8');
  for (const defect of all) {
    edited(defect, root);
    if (!promises.includes(`| ${defect.promise} `))
      throw new Error(`${defect.name}: docs/testing.md has no such promise: ${defect.promise}`);
    if (all.filter(({ name }) => name === defect.name).length > 1)
      throw new Error(`There are two defects named ${defect.name}.`);
  }
};

const author = ['-c', 'user.name=Defects', '-c', 'user.email=defects@example.com'];

/** @param {string} folder @param {readonly string[]} args */
const git = (folder, ...args) =>
  execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' });

/** @param {readonly Defect[]} chosen @returns {Promise<number>} how many were missed */
const prove = async (chosen) => {
  const copy = copyWorkspace();
  process.once('SIGINT', () => {
    copy.dispose();
    process.exit(130);
  });
  let missed = 0;
  try {
    // Some tools ask Git for the files, and the test of a first start clones HEAD.
    git(copy.folder, 'init', '--quiet');
    git(copy.folder, 'add', '--all');
    git(copy.folder, 'commit', '--quiet', '--no-verify', '-m', 'test: begin');
    printRow('defect', 'promise', 'caught by', 'what it said', 'seconds');
    console.log('| --- | --- | --- | --- | ---: |');
    for (const defect of chosen) {
      for (const [file, text] of edited(defect, copy.folder))
        writeFileSync(join(copy.folder, file), text);
      git(copy.folder, 'commit', '--quiet', '--no-verify', '-am', 'test: break it');
      const [program = '', ...args] = defect.command.split(' ');
      // A program with a path is the copy's own: the checkout's would run what is not broken.
      const found = program.includes('/') ? join(copy.folder, program) : program;
      const began = performance.now();
      const { status, output } = await copy.run(found, args);
      const seconds = Math.round((performance.now() - began) / 1000);
      git(copy.folder, 'reset', '--quiet', '--hard', 'HEAD~1');
      const finding = status === 0 ? undefined : findingIn(defect, output);
      if (finding === undefined) missed += 1;
      const last = output.trim().split('\n').at(-1) ?? '';
      const said =
        finding ?? (status === 0 ? 'It passed.' : `No finding, exit code ${status}: ${last}`);
      const by = finding === undefined ? 'MISSED' : `\`${defect.command}\``;
      printRow(defect.name, defect.promise, by, said, String(seconds));
    }
  } finally {
    copy.dispose();
  }
  console.log(`\n${chosen.length - missed} caught, ${missed} missed`);
  return missed;
};

/** @param {readonly string[]} asked @returns {Promise<number>} the exit code */
const run = async (asked) => {
  const unknown = asked.filter((ask) => ask !== '--list' && !all.some(({ name }) => name === ask));
  if (unknown.length > 0) throw new Error(`no defect is named ${unknown.join(', ')}: see --list`);
  check();
  if (asked.includes('--list')) {
    for (const { name, promise, command } of all) printRow(name, promise, command);
    return 0;
  }
  const changed = git(root, 'status', '--porcelain').trim();
  if (changed) throw new Error(`commit or put away what was changed first:\n${changed}`);
  const chosen = asked.length > 0 ? all.filter(({ name }) => asked.includes(name)) : all;
  return (await prove(chosen)) > 0 ? 1 : 0;
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(`defects: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
