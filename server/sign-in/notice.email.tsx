import type { MailWords } from '../../languages/words'
import { CardMail, singleMail } from '../mail/layout'
import { type Fact, Facts, Paragraph } from '../mail/layout-parts'
import type { Clock } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { wordsFor } from '../platform/http/language'
import { activeAdmins, wordsAt } from './accounts.queries'
import { MailRefused, type OutgoingMail } from '../platform/context/mailer'

/** Mails in the background what has happened already: nobody waits for it, and a failure undoes nothing, so it is only logged. */
export function sendNotice(
  { mailer, log }: Pick<Context, 'mailer' | 'log'>,
  mail: OutgoingMail | Promise<OutgoingMail>,
): void {
  const sent = Promise.resolve(mail).then((made) => mailer.send(made))
  sent.catch((error: unknown) => {
    // Neither the address nor the server's text, which quotes it.
    log.warn(
      error instanceof MailRefused ? { code: error.code } : { err: error },
      'a mail about an account failed',
    )
  })
}

/** Mails an address in the language of its account. */
export const notify = (context: Context, to: string, mailWith: (words: MailWords) => OutgoingMail): void =>
  sendNotice(
    context,
    wordsAt(context, [to]).then((words) => mailWith(words(to))),
  )

/** Mails each administrator in their language. */
export async function notifyAdmins(
  context: Context,
  mailWith: (words: MailWords, to: string) => OutgoingMail,
): Promise<void> {
  for (const { email, ...admin } of await activeAdmins(context.db))
    sendNotice(context, mailWith(wordsFor(admin, context).mail, email))
}

interface Notice {
  to: string
  subject: string
  title: string
  intro: string
  facts: Fact[]
  /** What to do if it was somebody else. */
  notYou: string
}

/** A mail that tells an administrator what happened to their account. */
const noticeMail = (
  words: MailWords,
  { to, subject, title, intro, facts, notYou }: Notice,
): OutgoingMail => ({
  to,
  ...singleMail(
    words,
    subject,
    <CardMail words={words} title={title} preheader={intro}>
      <Paragraph>{intro}</Paragraph>
      <Facts facts={facts} />
      <Paragraph className="muted">
        {words.accounts.notice.wasYou} {notYou}
      </Paragraph>
    </CardMail>,
  ),
})

/** Tells an administrator about a sign-in from a browser they have not used before. */
export function newDeviceMail(
  words: MailWords,
  about: {
    to: string
    device: string
    way: keyof MailWords['accounts']['device']['ways']
    when: string
    ip: string
  },
): OutgoingMail {
  const { notice, device } = words.accounts
  return noticeMail(words, {
    ...device,
    to: about.to,
    facts: [
      [device.device, about.device],
      [notice.when, about.when],
      [device.how, device.ways[about.way]],
      [device.ip, about.ip],
    ],
  })
}

/** What changed of a second factor. */
export type FactorChange = (
  what: MailWords['accounts']['secondFactor']['what'],
  isolated: MailWords['isolated'],
) => string

/** Tells an administrator that their second factor has changed. */
export function secondFactorMail(
  words: MailWords,
  about: { to: string; what: FactorChange; when: string },
): OutgoingMail {
  const { notice, secondFactor } = words.accounts
  return noticeMail(words, {
    ...secondFactor,
    to: about.to,
    facts: [
      [notice.what, about.what(secondFactor.what, words.isolated)],
      [notice.when, about.when],
    ],
  })
}

/** Tells an administrator that many wrong codes are being entered. */
export function wrongCodesMail(
  words: MailWords,
  about: { to: string; count: number; when: string },
): OutgoingMail {
  const { notice, wrongCodes } = words.accounts
  const intro = wrongCodes.intro(about.count)
  const mail = (
    <CardMail words={words} title={wrongCodes.title} preheader={intro}>
      <Paragraph>{intro}</Paragraph>
      <Facts facts={[[notice.when, about.when]]} />
      <Paragraph>{wrongCodes.limits}</Paragraph>
      <Paragraph>{wrongCodes.whatToDo}</Paragraph>
      <Paragraph className="muted">{wrongCodes.onceADay}</Paragraph>
    </CardMail>
  )
  return { to: about.to, ...singleMail(words, wrongCodes.subject, mail) }
}

/** Now, for people to read: "16 November 2026 at 10:00 (Europe/Berlin)". */
export const momentIn = ({ dates, accounts }: MailWords, clock: Clock): string =>
  accounts.notice.moment(dates.longMoment(clock.now(), clock.timeZone), clock.timeZone)
