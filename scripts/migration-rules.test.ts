import { describe, expect, it } from 'vitest'
import { checkMigrations, statementsOf } from './migration-rules.mjs'
import { readMigrations } from './releases.mjs'
import { root } from './sources.mjs'

const released = { tag: '0000_first', sql: 'CREATE TABLE "users" ("id" uuid)' }
const found = (sql: string, ...later: string[]) =>
  checkMigrations(
    [released, ...[sql, ...later].map((text, index) => ({ tag: `000${index + 1}_next`, sql: text }))],
    1,
  )
    .flatMap(({ findings }) => findings)
    .map(({ fault }) => fault)

describe('a migration may not', () => {
  it.each([
    ['drop a table', 'DROP TABLE "matches";', /^drops the table matches/],
    ['drop a column', 'ALTER TABLE "users" DROP COLUMN "bio";', /^users: drops a column/],
    ['drop a column of a small table', 'ALTER TABLE programme DROP bio;', /^programme: drops a column/],
    ['drop a view', 'DROP VIEW "public"."whitelist_coverage";', /^drops the view whitelist_coverage/],
    [
      'drop a view and make it again',
      'drop view a; create view a as select 1',
      /^a: made again, it has no rights/,
    ],
    ['drop a function', 'drop function if exists public.read_own_entry()', /^drops the function/],
    [
      'drop an index in a transaction',
      'DROP INDEX "users_readiness";',
      /^users_readiness: waits for everybody/,
    ],
    [
      'drop a constraint',
      'ALTER TABLE matches DROP CONSTRAINT "matches_pair";',
      /drops the constraint matches_pair/,
    ],
    ['rename a table', 'ALTER TABLE "users" RENAME TO "people";', /^users: renames/],
    ['rename a column', 'ALTER TABLE users RENAME COLUMN "bio" TO "about";', /^users: renames/],
    ['rename a view', 'alter view a rename to b', /^renames/],
    ['change a type', 'ALTER TABLE "users" ALTER COLUMN "bio" SET DATA TYPE varchar(20);', /changes a type/],
    [
      'change a type and something else',
      'alter table users add a text, alter bio type int',
      /changes a type/,
    ],
    ['demand a value', 'ALTER TABLE "users" ALTER COLUMN "bio" SET NOT NULL;', /demands a value/],
    ['drop a default', 'ALTER TABLE "users" ALTER COLUMN "bio" DROP DEFAULT;', /drops a default/],
    [
      'add a column that needs a value',
      'ALTER TABLE "users" ADD COLUMN "a" text NOT NULL;',
      /has no default/,
    ],
    [
      'compute a value for each row',
      'ALTER TABLE users ADD COLUMN a uuid DEFAULT gen_random_uuid() NOT NULL',
      /computed for each row/,
    ],
    [
      'generate a column',
      'alter table users add a text generated always as (lower(email)) stored',
      /computed for each row/,
    ],
    ['add a unique constraint', 'ALTER TABLE users ADD CONSTRAINT "u" UNIQUE("a");', /builds an index/],
    ['add a unique column', 'alter table users add column a text unique', /builds an index/],
    [
      'add a foreign key',
      'ALTER TABLE "users" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "public"."images"("id") ON DELETE set null;',
      /`?not valid/,
    ],
    [
      'add a column with a reference',
      'alter table users add column a uuid references images(id)',
      /has a constraint with the column/,
    ],
    [
      'add a check',
      `ALTER TABLE "users" ADD CONSTRAINT "c" CHECK ("a" in ('x, not valid', 'y'));`,
      /reads the whole table/,
    ],
    [
      'add and validate at once',
      'alter table users add constraint c check (a > 0) not valid; alter table users validate constraint c',
      /validates c where it is added/,
    ],
    ['exclude', 'alter table users add constraint c exclude using gist (a with &&)', /builds an index/],
    ['rewrite a table', 'alter table users set unlogged', /rewrites the whole table/],
    [
      'build an index in a transaction',
      'CREATE UNIQUE INDEX "i" ON "users" USING btree ("a");',
      /^users: nobody can write/,
    ],
    [
      'mix concurrently with something else',
      'create index concurrently i on users (a); alter table users add b text',
      /nothing else may be/,
    ],
    ['write all rows', `UPDATE "users" SET "bio" = 'a;b';`, /^users: on a large table/],
    [
      'delete rows',
      'with gone as (select 1) delete from only public.matches where true',
      /^matches: on a large table/,
    ],
    ['truncate', 'truncate users', /keeps everybody/],
    ['hide what it does', 'do $x$ begin drop table users; end $x$', /nobody can see/],
  ])('%s', (_, sql, fault) => {
    expect(found(sql)).toContainEqual(expect.stringMatching(fault))
    const allowed = `-- needs: 0000_first\n${sql}`.replaceAll(
      /(^|; )(?=[a-z])|\n/gi,
      '$1\n-- allowed: it is short\n',
    )
    expect(found(allowed).filter((text) => !text.startsWith('nothing has to'))).toEqual([])
  })
})

describe('a migration may', () => {
  it.each([
    [
      'make a table with everything',
      `CREATE TABLE "a" ("id" uuid NOT NULL, CONSTRAINT "c" CHECK (id > 0));--> statement-breakpoint
      ALTER TABLE "a" ADD CONSTRAINT "f" FOREIGN KEY ("id") REFERENCES "public"."users"("id");--> statement-breakpoint
      CREATE INDEX "i" ON "a" USING btree ("id"); update a set id = 1; alter table a alter id set not null`,
    ],
    ['add a column that may be empty', 'ALTER TABLE "users" ADD COLUMN "third party" text;'],
    ['add a column with a fixed default', `ALTER TABLE "users" ADD COLUMN "a" text DEFAULT '(x)' NOT NULL;`],
    [
      'add a constraint without a look at the rows',
      'alter table users add constraint c check (a > 0) not valid',
    ],
    ['use an index that there is', 'alter table users add constraint u unique using index users_a'],
    [
      'replace a constraint by another',
      'ALTER TABLE imports DROP CONSTRAINT c; ALTER TABLE imports ADD CONSTRAINT c CHECK (a > 0)',
    ],
    [
      'build indexes while people work',
      'create index concurrently if not exists i on users (a); drop index concurrently j',
    ],
    ['index a small table', 'CREATE INDEX "i" ON "cycles" USING btree ("a");'],
    ['write to a small table', 'UPDATE programme SET threes = false'],
    [
      'replace a function, and its trigger',
      `create or replace function public.f() returns trigger language plpgsql as $$ begin
      drop table users; end $$; drop trigger t on users; create trigger t before insert on users for each row execute function f()`,
    ],
    [
      'talk of drops',
      `/* drop table users */ -- update users; drop column\nselect 'drop table users; update users'`,
    ],
  ])('%s', (_, sql) => {
    expect(found(sql)).toEqual([])
  })

  it('validate in a migration of its own, and index a table that no release has', () => {
    expect(
      found(
        'alter table users add constraint c check (a > 0) not valid; create table b (a text)',
        'alter table users validate constraint c; create index i on b (a)',
      ),
    ).toEqual([])
  })
})

it('what takes away says which versions can work without it', () => {
  const drop = '-- allowed: nothing has read it since 0.1.0\nalter table users drop column bio'
  expect(found(drop)).toEqual([expect.stringContaining('`-- needs: 0000_first`')])
  expect(found(`-- needs: 0009_other\n${drop}`)).toEqual([
    '`-- needs: 0009_other` names no migration before this one.',
  ])
  expect(found(`-- needs: 0000_first\n${drop}`)).toEqual([])
})

it('an allowance needs a reason, and something that it allows', () => {
  expect(found('-- allowed:\nupdate users set bio = null')).toHaveLength(1)
  expect(found('-- allowed: why not\nselect 1')).toEqual(['nothing has to be allowed here: select 1'])
  expect(found('-- allowed: few rows\nselect 1; update users set bio = null')).toHaveLength(2)
})

it('a finding names its line', () => {
  expect(
    checkMigrations([released, { tag: 'b', sql: "select '\n';\n\n-- why\ndrop table a" }], 1)[0]?.findings[0]
      ?.line,
  ).toBe(5)
})

it('reads every statement that we have written so far', () => {
  const kinds = new Set(
    readMigrations(root).flatMap(({ sql }) => statementsOf(sql).map(({ text }) => text.split(' ', 1)[0])),
  )
  expect([...kinds].toSorted()).toEqual([
    'alter',
    'create',
    'delete',
    'do',
    'drop',
    'insert',
    'revoke',
    'select',
    'update',
    'with',
  ])
})
