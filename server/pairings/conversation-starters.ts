import { starters as STARTERS } from '../../languages/en/mail/starters'
import { type MailReason, topicsIn } from '../../languages/reasons'
import type { MailWords } from '../../languages/words'
import type { Language } from '../../shared/languages/languages'
import { topicIn } from '../../shared/topics'
import type { Company } from '../platform/http/language'

/** The questions of a month of 1 to 12. */
export const startersOf = (month: number, of: readonly string[] = STARTERS): string[] =>
  of.slice(3 * month - 3, 3 * month)

/** What the question that a match begins with is chosen from. */
export interface Opening {
  matchId: string
  /** YYYY-MM of the pairing */
  month: string
  /** The questions of its newsletter, in the company's language and in those that it is translated into. */
  newsletter: { first: string[]; others: Partial<Record<Language, string[]>> } | null
  /** What its people like to talk about in common. */
  shared: MailReason[]
}

// An id begins with its time; its last digits are random, so the choice is even.
const chosen = <One>(of: readonly One[], matchId: string): One | undefined =>
  of[Number.parseInt(matchId.slice(-8), 16) % of.length]

/** A question about something that the people of a match have in common; undefined: there is nothing. */
export function topicStarter(
  { language, why }: Pick<MailWords, 'language' | 'why'>,
  shared: MailReason[],
  matchId: string,
): string | undefined {
  const topic = chosen(shared.flatMap(topicsIn), matchId)
  if (!topic) return undefined
  const { name, question } = topicIn(topic, language)
  return question || why.aboutTopic({ name })
}

/**
 * The question a match begins with, in a reader's language: about what its people have in common, else one of the newsletter's if it is written in that language, else
 * one of the month's. It is always the same for one match, and differs between the matches of a month.
 */
export function starterFor(
  { programme }: Pick<Company, 'programme'>,
  words: Pick<MailWords, 'language' | 'starters' | 'why'>,
  { matchId, month, newsletter, shared }: Opening,
): string {
  const { language, starters } = words
  const given = language === programme.settings.language ? newsletter?.first : newsletter?.others[language]
  const written = (given ?? []).filter((starter) => starter.trim() !== '')
  const questions = written.length > 0 ? written : startersOf(Number(month.slice(5)), starters)
  return topicStarter(words, shared, matchId) ?? chosen(questions, matchId) ?? ''
}
