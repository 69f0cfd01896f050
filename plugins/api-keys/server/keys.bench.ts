import { hashToken, newToken } from '../../../server/platform/secrets'
import type { Figure } from '../../../server/testing/bench/figure'
import { fillLargeCompany } from '../../../server/testing/bench/large-company'
import { percentile } from '../../../server/testing/bench/measured-product'
import { addReader, onMeasuredServer } from '../../../server/testing/bench/measured-server'
import { KEY_PREFIX } from './keys.actions'

const PEOPLE = Number(process.env.PEOPLE ?? 2_000)
/** Fewer than a key may make in a minute. */
const CALLS = 500
const WANTED = 1.2
const PATHS = ['/api/admin/domain-groups', '/api/admin/users?limit=50']

/** What a call by an API key costs beside the same call of a session, by turns. */
export const bench = (): Promise<Figure[]> =>
  onMeasuredServer(
    async (pool) => {
      await fillLargeCompany(pool, { people: PEOPLE, months: 2, departments: 20, current: '2026-11' })
      const keys = PATHS.map(() => `${KEY_PREFIX}${newToken()}`)
      for (const [place, key] of keys.entries())
        await pool.query(
          `insert into api_keys (name, scopes, key_hash, created_at, ends_at) values ($1, '{read}', $2, '2026-11-01', '2027-11-01')`,
          [`Key ${place}`, hashToken(key)],
        )
      return { cookie: await addReader(pool, 'admin@group-1.example', true), keys }
    },
    async ({ ask }, { cookie, keys }) => {
      const figures: Figure[] = []
      for (const [place, path] of PATHS.entries()) {
        const by = { authorization: `Bearer ${keys[place]}` }
        const times = { session: [] as number[], key: [] as number[] }
        for (let call = 0; call < CALLS; call += 1) {
          times.session.push(await ask(path, cookie))
          times.key.push(await ask(path, by))
        }
        const [session, key] = [middle(times.session), middle(times.key)]
        figures.push({
          figure: `GET ${path} by a key`,
          target: `≤ ${WANTED} × a session's`,
          value: `${key.toFixed(2)} ms (a session: ${session.toFixed(2)})`,
          ratio: `${(key / session).toFixed(2)} ×`,
          ok: key / session <= WANTED,
        })
      }
      return figures
    },
  )

const middle = (times: number[]) => percentile(times, 0.5)
