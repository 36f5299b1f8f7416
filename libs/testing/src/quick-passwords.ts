/*
 * Loaded before the service of end-to-end tests: scrypt does a hundredth of the work, 1 ms of the processor in place of
 * 120 for each password and recovery code. apps/service/src/auth/core/passwords.test.ts holds what a hash costs.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type WithOptions = (
  password: string,
  salt: Buffer,
  length: number,
  options: crypto.ScryptOptions,
  done: (error: Error | null, hash: Buffer) => void,
) => void;

const scrypt: WithOptions = crypto.scrypt;
const quick: WithOptions = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 1024, p: 1 }, done);

Object.assign(crypto, { scrypt: quick });
syncBuiltinESMExports();
