/*
 * Loaded before the service of end-to-end tests that weigh no page: brotli does a tenth of the work at each page, whose
 * origin is known only when the service starts. apps/site/e2e/every-page.spec.ts holds what the pages weigh, on a
 * service that compresses them as installations do.
 */
import { syncBuiltinESMExports } from 'node:module';
import zlib, { type BrotliOptions, type CompressCallback, type InputType } from 'node:zlib';

const QUALITY = 4;

type WithOptions = (content: InputType, options: BrotliOptions, done: CompressCallback) => void;

const brotliCompress: WithOptions = zlib.brotliCompress;
const quick: WithOptions = (content, options, done) => {
  const params = { ...options.params, [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY };
  brotliCompress(content, { ...options, params }, done);
};

Object.assign(zlib, { brotliCompress: quick });
syncBuiltinESMExports();
