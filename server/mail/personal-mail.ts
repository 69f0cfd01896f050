import { contentFor, languageIn, textOf } from './frozen-mail'
import type { RecipientValues, Snapshot } from '../tables/sending.tables'
import { metToken, planToken, unsubscribeToken } from './link-token'
import { fill, htmlValue, textValue, tidy } from './template'

/** Under this name the match's photo travels inside the message. */
export const PHOTO_CID = 'match@cup-of-joe'

const MET_DAYS = 365
/** Longer than a time can be booked ahead. */
const PLAN_DAYS = 62

/**
 * What goes into the links of one person's mail: signed tokens, and their address for a form. In what an administrator is
 * shown the links are dead: nobody acts for someone else.
 */
export type PersonalLinks = {
  metToken: string
  planToken: string
  unsubscribeToken: string
  addressInLink: string
}
export const DEAD_LINKS: PersonalLinks & { joinToken: string; joinCode: string } = {
  metToken: 'preview',
  planToken: 'preview',
  unsubscribeToken: 'preview',
  addressInLink: '',
  joinToken: 'preview',
  joinCode: '······',
}

/** The links of a person; "did you meet" works for a year, planning as long as there can be something to plan. */
export function personalLinks(
  secret: Buffer,
  {
    userId,
    email,
    matchId,
    programmeId,
  }: { userId: string; email: string; matchId: string; programmeId?: string },
  now: Date,
): PersonalLinks {
  const after = (days: number) => new Date(now.getTime() + days * 86_400_000)
  return {
    metToken: matchId ? metToken(secret, userId, matchId, after(MET_DAYS)) : '',
    planToken: matchId ? planToken(secret, userId, matchId, after(PLAN_DAYS)) : '',
    unsubscribeToken: unsubscribeToken(secret, userId, programmeId),
    addressInLink: encodeURIComponent(email),
  }
}

/** The subject of one person's mail: their own, in which a name stands, or that of all. */
export const subjectFor = (snapshot: Snapshot, values: RecipientValues): string =>
  textValue(textOf(values, 'subject'), languageIn(values)) || contentFor(snapshot, values).subject

/** One person's newsletter, made from the frozen content and their frozen values. */
export function personalMail(snapshot: Snapshot, values: RecipientValues, links: PersonalLinks) {
  const all = { ...values, ...links }
  const { html, text } = contentFor(snapshot, values)
  return {
    subject: subjectFor(snapshot, values),
    html: fill(html, all, htmlValue),
    text: `${tidy(fill(text, all, textValue))}
`,
    /** Name of the partner's photo, or empty. */
    photo: textOf(values, 'photo'),
  }
}

/** For the browser, which knows nothing of pictures inside messages: puts them into the page itself. */
export function withInlinePictures(
  html: string,
  pictures: { cid?: string; contentType: string; content: Buffer }[],
): string {
  let shown = html
  for (const { cid, contentType, content } of pictures)
    if (cid)
      shown = shown.replaceAll(`cid:${cid}`, () => `data:${contentType};base64,${content.toString('base64')}`)
  return shown
}
