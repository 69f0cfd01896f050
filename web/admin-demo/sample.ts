/* oxlint-disable typescript/no-unsafe-type-assertion -- recorded from the server, whose responses have the contract's types */
import { type AdminUser, getUsers } from '../../shared/contract/directory'
import type { Endpoint, ResponseOf } from '../../shared/endpoint'
import { MONTH_NAMES } from '../../shared/months'
import recording from './recording.jsonl?raw'

/** When the recording was made. What was "now" then is now in the demo. */
const RECORDED_AT = '2026-11-01T00:00:00.000Z'

type MonthName = (typeof MONTH_NAMES)[number]
const NAMED_MONTH = new RegExp(`\\b(${MONTH_NAMES.join('|')})\\b(?:( |","year":)(\\d{4}))?`, 'g')

/** A text with every month in it moved by so many: "2026-11", "November 2026", "November". */
export function moveMonths(text: string, by: number): string {
  const moved = (year: string, month: number) => new Date(Date.UTC(Number(year), month + by))
  return text
    .replace(/(?<!\d)(20\d\d)-(\d\d)(?!\d)/g, (_, year: string, month: string) =>
      moved(year, Number(month) - 1)
        .toISOString()
        .slice(0, 7),
    )
    .replace(NAMED_MONTH, (_, name: MonthName, between = '', year = '') => {
      const month = moved(year || '2026', MONTH_NAMES.indexOf(name))
      return `${MONTH_NAMES[month.getUTCMonth()]}${between}${year && month.getUTCFullYear()}`
    })
}

/**
 * The server's responses for the sample company, by path, with their months moved to the running one. They are the
 * whole demo. The first line has the users; further down "#7" is the eighth of them as a person, "@7" the address and "&7"
 * the name.
 */
export class Sample {
  private readonly responses: Record<string, unknown>

  constructor(now = new Date()) {
    const [year = 0, month = 0] = RECORDED_AT.split('-').map(Number)
    const by = (now.getFullYear() - year) * 12 + now.getMonth() + 1 - month
    const text = moveMonths(recording, by).replaceAll(moveMonths(RECORDED_AT, by), now.toISOString())
    const end = text.indexOf('\n')
    const users = (JSON.parse(text.slice(0, end)) as [string, AdminUser[]])[1]
    const written = text.slice(end).replace(/"([#@&])(\d+)"/g, (_, as: '#' | '@' | '&', place: string) => {
      const { id, firstName, lastName, email } = users[Number(place)] as AdminUser
      const person = { id, firstName, lastName, email }
      return JSON.stringify({ '#': person, '@': email, '&': `${firstName} ${lastName}` }[as])
    })
    const lines = written.trim().split('\n')
    this.responses = Object.fromEntries(lines.map((line) => JSON.parse(line) as [string, unknown]))
    this.responses[getUsers.path] = users
  }

  /** The response of this name, if there is one. */
  find(name: string): unknown {
    return this.responses[name]
  }

  /** The recorded response to a call. @throws Error when it was not recorded */
  at<E extends Endpoint>({ path }: E): ResponseOf<E> {
    const found = this.find(path)
    if (found === undefined) throw new Error(`${path} is missing in the recording.`)
    return found as ResponseOf<E>
  }
}
