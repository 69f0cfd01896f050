import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as directory from '../../../shared/contract/directory'
import * as mail from '../../../shared/contract/mail'
import * as newsletters from '../../../shared/contract/newsletters'
import * as changes from '../../../shared/contract/pairing-changes'
import * as pairings from '../../../shared/contract/pairings'
import { setGroupManagers } from '../../../shared/contract/people'
import type { TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPerson, allow } from '../../testing/factories'
import { aMonth, openTwoSites, type Site, type TwoSites } from '../../testing/sites'

let app: TestApp
let admin: Client
let berlin: Site
let oslo: Site
let stop: TwoSites['stop'] | undefined

beforeAll(async () => {
  ;({ app, admin, berlin, oslo, stop } = await openTwoSites('2026-11-10T09:00:00Z'))
  for (const site of [berlin, oslo]) await aMonth(admin, site)
  const domains = ['berlin.example']
  await admin.call(setGroupManagers, { params: { id: berlin.groupId }, body: { domains } })
})
afterAll(() => stop?.())

/** Lets a manager's call come as far as a row that somebody else has changed, and commits that change. */
async function meanwhile<Answer>(change: string, values: unknown[], call: () => Promise<Answer>) {
  const other = await app.owner.pool.connect()
  try {
    await other.query('begin')
    const { rowCount } = await other.query(change, values)
    expect(rowCount).toBe(1)
    const answer = call()
    const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid')
    const waiting = async () =>
      (
        await app.owner.pool.query(
          'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid)) limit 1',
          [rows[0]!.pid],
        )
      ).rowCount
    await expect.poll(waiting).toBe(1)
    await other.query('commit')
    return await answer
  } finally {
    other.release(true)
  }
}

describe('what comes to be of another group while a manager’s call is under way', () => {
  it('is not there any more when the call writes: an entry of the whitelist stays', async () => {
    const entry = await allow(app, 'mover@berlin.example', berlin.groupId)
    const params = { id: entry!.id }
    const move = 'update allowed_emails set domain_group_id = $1 where id = $2'
    const remove = () => berlin.manager.call(directory.deleteAllowedEmail, { params })
    expect(await meanwhile(move, [oslo.groupId, params.id], remove)).toMatchObject({ status: 404 })
    expect((await admin.call(directory.deleteAllowedEmail, { params })).status).toBe(200)
  })

  it('gets no newsletter: nobody of the other group is mailed', async () => {
    const { body: draft } = await berlin.manager.call(newsletters.generateNewsletter, { body: {} })
    const params = { id: draft.id }
    await app.owner.pool.query(
      `update newsletters set status = 'approved', approved_at = created_at where id = $1`,
      [draft.id],
    )
    await app.owner.pool.query('insert into newsletter_rounds values ($1, $2) on conflict do nothing', [
      draft.id,
      berlin.known.pairingId,
    ])
    const before = app.sink.received.length
    // As an administrator's save does it: locked, then linked.
    const link = `with held as (select id from newsletters where id = $1 for update)
      insert into newsletter_rounds (newsletter_id, round_id) select id, $2 from held`
    const send = () => berlin.manager.call(newsletters.sendNewsletter, { params })
    expect(await meanwhile(link, [draft.id, oslo.known.pairingId], send)).toMatchObject({ status: 404 })
    expect(app.sink.received.length).toBe(before)
  })

  it('is not changed once they are an administrator', async () => {
    const person = await addPerson(app, { email: 'rising@berlin.example' })
    const params = { id: person.id }
    const promote = 'update users set is_admin = true where id = $1'
    const pause = () =>
      berlin.manager.call(directory.updateUser, { params, body: { participationStatus: 'paused' } })
    expect(await meanwhile(promote, [person.id], pause)).toMatchObject({
      status: 403,
      body: { code: 'not_admin' },
    })
    const { rows } = await app.owner.pool.query('select participation_status from users where id = $1', [
      person.id,
    ])
    expect(rows).toEqual([{ participation_status: 'active' }])
  })
})

describe('what a manager does not see', () => {
  const matchesOf = async () =>
    (await admin.call(pairings.getPairingMatches, { params: { id: berlin.known.pairingId } })).body

  it('is not named by logs and mails of before: somebody who has left', async () => {
    const [match] = await matchesOf()
    const { user1: gone, user2: partner } = match!
    const read = async (who: Client) => {
      const entries = await who.call(mail.getLogEntries, { params: { id: berlin.known.logId } })
      const body = { newsletterId: berlin.known.newsletterId, userEmail: partner.email }
      const shown = await who.call(mail.previewSentMail, { body })
      expect([entries.status, shown.status]).toEqual([200, 200])
      return JSON.stringify([entries.body, shown.body])
    }
    expect(await read(berlin.manager)).toContain(gone.firstName)
    // Somebody of the group stays named when their address changes.
    const rename = 'update users set email = $1 where id = (select id from users where email = $2)'
    await app.owner.pool.query(rename, ['renamed@berlin.example', gone.email])
    expect(await read(berlin.manager)).toContain(gone.firstName)
    await app.owner.pool.query(rename, [gone.email, 'renamed@berlin.example'])
    const moved = await allow(app, gone.email, oslo.groupId)
    const seen = await read(berlin.manager)
    expect(seen).toContain(partner.email)
    expect(seen).not.toContain(gone.firstName)
    expect(seen).not.toContain(gone.email)
    expect(await read(admin)).toContain(gone.firstName)
    await admin.call(directory.deleteAllowedEmail, { params: { id: moved!.id } })
  })

  it('does not end the list of a round before its last match: the match of somebody who has left', async () => {
    const matches = await matchesOf()
    const moved = await allow(app, matches[0]!.user1.email, oslo.groupId)
    const seen: string[] = []
    const params = { id: berlin.known.pairingId }
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: Record<string, string> = { limit: '1', cursor }
      const { headers, body } = await berlin.manager.call(pairings.getPairingMatches, { params, query })
      seen.push(...body.map(({ id }) => id))
      cursor = headers.get('x-next-cursor')
    }
    expect(seen).toEqual(matches.slice(1).map(({ id }) => id))
    await admin.call(directory.deleteAllowedEmail, { params: { id: moved!.id } })
  })

  it('is not named by a refusal: a newsletter that another group gets too', async () => {
    const { newsletterId, pairingId } = berlin.known
    await app.owner.pool.query('insert into newsletter_rounds values ($1, $2)', [
      newsletterId,
      oslo.known.pairingId,
    ])
    const params = { id: pairingId }
    const refused = (await berlin.manager.call(pairings.deletePairing, { params })).body.message
    expect(refused).toMatch(/^A newsletter was sent from this pairing/)
    expect((await admin.call(pairings.deletePairing, { params })).body.message).toMatch(/^".+" was sent/)

    const { body: draft } = await berlin.manager.call(newsletters.generateNewsletter, { body: {} })
    const draftOf = { params: { id: draft.id } }
    const body = { pairingFile: berlin.known.pairingFile }
    expect((await berlin.manager.call(newsletters.saveNewsletter, { ...draftOf, body })).status).toBe(200)
    await berlin.manager.call(newsletters.approveNewsletter, { ...draftOf, body: {} })
    const critical = (who: Client) => who.call(newsletters.sendNewsletter, draftOf)
    expect((await critical(berlin.manager)).body).toMatchObject({
      code: 'critical',
      message: expect.stringMatching(/^Another newsletter told 8 people/),
    })
    expect((await critical(admin)).body.message).toMatch(/^".+" told 8 people/)
    await app.owner.pool.query('delete from newsletters where id = $1', [draft.id])
    await app.owner.pool.query('delete from newsletter_rounds where newsletter_id = $1 and round_id = $2', [
      newsletterId,
      oslo.known.pairingId,
    ])
  })

  it('is not named by a completed round: somebody who has left', async () => {
    const params = { id: berlin.known.pairingId }
    expect((await berlin.manager.call(pairings.completePairing, { params })).status).toBe(200)
    const [match] = await matchesOf()
    const { user1: gone, user2: partner } = match!
    const read = async (who: Client) => {
      const { status, body } = await who.call(pairings.getPairingMatches, { params })
      expect(status).toBe(200)
      return JSON.stringify(body)
    }
    expect(await read(berlin.manager)).toContain(gone.firstName)
    const moved = await allow(app, gone.email, oslo.groupId)
    const seen = await read(berlin.manager)
    expect(seen).toContain(partner.email)
    expect(seen).toContain('A former colleague')
    expect(seen).not.toContain(gone.firstName)
    expect(seen).not.toContain(gone.email)
    expect(await read(admin)).toContain(gone.firstName)
    await admin.call(directory.deleteAllowedEmail, { params: { id: moved!.id } })
  })

  it('is not named by What if: somebody who has left is a former colleague', async () => {
    app.clock.set('2026-12-01T09:00:00Z')
    const made = await berlin.manager.call(pairings.generateGroupPairing, {
      params: { domainGroupId: berlin.groupId },
    })
    expect(made.status, made.body.message).toBe(200)
    berlin.known.pairingId = made.body.pairing!.id
    const [match] = await matchesOf()
    const { user1: gone, user2: partner } = match!
    const moved = await allow(app, gone.email, oslo.groupId)
    const ask = async (who: Client) => {
      const apart: [string, string][] = [[gone.id, partner.id]]
      const { status, body } = await who.call(changes.whatIf, {
        params: { id: berlin.known.pairingId },
        body: { apart, version: 1 },
      })
      expect(status).toBe(200)
      return JSON.stringify(body)
    }
    const shown = await ask(berlin.manager)
    expect(shown).not.toContain(gone.firstName)
    expect(shown).not.toContain(gone.email)
    expect(shown).toContain('A former colleague')
    expect(await ask(admin)).toContain(gone.firstName)
    await admin.call(directory.deleteAllowedEmail, { params: { id: moved!.id } })
  })
})
