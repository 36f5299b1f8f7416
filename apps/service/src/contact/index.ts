export * from './send-contact.ts';
