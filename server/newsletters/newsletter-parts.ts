import type { Responses, ServerWords } from '../../languages/words'
import type { validateNewsletter as validateContract } from '../../shared/contract/newsletters'
import type { ParsedBody } from '../../shared/endpoint'
import { percentOf } from '../../shared/numbers'
import { monthTitle, today } from '../platform/context/clock'
import { type Context, readAsCaller } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { languageOfPerson, localizedAbout } from '../platform/http/language'
import { COMPANY_WIDE } from '../pairings/pairing-file.rules'
import { findPairings, titleFor } from '../pairings/pairing-use.queries'
import { alreadyMailed, otherMailings } from '../mail/engine/sends.queries'
import { type AudienceRow, audienceInBatches, audienceOf } from './audience.queries'
import {
  audience,
  count,
  criticalErrorsOf,
  emptyTally,
  type Recipient,
  RecipientAssignment,
  type Tally,
} from './audience.rules'
import { dangersOf, newsletterMonthTitle } from './dangers.rules'
import { pairingsOfFiles } from './link-pairings'
import { findNewsletter, type NewsletterWithLinks } from './newsletters.queries'
import { inWords, type Localized } from '../platform/http/errors'
import { otherLanguages } from './newsletter-texts.rules'

/** What a newsletter is for the people of one pairing: each part gets a send of its own. */
export interface Part {
  pairing: Awaited<ReturnType<typeof findPairings>>[number]
  /** Why sending it to them is probably a mistake. */
  dangers: Localized[]
  tally: Tally
  /** The people without it yet, some hundred at a time: all at once take much memory in a large company. */
  left: () => AsyncGenerator<Recipient[]>
}

/** What a newsletter is for its pairings today, in a transaction: who gets it, and what speaks against it. */
export async function partsOf(
  context: Context,
  tx: Transaction,
  newsletter: Pick<NewsletterWithLinks, 'id' | 'month' | 'year'> & { pairings: { id: string }[] },
  texts?: Responses['newsletters']['notes'],
): Promise<Part[]> {
  const { clock, programme } = context
  const day = today(clock)
  const found = await findPairings(
    tx,
    newsletter.pairings.map(({ id }) => id),
  )
  const isForCounting = true
  const assignment = found.length > 1 ? new RecipientAssignment() : undefined
  if (assignment)
    for (const [place, pairing] of found.entries())
      for await (const rows of audienceInBatches(tx, programme, pairing, day, { isForCounting }))
        assignment.add(place, rows)
  const mailed = await alreadyMailed(tx, newsletter.id)
  const parts: Part[] = []
  for (const [place, pairing] of found.entries()) {
    const audiences = async function* (part?: { isForCounting: true }) {
      for await (const rows of audienceInBatches(tx, programme, pairing, day, part))
        yield audience(assignment ? assignment.at(place, rows) : rows, texts)
    }
    const tally = emptyTally()
    for await (const some of audiences({ isForCounting }))
      count(tally, some, mailed, (person) => languageOfPerson(person, context))
    const left = async function* () {
      for await (const { recipients } of audiences())
        yield recipients.filter(({ person }) => !mailed.has(person.id))
    }
    const others = await readAsCaller(context, tx, (reader) =>
      otherMailings(reader, pairing.id, newsletter.id),
    )
    const named = others.map((other) => ({ ...other, title: titleFor(context, other) }))
    const dangers = dangersOf(newsletter, pairing, named, clock.timeZone).map((text) =>
      localizedAbout(context, text),
    )
    parts.push({ pairing, dangers, tally, left })
  }
  return parts
}

/** Somebody who gets a newsletter of its pairings today, with their match; undefined for everybody else. */
export async function recipientAt(
  { clock, db, programme }: Context,
  { pairings }: Pick<NewsletterWithLinks, 'pairings'>,
  email: string,
): Promise<Recipient | undefined> {
  const found = await findPairings(
    db,
    pairings.map(({ id }) => id),
  )
  const assignment = new RecipientAssignment()
  const near: AudienceRow[][] = []
  for (const [place, pairing] of found.entries()) {
    const rows = await audienceOf(db, programme, pairing, today(clock), { email })
    assignment.add(place, rows)
    near.push(rows)
  }
  return near
    .flatMap((rows, place) => audience(assignment.at(place, rows)).recipients)
    .find(({ person }) => person.email === email)
}

/** What is found of all parts together; of several, a critical error names its pairing. */
export function findingsOf(parts: Part[]) {
  const sum = (of: (tally: Tally) => number) => parts.reduce((total, { tally }) => total + of(tally), 0)
  const criticalErrors = parts.flatMap(({ pairing, tally }) =>
    criticalErrorsOf(tally).map(
      (error): Localized =>
        parts.length > 1 ? (...words) => `"${pairing.name}": ${error(...words)}` : error,
    ),
  )
  const recipients = sum((tally) => tally.recipients)
  const usersWithMatches = sum((tally) => tally.matchedPeople)
  return {
    recipients,
    alreadyMailed: sum((tally) => tally.mailed),
    issues: parts.flatMap(({ tally }) => tally.issues),
    dangers: parts.flatMap(({ dangers }) => dangers),
    totalMatches: sum((tally) => tally.totalMatches),
    validatedMatches: sum((tally) => tally.validatedMatches),
    validation: {
      isValid: criticalErrors.length === 0,
      criticalErrors,
      matchingErrors: parts.flatMap(({ tally }) => tally.matchingErrors),
      usersWithMatches,
      usersWithoutMatches: recipients - usersWithMatches,
    },
  }
}

/** Compares pairings with the people as they are today. @throws 404 unknown pairing file */
export async function validateNewsletter(
  context: Context,
  id: string,
  { pairingFile = '', pairingFiles = [pairingFile] }: ParsedBody<typeof validateContract>,
  words: ServerWords,
) {
  const { db } = context
  const texts = words.responses.newsletters
  const inWordsOfReader = (all: Localized[]) => all.map((text) => inWords(text, words))
  const newsletter = await findNewsletter(db, id)
  const ids = await pairingsOfFiles(db, newsletter, pairingFiles, 404)
  const wanted = { ...newsletter, pairings: ids.map((pairing) => ({ id: pairing })) }
  const parts = await db.transaction((tx) => partsOf(context, tx, wanted, texts.notes))
  const {
    recipients,
    alreadyMailed: mailed,
    dangers,
    totalMatches,
    validatedMatches,
    validation,
  } = findingsOf(parts)
  const { isValid, usersWithMatches, usersWithoutMatches, criticalErrors, matchingErrors } = validation
  const level = !isValid || dangers.length > 0 ? 'error' : matchingErrors.length > 0 ? 'warning' : 'valid'
  const message =
    level === 'valid'
      ? texts.allMatched(recipients)
      : level === 'warning'
        ? texts.someMatched(usersWithMatches, recipients)
        : (inWordsOfReader([...criticalErrors, ...dangers])[0] ?? '')
  return {
    message,
    validation: { validationLevel: level, isValid: level !== 'error' },
    newsletter: { title: newsletter.title, month: newsletterMonthTitle(newsletter) },
    pairings: parts.map(({ pairing, tally, dangers: ofPairing }) => ({
      name: pairing.name,
      month: monthTitle(pairing.month),
      group: pairing.domainGroupName ?? COMPANY_WIDE,
      people: tally.recipients - tally.mailed,
      dangers: inWordsOfReader(ofPairing),
    })),
    dangers: inWordsOfReader(dangers),
    untranslated: otherLanguages(context).flatMap((language) => {
      const people = parts.reduce((sum, { tally }) => sum + (tally.readers.get(language) ?? 0), 0)
      return people > 0 && !newsletter.translations[language] ? [{ language, people }] : []
    }),
    details: {
      totalUsers: recipients,
      alreadyMailed: mailed,
      usersWithMatches,
      usersWithoutMatches,
      invalidMatches: totalMatches - validatedMatches,
      matchSuccessRate: percentOf(usersWithMatches, recipients),
      criticalErrors: inWordsOfReader(criticalErrors),
      matchingErrors,
    },
  } as const
}
