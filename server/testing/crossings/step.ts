import { getPairingHistory } from '../../../shared/contract/pairings'
import type { Client } from '../client'
import { signedIn } from '../factories'
import { type Roll, oneOf } from '../years/world'
import { type Company, type Person, rowsOf } from './company'

/** The status of each call: it may be refused, but never fails. */
export type Outcome = number | undefined | (number | undefined)[]
/** What happens in a company, by chance. */
export type Step = (company: Company, roll: Roll) => Promise<Outcome>

export const DAY = 86_400_000

export const isThere = ({ isErased, isAside }: Person): boolean => !isErased && !isAside

export function someone({ known }: Pick<Company, 'known'>, roll: Roll): Person {
  return oneOf(roll, known.people.filter(isThere))
}

/** One of those for whom it holds, as SQL of `users u`; anyone, where it holds for nobody. */
export async function someoneWho(company: Company, roll: Roll, condition: string): Promise<Person> {
  const rows = await rowsOf<{ id: string }>(company, `select id from users u where ${condition}`)
  const ids = new Set(rows.map(({ id }) => id))
  const found = company.known.people.filter((one) => isThere(one) && ids.has(one.id))
  return found.length > 0 ? oneOf(roll, found) : someone(company, roll)
}

export const statusOf = async (call: Promise<{ status: number }>): Promise<number> => (await call).status

/** A name that nobody had before. */
export const newName = (company: Company): string => `qxw${(company.made += 1)}new`

/** The person, signed in on one of the instances; undefined for somebody who is turned off. */
export async function as(company: Company, person: Person, roll: Roll): Promise<Client | undefined> {
  const active = await rowsOf(company, 'select from users where id = $1 and is_active', [person.id])
  return active.length > 0 ? signedIn(roll(2) === 0 ? company.app : company.other, person) : undefined
}

type Called = Promise<{ status: number } | undefined>

export async function callAs(
  company: Company,
  roll: Roll,
  call: (client: Client, person: Person) => Called,
): Promise<number | undefined> {
  const person = someone(company, roll)
  const client = await as(company, person, roll)
  return client && (await call(client, person))?.status
}

/** A call about one of somebody's open matches, if they have one. */
export const callOfMatch = (
  company: Company,
  roll: Roll,
  call: (client: Client, params: { id: string }) => Called,
): Promise<number | undefined> =>
  callAs(company, roll, async (client, person) => {
    const found = await rowsOf<{ id: string }>(
      company,
      `select s.match_id as id from seats s join rounds p on p.id = s.round_id and p.published_at is not null
        where s.user_id = $1 and s.is_active and s.match_id is not null order by s.id`,
      [person.id],
    )
    return found.length > 0 ? call(client, oneOf(roll, found)) : undefined
  })

/** One of the programmes. */
export const someProgramme = ({ app }: Company, roll: Roll): string =>
  oneOf(roll, app.context.programmes()).id

/** The active round of one of the programmes. */
export async function activeRound(company: Company, roll: Roll) {
  const programme = someProgramme(company, roll)
  const { body } = await company.admin.call(getPairingHistory, { query: { programme } })
  const round = body.find(({ status }) => status === 'active')
  return round && { ...round, query: { programme } }
}
