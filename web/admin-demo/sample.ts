/* oxlint-disable typescript/no-unsafe-type-assertion -- recorded from the server, whose responses have the contract's types */
import { plainEmail } from '../../shared/characters'
import { type AuditAction, getAuditLog } from '../../shared/contract/audit'
import { type AdminUser, getDomainGroups, getUsers } from '../../shared/contract/directory'
import type { LogEntry } from '../../shared/contract/mail'
import { getPairingFile } from '../../shared/contract/pairings'
import { type Endpoint, fillPath, type ResponseOf } from '../../shared/endpoint'
import { FORMER_COLLEAGUE } from '../../shared/former-colleague'
import { MONTH_NAMES } from '../../shared/months'
import recording from './recording.jsonl?raw'
import { Refusal } from './refusal'

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

/** The thing of this id; a refusal names what was looked for. */
export function oneOf<T extends { id: string }>(list: readonly T[], id: string, what: string): T {
  const found = list.find((one) => one.id === id)
  if (!found) throw new Refusal(404, `This ${what} does not exist any more.`)
  return found
}

export const without = <T>(list: T[], item: T): void => {
  const place = list.indexOf(item)
  if (place >= 0) list.splice(place, 1)
}

/**
 * The server's responses for the sample company, by path, with their months moved to the running one. They are the
 * demo's whole state: it changes them. The first line has the users; further down "#7" is the eighth of them as a person,
 * "@7" the address and "&7" the name.
 */
export class Sample {
  private responses: Record<string, unknown>
  private last = 0

  /** The running month, YYYY-MM. */
  readonly month: string

  constructor(now = new Date()) {
    this.month = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`
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

  /** The response to a call, for reading and changing. */
  at<E extends Endpoint>({ path }: E, params: Record<string, string> = {}): ResponseOf<E> {
    const found = this.find(fillPath(path, params))
    if (found === undefined) throw new Refusal(404, 'The demo has no such thing.')
    return found as ResponseOf<E>
  }

  nextId(): string {
    this.last += 1
    return `new-${this.last}`
  }

  /** Writes into the audit log. */
  note(action: AuditAction, subjectLabel: string): void {
    this.at(getAuditLog).unshift({
      id: this.nextId(),
      at: new Date().toISOString(),
      actorId: null,
      actorEmail: this.at(getUsers).find(({ isAdmin }) => isAdmin)?.email ?? '',
      action,
      subjectKind: action.split('.')[0] ?? '',
      subjectId: null,
      subjectLabel,
      before: null,
      after: null,
    })
  }

  /** Whom the pairing of this file gives to a person. */
  partnerOf(fileName: string | null, email: string): AdminUser | undefined {
    if (fileName === null) return undefined
    const entries = this.entriesOf(fileName, '')
    const partner = entries.find(({ user_email }) => user_email === plainEmail(email))?.match_email
    return this.at(getUsers).find((user) => user.email === partner)
  }

  /** Who got a mail when the pairing of this file was sent to, all of them with success. */
  entriesOf(fileName: string, timestamp: string): LogEntry[] {
    return this.at(getPairingFile, { fileName })
      .matches.map(({ user1_email, user2_email }) => [user1_email, user2_email] as const)
      .flatMap(([one, other]) => [
        { user_email: one, match_email: other },
        { user_email: other, match_email: one },
      ])
      .map((who) => ({
        ...who,
        send_status: 'success',
        match_validated: true,
        timestamp,
        error_message: null,
        error_code: null,
        failure_reason: null,
        validation_issues: [],
      }))
  }

  /** Takes a person out of every response: whoever met them met "A former colleague". */
  forget(person: { id: string; firstName: string; lastName: string; email: string }): void {
    const { id, firstName, lastName, email } = person
    const former = { id, firstName: FORMER_COLLEAGUE, lastName: '', email: '' }
    const asPerson = (one: object) => JSON.stringify(one).slice(1, -1)
    const text = JSON.stringify(this.responses)
      .replaceAll(asPerson({ id, firstName, lastName, email }), asPerson(former))
      .replaceAll(JSON.stringify(`${firstName} ${lastName}`), JSON.stringify(FORMER_COLLEAGUE))
      .replaceAll(JSON.stringify(email), JSON.stringify(`erased-${id}`))
    this.responses = JSON.parse(text) as Record<string, unknown>
  }
}

/** What a whitelist entry of a group holds about it. */
export const groupOf = (sample: Sample, domainGroupId: string | null) => ({
  domainGroupId,
  domainGroup: sample.at(getDomainGroups).find(({ id }) => id === domainGroupId) ?? null,
})
