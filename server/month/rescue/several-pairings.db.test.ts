import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  approveNewsletter,
  generateNewsletter,
  saveNewsletter,
  sendNewsletter,
} from '../../../shared/contract/newsletters'
import { generateGroupPairing } from '../../../shared/contract/pairings'
import { askForAnother } from '../../../shared/contract/rescue'
import { type SendEngine, startSendEngine } from '../../mail/engine/send-engine'
import { sends } from '../../tables/sending.tables'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addGroup, addPeople, adminClient, allow, signedIn } from '../../testing/factories'
import { seatedMatches } from '../../testing/seats'
import { strand } from '../../testing/stranding'
import { findStranded } from './find-stranded'
import { pairStrandedDaily } from './pair-stranded'

let app: TestApp
let engine: SendEngine
beforeAll(async () => {
  app = await startApp({ now: '2026-11-10T12:00:00Z' })
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  engine = startSendEngine(app.context)
})
afterEach(() => engine.stop())
afterAll(() => app?.stop())

/** Five people of a group in a round of their own, mailed to them: one of a pair is left alone, and one was left out. */
async function strandedGroup(admin: Client, name: string) {
  const group = await addGroup(app, name)
  await allow(app, `*@${name}.example.com`, group.id)
  const people = await addPeople(
    app,
    [1, 2, 3, 4, 5].map((n) => ({ email: `p${n}@${name}.example.com` })),
  )
  const generated = await admin.call(generateGroupPairing, {
    params: { domainGroupId: group.id },
    query: {},
  })
  const { id: pairingId, fileName: pairingFile } = generated.body.pairing!
  const params = { id: (await admin.call(generateNewsletter, { body: {} })).body.id }
  await admin.call(saveNewsletter, { params, body: { pairingFile } })
  await admin.call(approveNewsletter, { params, body: {} })
  expect((await admin.call(sendNewsletter, { params })).status).toBe(200)
  const [match] = await seatedMatches(app.context.db, sql`round_id = ${pairingId}`)
  const person = people.find(({ id }) => id === match!.people[0])!
  await strand(app, match!.id, person.id)
  return { pairingId, person, matchId: match!.id }
}

const allSent = async () => {
  await expect.poll(() => app.context.db.$count(sends, sql`state <> 'sent'`)).toBe(0)
}
const mailed = () => app.sink.received.map(({ to }) => to[0]!)

// Each of the two once: so the one that fails is the first of all at one time, and the last at another.
test.each(['north', 'south'])(
  'When the round of %s fails, the stranded of the other one are told and paired',
  async (failing) => {
    const admin = await adminClient(app)
    const north = await strandedGroup(admin, 'north')
    const south = await strandedGroup(admin, 'south')
    const [broken, sound] = failing === 'north' ? [north, south] : [south, north]
    await app.owner.pool.query(`
    create or replace function fail() returns trigger language plpgsql as $$ begin raise 'out of order'; end $$;
    create trigger fail before insert on sends for each row
      when (new.round_id = '${broken.pairingId}') execute function fail()`)
    app.sink.received.length = 0

    await expect(findStranded(app.context)).rejects.toThrow(/failed for 1 of 2 pairings/)
    await allSent()
    expect(mailed()).toEqual([sound.person.email])

    for (const { person, matchId } of [broken, sound])
      await (await signedIn(app, person)).call(askForAnother, { params: { id: matchId } })
    await expect(pairStrandedDaily(app.context)).rejects.toThrow(/failed for 1 of 2 pairings/)
    await allSent()
    expect(mailed()).toHaveLength(3)
    expect(mailed().filter((to) => to === sound.person.email)).toHaveLength(2)

    await app.owner.pool.query('drop trigger fail on sends')
    expect(await pairStrandedDaily(app.context), 'the next time, on the same day').toBe(1)
    await allSent()
    expect(mailed().filter((to) => to === broken.person.email)).toHaveLength(1)
  },
)
