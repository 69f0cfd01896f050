import type { ReactNode } from 'react'
import { layoutAttachments, MailLayout, PRODUCT_FOOTER, renderHtml } from '../mail/layout'
import { ButtonRow, Card, color, Heading, MailButton, Paragraph } from '../mail/layout-parts'
import type { OutgoingMail } from '../platform/context/mailer'
import { wrap } from '../mail/template'

const IGNORE =
  'You did not ask for this? Then someone typed your address by mistake: ignore this email, nothing happens.'

function SignInMail({
  title,
  preheader,
  ignore = IGNORE,
  children,
}: {
  title: string
  preheader: string
  ignore?: string
  children: ReactNode
}) {
  return (
    <MailLayout title={title} preheader={preheader} footer={PRODUCT_FOOTER}>
      <Card>
        <Heading size={28}>{title}</Heading>
        {children}
        <Paragraph className="muted">{ignore}</Paragraph>
      </Card>
    </MailLayout>
  )
}

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

const letter = (ignore: string, ...paragraphs: string[]) =>
  `${[...paragraphs, ignore, PRODUCT_FOOTER].map((paragraph) => wrap(paragraph)).join('\n\n')}\n`

/** The mail with a link, and the code for other browsers. */
export async function magicLinkMail(about: {
  to: string
  link: string
  code: string
}): Promise<OutgoingMail> {
  const title = 'Your way in'
  const advice =
    'The link works for 24 hours, once, and so do the two before it. Don’t give the code to anyone.'
  const elsewhere = 'In another browser, or on your phone, the page also asks for this code:'
  const html = renderHtml(
    <SignInMail title={title} preheader="Your sign-in link: valid for 24 hours, and only once.">
      <Paragraph>Open this in the browser where you asked for it, and press the button to sign in.</Paragraph>
      <ButtonRow>
        <MailButton href={about.link}>Sign in to Cup of Joe</MailButton>
      </ButtonRow>
      <Paragraph>{elsewhere}</Paragraph>
      <Code>{about.code}</Code>
      <Paragraph className="muted">{advice}</Paragraph>
    </SignInMail>,
  )
  return {
    to: about.to,
    subject: 'Your sign-in link for Cup of Joe',
    html,
    text: letter(
      IGNORE,
      title,
      'Open this link in the browser where you asked for it, and press "Sign In":',
      about.link,
      `${elsewhere} ${about.code}`,
      advice,
    ),
    attachments: layoutAttachments(),
  }
}

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
    intro: 'Enter this code to delete your account and everything kept about you, for good:',
    subject: 'Delete your Cup of Joe account',
    ignore:
      'You did not ask for this? Then somebody is using Cup of Joe as you. Nothing is deleted without the code: keep it to yourself, and sign out everywhere else on your profile.',
  },
} as const

/** The mail with only a code: to sign in, to prove the address of a new account, or to delete the account. */
export async function codeMail(about: {
  to: string
  code: string
  purpose: keyof typeof CODE_TEXTS
}): Promise<OutgoingMail> {
  const { title, intro, subject, ignore } = CODE_TEXTS[about.purpose]
  const advice = 'The code works for 15 minutes, once. Don’t give it to anyone.'
  const html = renderHtml(
    <SignInMail title={title} preheader="Six digits, valid for 15 minutes." ignore={ignore}>
      <Paragraph>{intro}</Paragraph>
      <Code>{about.code}</Code>
      <Paragraph className="muted">{advice}</Paragraph>
    </SignInMail>,
  )
  return {
    to: about.to,
    subject,
    html,
    text: letter(ignore, title, intro, about.code, advice),
    attachments: layoutAttachments(),
  }
}
