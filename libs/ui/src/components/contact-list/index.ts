export { ContactList, contactKinds } from './contact-list.tsx';
export type { Contact, ContactKind, ContactListProps } from './contact-list.tsx';
