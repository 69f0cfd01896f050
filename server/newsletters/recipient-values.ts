import { reasonText } from '../../languages/reasons'
import type { MailWords } from '../../languages/words'
import { mapValues } from '../../shared/map-values'
import { hasLeft, personName } from '../../shared/person-name'
import { SEEN_TEXTS } from '../../shared/profile-texts'
import type { RecipientValues } from '../tables/sending.tables'
import { mailtoOf } from '../mail/mailto'
import type { Clock } from '../platform/context/clock'
import { ENGLISH, inWords } from '../platform/http/errors'
import type { PlanInMail } from '../meetings/plan-matches'
import { planValues } from '../meetings/plan-in-mail'
import { topicStarter } from '../pairings/conversation-starters'
import { whyStill } from '../pairings/seats.rules'
import type { Recipient } from './audience.rules'

const LONGEST_TEXT = 280

/** When people of matches can meet, by the ids of the matches. */
interface Planned {
  plans: ReadonlyMap<string, PlanInMail>
  clock: Clock
}

/** The personal values of one person's newsletter, frozen when the send is created. Parts with empty text are left out. */
export function recipientValues(
  words: MailWords,
  { person, partner, more, strandedBy }: Recipient,
  planned?: Planned,
): RecipientValues {
  const values = { firstName: person.firstName.trim() || personName(person) }
  if (strandedBy)
    return {
      ...values,
      matchId: person.matchId ?? '',
      strandedBy: hasLeft(strandedBy) ? words.frame.yourMatch : personName(strandedBy),
    }
  if (!partner && person.isResting) return { ...values, notNeeded: 'yes' }
  if (!partner && person.wasInRound) {
    const { waitRounds: rounds } = person
    const { waits, onTheList } = words.newsletter.noMatch
    return rounds === null ? values : { ...values, waits: rounds === 0 ? onTheList : waits(rounds) }
  }
  if (!partner) return { ...values, joinedLater: 'yes' }
  const host = [person, partner, ...more].find((one) => one?.id === person.hostId)
  const people = (person.otherIds ?? []).length + 1
  // Somebody of a table can't make it any more, and the match is not yet stored as that of the others.
  const isWhole = people === more.length + 2
  const shared = isWhole ? (person.shared ?? []) : []
  const why = isWhole ? (person.why ?? []) : whyStill(people)
  const question = topicStarter(words, shared, person.matchId ?? '')
  const plan = planned?.plans.get(person.matchId ?? '')
  const here = [person, partner, ...more].map((one) => one?.id)
  return {
    ...values,
    matchId: person.matchId ?? '',
    ...valuesOf(partner),
    // The part of the card that names somebody, once more for each. The key is from when they were three at most.
    ...(more.length > 0 && {
      isOfMore: 'yes',
      third: more.map((other) => ({ ...valuesOf(other), photo: '' })),
    }),
    why: why.map((reason) => reasonText({ mail: words }, reason)),
    // Apart, as administrators who look at the mail don't read it.
    ...(question && {
      shared: [reasonText({ mail: words }, shared), words.meetings.calendar.toBegin(question)],
    }),
    ...(host && (host === person ? { youHost: 'yes' } : { hostName: personName(host) })),
    hasWhy: why.length > 0 ? 'yes' : '',
    photo: partner.photo ?? '',
    ...(planned &&
      plan &&
      planValues(
        words,
        { ...plan, people: plan.people.filter(({ id }) => here.includes(id)) },
        person.id,
        planned.clock,
      )),
  }
}

/** What a mail says of somebody's match. */
function valuesOf(partner: Recipient['person']) {
  const name = personName(partner)
  return {
    partnerName: name,
    partnerEmail: partner.email,
    partnerMailto: mailtoOf(partner.email),
    department: partner.department,
    ...mapValues(SEEN_TEXTS, (_, key) => shortened(partner[key])),
    initial: firstLetter(name),
  }
}

/** The people that the mail names; without a match to name, its issues name the one who can't make it. */
const namedIn = ({ person, partner, more }: Recipient): string[] =>
  [partner?.id ?? person.otherIds?.[0], ...more.map(({ id }) => id)].filter((id) => typeof id === 'string')

/** A recipient of a newsletter, as a send holds them. */
export const toRecipient = (words: MailWords, recipient: Recipient, planned?: Planned) => ({
  userId: recipient.person.id,
  email: recipient.person.email,
  language: words.language,
  names: namedIn(recipient),
  matchEmail: recipient.partner?.email ?? null,
  matchValidated: recipient.issues.length === 0,
  validationIssues: recipient.issues.map((text) => inWords(text, ENGLISH)),
  values: recipientValues(words, recipient, planned),
})

const segmenter = new Intl.Segmenter()

/** The first character as people see it: emoji and accented letters stay whole. */
const firstLetter = (name: string): string => {
  // Two plain characters are never one letter; the segmenter takes five times as long to say so.
  if (/^[ -~]{2}/.test(name)) return name.charAt(0).toUpperCase()
  for (const { segment } of segmenter.segment(name)) return segment.toLocaleUpperCase('en')
  return ''
}

/** One paragraph, cut at a word if it is too long for a mail. */
function shortened(written: string): string {
  const text = written.replace(/\s+/g, ' ').trim()
  if (text.length <= LONGEST_TEXT) return text
  let cut = ''
  for (const { segment } of segmenter.segment(text)) {
    if (cut.length + segment.length > LONGEST_TEXT) break
    cut += segment
  }
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_TEXT / 2)).trimEnd()} …`
}
