import { migrationOf } from './statements.ts';

export const viewsAndNews = migrationOf([
  `create table staff_saved_views (
     id text primary key,
     member_id text not null references staff_members (id) on delete cascade,
     list text not null,
     name text not null,
     name_key text not null,
     query text not null,
     search_text text not null,
     is_default integer not null default 0,
     changed_at bigint not null,
     constraint staff_saved_views_name unique (member_id, list, name_key)
   )`,
  `create table staff_seen_lists (
     member_id text not null references staff_members (id) on delete cascade,
     list text not null,
     seen_until bigint not null,
     constraint staff_seen_lists_key primary key (member_id, list)
   )`,
]);
