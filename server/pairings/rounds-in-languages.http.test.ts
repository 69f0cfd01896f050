import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPairingReport } from '../../shared/contract/metrics'
import { getMonth } from '../../shared/contract/month'
import * as changing from '../../shared/contract/pairing-changes'
import { getOutcome } from '../../shared/contract/participation'
import * as calls from '../../shared/contract/pairings'
import { seats } from '../tables/pairings.tables'
import { startApp, type TestApp } from '../testing/app'
import { addPeople, addPerson, adminClient, allow, decide, signedIn } from '../testing/factories'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z', env: { MINIMUM_USERS: '2' } })
  await allow(app)
})
afterAll(() => app?.stop())

const LEFT_OUT =
  'Kann in Design niemanden treffen, der bereit ist. Mehr Menschen, ein offener Wunsch oder weniger Monate bis zum Wiedersehen würden helfen.'
const PROVED =
  '2 Paare, 2 über Abteilungen hinweg, 1 Person setzt aus, kein Paar hat sich schon getroffen. Keine andere Auslosung bringt mehr Personen zusammen oder mehr über Abteilungen hinweg.'

test('A German reads of a round in German, from its trial to what a change costs; files stay English', async () => {
  const [one, other] = await addPeople(
    app,
    ['Sales', 'IT', 'Sales', 'IT'].map((department) => ({ department })),
  )
  const alone = await addPerson(app, {
    department: 'Design',
    matchingPreference: 'same-department',
    language: 'de',
  })
  const german = await signedIn(
    app,
    await addPerson(app, { isAdmin: true, needsProfileSetup: true, language: 'de' }),
  )
  const english = await adminClient(app)

  const trial = (await german.call(calls.generateCompanyPairing, { query: { dryRun: 'true' } })).body
  expect(trial.certificate.statement).toBe(PROVED)
  expect(trial.unmatched).toMatchObject([{ userId: alone.id, reason: LEFT_OUT }])
  const made = (await german.call(calls.generateCompanyPairing)).body
  expect(made.certificate.statement).toBe(PROVED)
  const params = { id: made.pairing!.id }
  expect(await app.context.db.select({ reasons: seats.reasons }).from(seats)).toContainEqual({
    reasons: [
      {
        code: 'matching.meetsNobody',
        args: { where: { code: 'matching.where.inside', args: { department: 'Design' } } },
      },
      { code: 'matching.meetsNobodyHelp' },
    ],
  })

  expect((await german.call(calls.getCertificate, { params })).body.statement).toBe(PROVED)
  expect((await english.call(calls.getCertificate, { params })).body.statement).toMatch(/^2 pairs, 2 across/)
  expect((await german.call(calls.getLeftOut, { params })).body).toMatchObject([{ reason: LEFT_OUT }])
  expect((await english.call(calls.getLeftOut, { params })).body).toMatchObject([
    { reason: expect.stringContaining('Can meet nobody who is ready in Design') },
  ])
  const csv = await german.request('GET', `/api/admin/pairings/${params.id}/left-out.csv`)
  expect(csv.body).toContain('Can meet nobody who is ready in Design')
  const { steps } = (await german.call(getMonth)).body
  expect(JSON.stringify(steps)).toContain('Keine andere Auslosung bringt mehr Personen zusammen')
  expect((await (await signedIn(app, alone)).call(getOutcome)).body.text).toBe(
    'Im November hast du ausgesetzt: Niemand, den du in Design treffen kannst, war dabei. Es hilft, für alle offen zu sein: Das wählst du in deinem Profil.',
  )

  const wish = (ids: string[], kind: 'together' | 'out') =>
    german.call(changing.whatIf, {
      params,
      body: { together: [], apart: [], out: [], version: 1, [kind]: kind === 'out' ? ids : [ids] },
    })
  const looked = (await wish([one!.id], 'out')).body
  expect(looked).toMatchObject({
    priceInWords:
      'Verglichen mit der ursprünglichen Runde: 1 Paar weniger, 1 abteilungsübergreifendes Paar weniger.',
    wishesInWords: [expect.stringContaining(' setzt aus.')],
  })
  expect(looked.certificate.statement).toMatch(/mit diesen Änderungen/i)
  const refused = (await wish([alone.id, other!.id], 'together')).body as unknown as { message: string }
  expect(refused.message).toContain('wollte nur die eigene Abteilung')

  const { pairing } = (
    await german.call(changing.applyChanges, {
      params,
      body: { together: [], apart: [], out: [one!.id], version: 1 },
    })
  ).body
  expect(pairing.id).toBe(params.id)
  const reasons = (await german.call(calls.getLeftOut, { params })).body.map(({ reason }) => reason)
  expect(reasons).toContain('Die Verwaltung hat es für diese Runde so entschieden.')
  const { validationIssues } = (await german.call(getPairingReport)).body
  expect(validationIssues.map(({ message }) => message)).toEqual([
    expect.stringContaining('haben 3 Personen ausgesetzt'),
  ])
})

test('A match that was made in a German company says in Japanese to a Japanese colleague why the two were paired', async () => {
  await app.owner.pool.query('truncate users, rounds cascade')
  await decide(app, { language: 'de' })
  const [one, other] = await addPeople(app, [
    { department: 'Vertrieb', language: 'ja' },
    { department: 'Recht', matchingPreference: 'cross-department' },
  ])
  await (await adminClient(app)).call(calls.generateCompanyPairing)
  const whyOf = async (person: typeof one) =>
    (await (await signedIn(app, person!)).call(calls.getCurrentMatch)).body.match?.why
  expect(await whyOf(one)).toEqual([
    'お一人はほかの部署の方を、もうお一人はどなたとでもというご希望でした。',
    '会うのは今回が初めてです。',
  ])
  expect(await whyOf(other)).toEqual([
    'Eine Person von euch wollte jemanden aus einer anderen Abteilung, die andere ist für alle offen.',
    'Ihr habt euch noch nie getroffen.',
  ])
})
