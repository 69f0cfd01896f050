import { groupLetter } from '../../shared/group-letter'
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

/** `pairing-{year}-{month}-group{number}-{group name}-`: how the file names of one month and group begin. */
export const pairingFilePrefix = (month: string, groupNumber: number, groupName: string): string =>
  `pairing-${month}-group${groupNumber}-${slug(groupName)}-`

/** The prefix, `{n}.json`; n counts the pairings of one month and group. */
export const pairingFileName = (month: string, groupNumber: number, groupName: string, n: number): string =>
  `${pairingFilePrefix(month, groupNumber, groupName)}${n}.json`

/** "December 2026 Group A - Design" */
export function pairingDisplayName(month: string, groupNumber: number, groupDisplay: string): string {
  return `${monthTitle(month)} Group ${groupLetter(groupNumber)} - ${groupDisplay}`
}
