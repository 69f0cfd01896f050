import { CardMail, singleMail } from '../mail/layout'
import { type Fact, Facts, Paragraph } from '../mail/layout-parts'
import type { Context } from '../platform/context/context'
import { MailRefused, type OutgoingMail } from '../platform/context/mailer'

/** Mails in the background what has happened already: nobody waits for it, and a failure undoes nothing, so it is only logged. */
export function sendNotice({ mailer, log }: Pick<Context, 'mailer' | 'log'>, mail: OutgoingMail): void {
  mailer.send(mail).catch((error: unknown) => {
    // Neither the address nor the server's text, which quotes it.
    log.warn(
      error instanceof MailRefused ? { code: error.code } : { err: error },
      'a mail about an account failed',
    )
  })
}

interface Notice {
  to: string
  subject: string
  title: string
  intro: string
  facts: Fact[]
  /** What to do if it was somebody else. */
  advice: string
}

/** A mail that tells an administrator what happened to their account. */
const noticeMail = ({ to, subject, title, intro, facts, advice }: Notice): OutgoingMail => ({
  to,
  ...singleMail(
    subject,
    <CardMail title={title} preheader={intro}>
      <Paragraph>{intro}</Paragraph>
      <Facts facts={facts} />
      <Paragraph className="muted">If it was you, you don’t need to do anything. If not, {advice}</Paragraph>
    </CardMail>,
  ),
})

/** Tells an administrator about a sign-in from a browser they have not used before. */
export const newDeviceMail = (about: {
  to: string
  device: string
  way: string
  when: string
  ip: string
}): OutgoingMail =>
  noticeMail({
    to: about.to,
    subject: 'A new device signed in to Cup of Joe',
    title: 'A new device signed in',
    intro: 'Somebody signed in to your administrator account from a browser that you have not used before.',
    facts: [
      ['Device', about.device],
      ['When', about.when],
      ['How', about.way],
      ['IP address', about.ip],
    ],
    advice:
      'sign out everywhere else and change your password, under Your account, and tell the people who run the server.',
  })

/** Tells an administrator that their second factor has changed. */
export const secondFactorMail = (about: { to: string; what: string; when: string }): OutgoingMail =>
  noticeMail({
    to: about.to,
    subject: 'Your second factor for Cup of Joe was changed',
    title: 'Your second factor was changed',
    intro: 'The second step of your sign-in has changed.',
    facts: [
      ['What', about.what],
      ['When', about.when],
    ],
    advice:
      'tell the people who run the server at once: “npm run admin -- reset-second-factor” removes the second factor from your account and signs you out everywhere.',
  })

/** Tells an administrator that many wrong codes are being entered. */
export const wrongCodesMail = (about: { to: string; count: number; when: string }): OutgoingMail => {
  const title = 'Many wrong sign-in codes'
  const intro = `Within ten minutes, ${about.count} wrong sign-in codes were entered. Somebody may be guessing, to get into an account.`
  return {
    to: about.to,
    ...singleMail(
      'Many wrong sign-in codes in Cup of Joe',
      <CardMail title={title} preheader={intro}>
        <Paragraph>{intro}</Paragraph>
        <Facts facts={[['When', about.when]]} />
        <Paragraph>
          Cup of Joe limits the guessing, and nobody is locked out: mailed links work, browsers that have
          signed in before are not slowed down, and any other browser gets at least one try a minute.
        </Paragraph>
        <Paragraph>
          If your colleagues are signing in by the hundred right now, these may be their typing mistakes. If
          not, ask the people who run the server to look in its log for the addresses from which the refused
          calls come, and to block these.
        </Paragraph>
        <Paragraph className="muted">You get this mail once a day at most.</Paragraph>
      </CardMail>,
    ),
  }
}
