import { monthTitle } from '../platform/context/clock'

/** A group's name in a file name: lower case, letters of any script and digits, joined by dashes. */
export function slug(name: string): string {
  const joined = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  // By characters, not code units: a database does not store half a character.
  return Array.from(joined).slice(0, 60).join('').replace(/-+$/, '') || 'group'
}

export const COMPANY_WIDE = 'All Users'

/** What a pairing is for, as its names say it. */
export interface NamedRound {
  /** YYYY-MM, or YYYY-MM-DD where the rounds are not those of months. */
  period: string
  groupNumber: number
  groupName: string
  /** null: the first one, which names do not mention. */
  programme?: { name: string; slug: string } | null
}

/** `pairing-{programme-}{year}-{month}-group{number}-{group name}-`: how the file names of one period and group begin. */
export const pairingFilePrefix = ({ period, groupNumber, groupName, programme }: NamedRound): string =>
  `pairing-${programme ? `${programme.slug}-` : ''}${period}-group${groupNumber}-${slug(groupName)}-`

/** The prefix, `{n}.json`; n counts the pairings of one period and group. */
export const pairingFileName = (round: NamedRound, n: number): string =>
  `${pairingFilePrefix(round)}${n}.json`

/** "December 2026 Group A - Design", "Tea, 2 December 2026 Group A - Design" */
export function pairingDisplayName({ period, groupNumber, groupName, programme }: NamedRound): string {
  const when = period.length > 7 ? `${Number(period.slice(8))} ${monthTitle(period)}` : monthTitle(period)
  return `${programme ? `${programme.name}, ` : ''}${when} Group ${groupLetter(groupNumber)} - ${groupName}`
}

/** The letter of a group's number in the names of its pairings: 1 → A, 26 → Z, 27 → AA. */
export function groupLetter(number: number): string {
  let letters = ''
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  }
  return letters
}
