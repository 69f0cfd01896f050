import { reasonText } from '../../../languages/reasons'
import { namesInMail } from '../../../server/mail/mailto'
import type { MailWords } from '../../../languages/words'
import { fullName, isErased } from '../../../shared/person-name'
import { PRODUCT } from '../../../shared/programme'
import { zoneInWords } from '../../../shared/working-hours'
import { inviteesById } from '../../../server/meetings/guests.queries'
import { whenInWords } from '../../../server/meetings/invite'
import { placeInWords, slotInWords } from '../../../server/meetings/plan-in-mail'
import { planMatches, toCome } from '../../../server/meetings/plan-matches'
import { starterFor } from '../../../server/pairings/conversation-starters'
import { contextForMatch } from '../../../server/pairings/matches.actions'
import { findOwnMatch } from '../../../server/pairings/matches.queries'
import { today } from '../../../server/platform/context/clock'
import type { Context } from '../../../server/platform/context/context'
import { languageOfPerson, UNSAID, wordsFor } from '../../../server/platform/http/language'
import { findLinkedMatch } from '../../../server/replies/links/mail-links.queries'
import { aside, buttons, type Card, type Part, Spans, text, title } from './card.rules'

/**
 * What is true now of a match, for the conversation of its people: who they are, why, a question to begin with, when, and what
 * they say of it. Undefined once the match is gone.
 * @param chatIds of those who are told there; the others are named with their address
 * @param readerId who alone reads it, in their words and by their clock; by default those who are told there do
 */
export async function matchCard(
  outer: Context,
  matchId: string,
  chatIds: ReadonlyMap<string, string>,
  readerId?: string,
): Promise<Card | undefined> {
  const context = await contextForMatch(outer, matchId)
  const found = await findLinkedMatch(context.db, matchId)
  const own = found?.people[0] && (await findOwnMatch(context.db, found.people[0].id, matchId))
  if (!found || !own) return undefined
  const people = found.people.filter(({ email }) => !isErased(email))
  const told = people.filter(({ id }) => (readerId ? id === readerId : chatIds.has(id)))
  const readers = told.length > 0 ? told : people
  const all = wordsForAll(context, readers)
  const { newsletter, frame, chat, listed, brand } = all.mail
  const { match, starters } = newsletter
  const spans = new Spans()
  const names = (some: Person[]) => listed(some.map((person) => nameOf(person, chatIds, all.mail, spans)))
  const titled = (words: string, lines: string[]): Part[] =>
    lines.join('') === '' ? [] : text(`${spans.bold(words)}\n${lines.join('\n')}`)
  const isStanding = found.match.status !== 'called_off'
  const takesPlace = isStanding && !own.isOff
  const why = takesPlace ? own.why : []
  const isAsked =
    isStanding && found.pairingStatus === 'active' && people.some(({ answer }) => answer === 'pending')
  const said = (label: string, answer: Person['answer']) => {
    const who = people.filter((person) => person.answer === answer)
    return who.length === 0 ? [] : text(`${spans.bold(`${label}:`)} ${names(who)}`)
  }
  const isOfMore = people.length > 2
  const parts = [
    ...title(isOfMore ? match.labelOfMore : match.label),
    ...aside(brand?.name ?? PRODUCT),
    ...text(chat.coffeeOf(names(people))),
    ...titled(
      isOfMore ? match.whyMore : match.why,
      why.map((reason) => reasonText(all, reason)),
    ),
    ...titled(starters.title, takesPlace ? [starterFor(context, all.mail, own.opening)] : []),
    ...(isStanding
      ? await whenParts(context, found, all.mail, zoneOfAll(context, readers), spans, titled)
      : text(all.responses.pairings.calledOff)),
    ...said(frame.met, 'confirmed'),
    ...said(frame.missed, 'not_confirmed'),
    ...(isAsked
      ? buttons(
          { act: 'met', label: frame.met, about: { matchId }, isFirst: true },
          { act: 'not_met', label: frame.missed, about: { matchId } },
          { act: 'skip', label: chat.skip, about: { matchId } },
        )
      : []),
  ]
  return { summary: chat.coffeeOf(namesInMail(all.mail, people)), parts, spans: spans.list }
}

type Found = NonNullable<Awaited<ReturnType<typeof findLinkedMatch>>>
type Person = Found['people'][number]

/** Their own words if all have the same, else the company's. */
function wordsForAll(context: Context, people: Person[]) {
  const languages = new Set(people.map((person) => languageOfPerson(person, context)))
  const [language = null] = languages.size === 1 ? languages : []
  return wordsFor({ ...UNSAID, language }, context)
}

/** Their own clock if all have the same, else the company's. */
function zoneOfAll({ clock }: Context, people: Person[]): string {
  const zones = new Set(people.map(({ timeZone }) => timeZone ?? clock.timeZone))
  const [zone = clock.timeZone] = zones.size === 1 ? zones : []
  return zone
}

function nameOf(
  person: Person,
  chatIds: ReadonlyMap<string, string>,
  { isolated }: MailWords,
  spans: Spans,
): string {
  const name = fullName(person)
  const chatId = chatIds.get(person.id)
  if (chatId) return spans.mention(chatId, isolated(name || person.email))
  const address = spans.link(`mailto:${person.email}`, isolated(person.email))
  return name === '' ? address : `${isolated(name)} (${address})`
}

/** The time that is booked, or times to book while the match is open; or who can't make it. */
async function whenParts(
  context: Context,
  found: Found,
  words: MailWords,
  zone: string,
  spans: Spans,
  titled: (words: string, lines: string[]) => Part[],
): Promise<Part[]> {
  const { config, clock, db } = context
  const { match, people, pairingStatus } = found
  const { plan: its, leaf, invitation } = words.meetings
  const matches = new URL('/matches', config.appUrl).href
  const booked = toCome(found.meeting, clock.now())
  if (booked) {
    const when = spans.moment(booked.startsAt, whenInWords(words, booked.startsAt, zone))
    const place = spans.placed(placeInWords(words, people, match.organiserId))
    return [
      ...text(`${words.chat.booked(when)}\n${leaf.where(place)}`),
      ...buttons({ label: invitation.otherTime, url: matches }),
    ]
  }
  const wasBooked = found.meeting?.state === 'booked'
  if (match.status !== 'active' || pairingStatus !== 'active' || wasBooked) return []
  const ids = people.map(({ id }) => id)
  const seated = await inviteesById(db, ids, { matchId: match.id, day: today(clock) })
  const absent = seated.filter(({ takesPart }) => !takesPart)
  if (absent.length > 0)
    return text(
      absent
        .map((one) => {
          const name = one.isErased ? words.frame.yourMatch : namesInMail(words, [one])
          return words.frame.cantMakeIt.who(name).map(String).join('')
        })
        .join('\n'),
    )
  const plan = (await planMatches(context, db, [match.id])).get(match.id)
  if (!plan) return []
  const { title: heading, noTimes } = people.length > 2 ? its.forMore : its.forTwo
  const starts = plan.found.slots.map(({ start }) => new Date(start))
  if (starts.length === 0)
    return [...titled(heading, [noTimes]), ...buttons({ label: its.find, url: matches })]
  const times = starts.map((at) => `• ${spans.moment(at, whenInWords(words, at, zone))}`)
  const book = (at: Date) => ({
    act: 'book',
    label: slotInWords(words, at, zone),
    about: { matchId: match.id, start: at.toISOString() },
  })
  const others = its
    .others((label) => spans.link(matches, label))
    .map(String)
    .join('')
  return [
    ...titled(heading, times),
    ...buttons(...starts.map(book)),
    ...aside(`${its.timesAreOf(words.isolated(zoneInWords(zone)))} ${others}`),
  ]
}
