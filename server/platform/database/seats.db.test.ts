import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureSampleCompany } from '../../modes/sample/sample-company'
import { startApp, type TestApp } from '../../testing/app'
import { compareForms } from '../../testing/both-forms'
import { addPeople } from '../../testing/factories'

let app: TestApp
let people: string[]
beforeAll(async () => {
  app = await startApp({ env: { SAMPLE_DATA: 'on' } })
  await ensureSampleCompany(app.context)
  people = (await addPeople(app, [{}, {}, {}, {}, {}])).map(({ id }) => id)
})
afterAll(() => app?.stop())

it('What the product writes reads the same in the form of the version before', async () => {
  const { different, same } = await compareForms(app.owner.pool)
  expect(different).toEqual([])
  expect(same).toBeGreaterThan(500)
})

const [PAIRING, MATCH, OTHER, MEETING] = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`)

/** What the version before writes, a transaction at a time: a round of five people, of whom one joins a pair and one leaves. */
const TRANSACTIONS: Record<string, string> = {
  'a round is made, with a match of three': `
    insert into pairings (id, name, month, status, total_pairs, file_name, seed, certificate, created_at)
    values ('${PAIRING}', 'P', '2026-11', 'active', 1, 'p', 1, '{}', now());
    insert into matches (id, pairing_id, user1_id, user2_id, user3_id, user3_connection_status, why, match_date, status, created_at)
    values ('${MATCH}', '${PAIRING}', $1, $2, $3, 'pending', '[]', now(), 'active', now());
    insert into pairing_members (pairing_id, user_id, match_id, reason, is_active) values
      ('${PAIRING}', $1, '${MATCH}', null, true), ('${PAIRING}', $2, '${MATCH}', null, true),
      ('${PAIRING}', $3, '${MATCH}', null, true), ('${PAIRING}', $4, null, 'Odd.', true), ('${PAIRING}', $5, null, 'Odd.', true)`,
  'a time is booked': `
    insert into meetings (id, match_id, user1_id, user2_id, user3_id, starts_at, state, sequence, uid, booked_by, changed_at, created_at)
    values ('${MEETING}', '${MATCH}', $1, $2, $3, '2026-11-20 10:00Z', 'booked', 0, repeat('a', 32), $1, now(), now())`,
  'somebody replies': `update meetings set user2_reply = 'accepted' where id = '${MEETING}'`,
  'somebody answers': `
    update matches set user2_connection_status = 'confirmed', user2_confirmed_at = now() where id = '${MATCH}'`,
  'one of three leaves: the places move up': `
    update matches set user1_id = $2, user1_connection_status = 'confirmed', user1_confirmed_at = user2_confirmed_at, user2_id = $3,
      user2_connection_status = 'pending', user2_confirmed_at = null, user3_id = null, user3_connection_status = null
    where id = '${MATCH}';
    delete from pairing_members where match_id = '${MATCH}' and user_id = $1;
    update meetings set user1_id = $2, user2_id = $3, user3_id = null, user2_reply = null, booked_by = null where id = '${MEETING}'`,
  'somebody stranded and somebody left out are rescued': `
    insert into matches (id, pairing_id, user1_id, user2_id, why, match_date, status, created_at, user1_rescue, user2_rescue)
    values ('${OTHER}', '${PAIRING}', $3, $4, '[]', now(), 'active', now(), 'stranded', 'left_out');
    update pairing_members set match_id = '${OTHER}', reason = null where pairing_id = '${PAIRING}' and user_id in ($3, $4);
    update matches set status = 'called_off' where id = '${MATCH}'`,
  'the round is completed': `
    update pairings set status = 'completed', completed_at = now() where id = '${PAIRING}';
    update pairing_members set is_active = false where pairing_id = '${PAIRING}';
    insert into completed_matches (pairing_id, match_id, user1_id, user1_first_name, user1_last_name, user1_email, user1_department,
      user2_id, user2_first_name, user2_last_name, user2_email, status, user1_connection_status, user2_connection_status,
      user1_rescue, user2_rescue)
    select m.pairing_id, m.id, a.id, a.first_name, a.last_name, a.email, a.department, b.id, b.first_name, b.last_name, b.email,
      m.status, m.user1_connection_status, m.user2_connection_status, m.user1_rescue, m.user2_rescue
    from matches m join users a on a.id = m.user1_id join users b on b.id = m.user2_id where m.pairing_id = '${PAIRING}'`,
  'somebody is erased': `
    update completed_matches set user1_first_name = 'A former colleague' where user1_id = $3`,
  'all of it is deleted': `delete from pairings where id = '${PAIRING}'`,
}

it('What the version before writes reads the same in the seats', async () => {
  for (const [what, sql] of Object.entries(TRANSACTIONS)) {
    await app.owner.pool.query(people.reduce((text, id, n) => text.replaceAll(`$${n + 1}`, `'${id}'`), sql))
    expect({ what, ...(await compareForms(app.owner.pool)) }).toMatchObject({ what, different: [] })
  }
})
