import { afterAll, beforeAll, expect, it } from 'vitest'
import { getCurrentUser } from '../../shared/contract/sign-in'
import { updateProfile } from '../../shared/contract/people'
import { startApp, type TestApp } from '../testing/app'
import { addPerson, allow, signedIn } from '../testing/factories'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await allow(app)
})
afterAll(() => app?.stop())

it.each([
  ['as PostgreSQL ends it', 'perform pg_terminate_backend(pg_backend_pid())'],
  ['as PgBouncer says it', `raise exception 'server conn crashed?' using errcode = '08P01'`],
])(
  'a connection that breaks in the middle of a write, %s, makes the call say that it is not known what was stored',
  async (_, breaks) => {
    const client = await signedIn(app, await addPerson(app, { department: 'Other' }))
    const { pool } = app.owner
    await pool.query(
      `create function cut() returns trigger language plpgsql as $$ begin ${breaks}; return new; end $$;
       create trigger cut before update on users for each row execute function cut()`,
    )
    const body = {
      firstName: 'New',
      lastName: 'Name',
      department: 'Other',
      matchingPreference: 'any' as const,
    }
    try {
      const { status, body: refusal } = await client.call(updateProfile, { body })
      expect([status, refusal.code]).toEqual([503, 'database_unavailable'])
      expect((refusal as { message?: string }).message).toContain('may be stored or not')
    } finally {
      await pool.query('drop trigger cut on users; drop function cut')
    }
    expect((await client.call(updateProfile, { body })).status).toBe(200)
  },
)

// The whole of it, with disks that are full: npm run bench -- operating
it.each([
  ['53100', 'its disk is full', 'storage_full'],
  ['53200', 'it has no memory left', 'storage_full'],
  ['25006', 'it is a copy of another server now', 'database_unavailable'],
  ['58030', 'it can’t write its files', 'database_unavailable'],
  ['08P01', 'a pooler has no connection to it', 'database_unavailable'],
])(
  'a database that says %s, as %s, makes a call fail with 503, and says when to try again',
  async (state, _, code) => {
    const person = await addPerson(app, { department: 'Other' })
    const client = await signedIn(app, person)
    const { pool } = app.owner
    await pool.query(
      `create function fail() returns trigger language plpgsql as $$ begin raise exception 'injected' using errcode = '${state}'; end $$;
     create trigger fail before update on users for each row execute function fail()`,
    )
    const body = {
      firstName: 'New',
      lastName: 'Name',
      department: 'Other',
      matchingPreference: 'any' as const,
    }
    try {
      const { status, headers, body: refusal } = await client.call(updateProfile, { body })
      expect([status, refusal.code]).toEqual([503, code])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(JSON.stringify(refusal)).not.toMatch(/injected|users/)
      expect((await client.call(getCurrentUser)).body.firstName).toBe(person.firstName)
    } finally {
      await pool.query('drop trigger fail on users; drop function fail')
    }
    expect((await client.call(updateProfile, { body })).status).toBe(200)
  },
)
