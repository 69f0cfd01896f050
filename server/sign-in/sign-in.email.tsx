import { CardMail, singleMail } from '../mail/layout'
import { ButtonRow, color, MailButton, Paragraph } from '../mail/layout-parts'
import type { OutgoingMail } from '../platform/context/mailer'

const IGNORE =
  'If you did not ask for this, somebody typed your address by mistake. You can ignore this email: nothing happens.'

/** Six digits, large enough to read from a phone on the desk. */
const Code = ({ children }: { children: string }) => (
  <p
    className="tint text"
    style={{
      backgroundColor: color.tint,
      borderRadius: 10,
      color: color.text,
      fontFamily: "ui-monospace, Menlo, Consolas, 'Courier New', monospace",
      fontSize: 32,
      fontWeight: 700,
      letterSpacing: '8px',
      lineHeight: '40px',
      margin: '4px 0 16px',
      padding: '14px 0 14px 8px',
      textAlign: 'center',
    }}
  >
    {children}
  </p>
)

/** The mail with a link, and the code for other browsers. */
export const magicLinkMail = (about: { to: string; link: string; code: string }): OutgoingMail => ({
  to: about.to,
  ...singleMail(
    'Your sign-in link for Cup of Joe',
    <CardMail title="Your sign-in link" preheader="Valid for 24 hours, and only once.">
      <Paragraph>Open this link in the browser where you asked for it, and press “Sign In” there:</Paragraph>
      <ButtonRow>
        <MailButton href={about.link}>Sign in to Cup of Joe</MailButton>
      </ButtonRow>
      <Paragraph>In another browser, or on your phone, the page also asks for this code:</Paragraph>
      <Code>{about.code}</Code>
      <Paragraph className="muted">
        The link is valid for 24 hours and works once, and so do the two links before it. Don’t give the code
        to anyone.
      </Paragraph>
      <Paragraph className="muted">{IGNORE}</Paragraph>
    </CardMail>,
  ),
})

const CODE_TEXTS = {
  code: {
    title: 'Your sign-in code',
    intro: 'Enter it in the browser where you asked for it:',
    subject: 'Your Cup of Joe code',
    ignore: IGNORE,
  },
  validation: {
    title: 'Check your email',
    intro: 'Enter this code to confirm your address:',
    subject: 'Confirm your email for Cup of Joe',
    ignore: IGNORE,
  },
  deletion: {
    title: 'Delete your account',
    intro: 'Enter this code to delete your account and everything that is kept about you, for good:',
    subject: 'Delete your Cup of Joe account',
    ignore:
      'If you did not ask for this, somebody else is signed in to your account. Nothing is deleted without the code: keep it to yourself, and sign out everywhere else on your profile.',
  },
} as const

/** The mail with only a code: to sign in, to prove the address of a new account, or to delete the account. */
export function codeMail(about: {
  to: string
  code: string
  purpose: keyof typeof CODE_TEXTS
}): OutgoingMail {
  const { title, intro, subject, ignore } = CODE_TEXTS[about.purpose]
  const mail = (
    <CardMail title={title} preheader="Six digits, valid for 15 minutes.">
      <Paragraph>{intro}</Paragraph>
      <Code>{about.code}</Code>
      <Paragraph className="muted">
        The code is valid for 15 minutes and works once. Don’t give it to anyone.
      </Paragraph>
      <Paragraph className="muted">{ignore}</Paragraph>
    </CardMail>
  )
  return { to: about.to, ...singleMail(subject, mail) }
}
