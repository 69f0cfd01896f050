import { afterAll, beforeAll, expect, it } from 'vitest'
import { getCurrentUser } from '../../../shared/contract/sign-in'
import { updateProfile } from '../../../shared/contract/people'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPerson, allow, signedIn } from '../../testing/factories'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await allow(app)
})
afterAll(() => app?.stop())

type Saved = Awaited<ReturnType<typeof save>>
const save = (client: Client) =>
  client.call(updateProfile, {
    body: { firstName: 'New', lastName: 'Name', department: 'Other', matchingPreference: 'any' },
  })

/** Somebody saves their profile while the database does this instead, and again when it is well. */
async function saveWhile(
  instead: string,
  check: (saved: Saved, client: Client, before: { firstName: string | null }) => unknown,
): Promise<void> {
  const person = await addPerson(app, { department: 'Other' })
  const client = await signedIn(app, person)
  const { pool } = app.owner
  await pool.query(
    `create function fault() returns trigger language plpgsql as $$ begin ${instead}; return new; end $$;
     create trigger fault before update on users for each row execute function fault()`,
  )
  try {
    await check(await save(client), client, person)
  } finally {
    await pool.query('drop trigger fault on users; drop function fault')
  }
  expect((await save(client)).status).toBe(200)
}

it.each([
  ['as PostgreSQL ends it', 'perform pg_terminate_backend(pg_backend_pid())'],
  ['as PgBouncer says it', `raise exception 'server conn crashed?' using errcode = '08P01'`],
])(
  'a connection that breaks in the middle of a write, %s, makes the call say that it is not known what was stored',
  async (_, breaks) => {
    await saveWhile(breaks, ({ status, body: refusal }) => {
      expect([status, refusal.code]).toEqual([503, 'database_unavailable'])
      expect((refusal as { message?: string }).message).toContain('may or may not be saved')
    })
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
    await saveWhile(
      `raise exception 'injected' using errcode = '${state}'`,
      async ({ status, headers, body: refusal }, client, before) => {
        expect([status, refusal.code]).toEqual([503, code])
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
        expect(JSON.stringify(refusal)).not.toMatch(/injected|users/)
        expect((await client.call(getCurrentUser)).body.firstName).toBe(before.firstName)
      },
    )
  },
)
