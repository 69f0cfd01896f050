import { inDigits } from '../../shared/counted'
import type { validateNewsletter as validateContract } from '../../shared/contract/newsletters'
import type { ParsedBody } from '../../shared/endpoint'
import { percentOf } from '../../shared/percent'
import { monthTitle, today } from '../context/clock'
import { type Context, seen } from '../context/context'
import type { Queryable } from '../database/database'
import { COMPANY_WIDE } from '../pairings/pairing-file.rules'
import { findPairings, titleFor } from '../pairings/pairing-use.queries'
import { alreadyMailed, otherMailings } from '../sending/sends.queries'
import { type AudiencePart, type AudienceRow, audienceOf } from './audience.queries'
import { type Audience, audience, withoutDoubles } from './audience.rules'
import { dangersOf, newsletterMonthTitle } from './dangers.rules'
import { pairingsOfFiles } from './link-pairings'
import { findNewsletter, type NewsletterWithLinks } from './newsletters.queries'

/** What a newsletter is for the people of one pairing: each part gets a send of its own. */
export interface Part extends Audience {
  pairing: Awaited<ReturnType<typeof findPairings>>[number]
  /** Why sending it to them is probably a mistake. */
  dangers: string[]
}

/** Who would get a newsletter of its pairings today, by pairing, and what speaks against it. */
export async function partsOf(
  context: Context,
  db: Queryable,
  newsletter: Pick<NewsletterWithLinks, 'id' | 'month' | 'year'> & { pairings: { id: string }[] },
  part?: AudiencePart,
): Promise<Part[]> {
  const { clock } = context
  const found = await findPairings(
    db,
    newsletter.pairings.map(({ id }) => id),
  )
  const rows: AudienceRow[][] = []
  const dangers: string[][] = []
  for (const pairing of found) {
    rows.push(await audienceOf(db, pairing, today(clock), part))
    const others = await seen(context, db, (eyes) => otherMailings(eyes, pairing.id, newsletter.id))
    const named = others.map((other) => ({ ...other, title: titleFor(context, other) }))
    dangers.push(dangersOf(newsletter, pairing, named, clock.timeZone))
  }
  const audiences = withoutDoubles(rows).map(audience)
  return found.map((pairing, place) => ({
    ...(audiences[place] as Audience),
    pairing,
    dangers: dangers[place] as string[],
  }))
}

/** What is found of all parts together; of several, a critical error names its pairing. */
export function findingsOf(parts: Part[]) {
  const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0)
  const criticalErrors = parts.flatMap(({ pairing, validation }) =>
    validation.criticalErrors.map((error) => (parts.length > 1 ? `"${pairing.name}": ${error}` : error)),
  )
  const matchingErrors = parts.flatMap(({ validation }) => validation.matchingErrors)
  return {
    recipients: parts.flatMap(({ recipients }) => recipients),
    dangers: parts.flatMap(({ dangers }) => dangers),
    totalMatches: sum(({ totalMatches }) => totalMatches),
    validatedMatches: sum(({ validatedMatches }) => validatedMatches),
    validation: {
      isValid: criticalErrors.length === 0,
      criticalErrors,
      matchingErrors,
      usersWithMatches: sum(({ validation }) => validation.usersWithMatches),
      usersWithoutMatches: sum(({ validation }) => validation.usersWithoutMatches),
    },
  }
}

/** Compares pairings with the people as they are today. @throws 404 unknown pairing file */
export async function validateNewsletter(
  context: Context,
  id: string,
  { pairingFile = '', pairingFiles = [pairingFile] }: ParsedBody<typeof validateContract>,
) {
  const { db } = context
  const newsletter = await findNewsletter(db, id)
  const ids = await pairingsOfFiles(db, newsletter, pairingFiles, 404)
  const wanted = { ...newsletter, pairings: ids.map((pairing) => ({ id: pairing })) }
  const parts = await partsOf(context, db, wanted, { isForCounting: true })
  const { recipients, dangers, totalMatches, validatedMatches, validation } = findingsOf(parts)
  const mailed = await alreadyMailed(db, id)
  const hasIt = ({ person }: (typeof recipients)[number]) => mailed.has(person.email)
  const { isValid, usersWithMatches, usersWithoutMatches, criticalErrors, matchingErrors } = validation
  const level = !isValid || dangers.length > 0 ? 'error' : matchingErrors.length > 0 ? 'warning' : 'valid'
  const message =
    level === 'valid'
      ? `All ${inDigits(recipients.length)} people have a match.`
      : level === 'warning'
        ? `${inDigits(usersWithMatches)} of ${inDigits(recipients.length)} people have a match; please read the notes.`
        : (criticalErrors[0] ?? dangers[0] ?? '')
  return {
    message,
    validation: { validationLevel: level, isValid: level !== 'error' },
    newsletter: { title: newsletter.title, month: newsletterMonthTitle(newsletter) },
    pairings: parts.map(({ pairing, recipients: theirs, dangers: ofPairing }) => ({
      name: pairing.name,
      month: monthTitle(pairing.month),
      group: pairing.domainGroupName ?? COMPANY_WIDE,
      people: theirs.filter((recipient) => !hasIt(recipient)).length,
      dangers: ofPairing,
    })),
    dangers,
    details: {
      totalUsers: recipients.length,
      alreadyMailed: recipients.filter(hasIt).length,
      usersWithMatches,
      usersWithoutMatches,
      invalidMatches: totalMatches - validatedMatches,
      matchSuccessRate: percentOf(usersWithMatches, recipients.length),
      criticalErrors,
      matchingErrors,
    },
  } as const
}
