import { layoutAttachments, MailLayout, PRODUCT_FOOTER, renderHtml } from '../../mail/layout'
import { Card, type Fact, Facts, factsInText, Heading, Paragraph } from '../../mail/layout-parts'
import type { OutgoingMail } from '../../platform/context/mailer'
import { wrap } from '../../mail/template'

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
function noticeMail({ to, subject, title, intro, facts, advice }: Notice): OutgoingMail {
  const html = renderHtml(
    <MailLayout title={title} preheader={intro} footer={PRODUCT_FOOTER}>
      <Card>
        <Heading size={28}>{title}</Heading>
        <Paragraph>{intro}</Paragraph>
        <Facts facts={facts} />
        <Paragraph className="muted">{advice}</Paragraph>
      </Card>
    </MailLayout>,
  )
  return {
    to,
    subject,
    html,
    text: `${[title, wrap(intro), factsInText(facts), wrap(advice), PRODUCT_FOOTER].join('\n\n')}\n`,
    attachments: layoutAttachments(),
  }
}

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
    intro: 'Somebody signed in to your administrator’s account from a browser that you have not used before.',
    facts: [
      ['Device', about.device],
      ['When', about.when],
      ['How', about.way],
      ['IP address', about.ip],
    ],
    advice:
      'Was it you? Then there is nothing to do. If not: sign out everywhere else and change your password, in the dashboard under Admin Tools, and tell whoever runs the server.',
  })

/** Tells an administrator that their second factor has changed. */
export const secondFactorMail = (about: { to: string; what: string; when: string }): OutgoingMail =>
  noticeMail({
    to: about.to,
    subject: 'Your second factor for Cup of Joe was changed',
    title: 'Your second factor was changed',
    intro: 'Something changed in how you prove that it is you.',
    facts: [
      ['What', about.what],
      ['When', about.when],
    ],
    advice:
      'Was it you? Then there is nothing to do. If not, tell whoever runs the server at once: “npm run admin -- reset-second-factor” takes the second factor off your account and signs you out everywhere.',
  })
