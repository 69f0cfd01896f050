import { shareHalfHour } from '../model/hours'
import { type Columns, CROSS, SAME } from '../model/columns'
import { monthInWords } from '../model/month'
import type { ColumnWishes, Refusal } from './wishes'

/** How refusals name people and departments: by position in the caller's list. */
export interface Words {
  id: (position: number) => string
  name: (position: number) => string
  department: (position: number) => string
}

/**
 * The wishes that contradict each other, whatever the rules say.
 * @param isTables whether somebody can be brought together with several
 */
export function contradictionsOf(wishes: ColumnWishes, words: Words, isTables = false): Refusal[] {
  const { name } = words
  const refusals: Refusal[] = []
  const refuse = (reason: Refusal['reason'], people: number[], message: string) =>
    refusals.push({ reason, people: people.map(words.id), message, overrulable: false })
  const partner = new Map<number, number>()
  const out = new Set(wishes.out)
  const apart = new Set(wishes.apart.map(keyOf))
  for (const [a, b] of [...wishes.together, ...wishes.apart])
    if (a === b) refuse('one-person', [a], `A pair takes two people, and ${name(a)} is named twice.`)
  for (const [a, b] of wishes.together) {
    if (a === b) continue
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const first = partner.get(one) ?? other
      partner.set(one, first)
      if (first !== other && !isTables)
        refuse(
          'together-twice',
          [one, first, other],
          `${name(one)} can meet one person only: choose ${name(first)} or ${name(other)}.`,
        )
      if (out.has(one))
        refuse(
          'together-and-out',
          [one, other],
          `${name(one)} is to sit out and to meet ${name(other)}: choose one.`,
        )
    }
    if (apart.has(keyOf([a, b])))
      refuse(
        'together-and-apart',
        [a, b],
        `${name(a)} and ${name(b)} are to be brought together and kept apart: choose one.`,
      )
  }
  return refusals
}

/**
 * The rules that pairs brought together would break. Of a pair that is barred, or has no time in common, only that it can't be is
 * told, and nothing overrules it: hours, managers and private blocks sound alike.
 */
export function brokenRules(columns: Columns, together: [number, number][], words: Words): Refusal[] {
  const barred = new Set<string>()
  const wanted = new Set(together.map(keyOf))
  const { noRepeatMonths, barredA = [], barredB = [] } = columns
  for (let k = 0; k < barredA.length; k++) {
    const key = keyOf([barredA[k]!, barredB[k]!])
    if (wanted.has(key)) barred.add(key)
  }
  const met = latestMeetings(columns, together)
  const hoursOf = (i: number) => columns.hours?.sets[columns.hours.of[i]!] ?? null
  return together.flatMap((pair): Refusal[] => {
    const people = pair.map(words.id)
    const both = pair.map(words.name).join(' and ')
    if (barred.has(keyOf(pair)) || !shareHalfHour(hoursOf(pair[0]), hoursOf(pair[1])))
      return [
        { reason: 'barred', people, message: "These two can't be paired this month.", overrulable: false },
      ]
    const refusals: Refusal[] = []
    const refuse = (reason: Refusal['reason'], message: string, overrulable = true) =>
      refusals.push({ reason, people, message, overrulable })
    if (columns.group && columns.group[pair[0]] === columns.group[pair[1]])
      refuse('one-group', `${both} are of one group, and only people of different groups meet.`, false)
    const unwanted = againstPreference(columns, pair, words)
    if (unwanted) refuse('preference', unwanted)
    const month = met.get(keyOf(pair))
    if (month !== undefined && noRepeatMonths > 0 && columns.month - month <= noRepeatMonths)
      refuse('met-lately', `${both} met in ${monthInWords(month)}.`)
    return refusals
  })
}

function againstPreference(
  { preference, department }: Columns,
  pair: [number, number],
  words: Words,
): string | null {
  const same = department[pair[0]] === department[pair[1]]
  const asked = pair.filter((i) => preference[i] === (same ? CROSS : SAME))
  if (asked.length === 0) return null
  const who = asked.map(words.name).join(' and ')
  if (same) return `${who} asked for another department only, and both are in ${words.department(pair[0])}.`
  const where = pair.map((i) => `${words.name(i)} is in ${words.department(i)}`).join(' and ')
  return `${who} asked for their own department only, and ${where}.`
}

/** The month of the latest meeting of each pair, by its key. */
function latestMeetings(columns: Columns, pairs: [number, number][]): Map<string, number> {
  const { meetingA, meetingB, meetingMonth } = columns
  const asked = new Uint8Array(columns.preference.length)
  for (const [a, b] of pairs) asked[a] = asked[b] = 1
  const latest = new Map<string, number>()
  for (let k = 0; k < meetingA.length; k++) {
    if (!asked[meetingA[k]!] || !asked[meetingB[k]!]) continue
    const key = keyOf([meetingA[k]!, meetingB[k]!])
    latest.set(key, Math.max(latest.get(key) ?? 0, meetingMonth[k]!))
  }
  return latest
}

/** The same for a pair in either order. */
function keyOf([a, b]: [number, number]): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`
}
