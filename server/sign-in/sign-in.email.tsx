import { Body, Button, Container, Head, Heading, Html, Preview, Section, Text } from '@react-email/components'
import { render } from '@react-email/render'
import type { ReactNode } from 'react'
import type { OutgoingMail } from '../mail/mail'

const SERIF = "Fraunces, Georgia, 'Times New Roman', serif"
const SANS = "'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"

/** Dark mail programs that read style sheets get "late roast"; the others keep the inline morning colours. */
const DARK = `
@media (prefers-color-scheme: dark) {
  .page { background-color: #17110D !important }
  .card { background-color: #1F1814 !important; border-color: #3A2F27 !important }
  .text { color: #F5ECE2 !important }
  .muted { color: #B9A797 !important }
  .code { background-color: #2A211B !important; color: #F5ECE2 !important }
  .action { background-color: #E39A6B !important; color: #17110D !important }
}`

const styles = {
  page: { backgroundColor: '#FBF7F1', margin: 0, padding: '32px 12px', fontFamily: SANS },
  card: {
    backgroundColor: '#FFFFFF',
    border: '1px solid #E9DFD3',
    borderRadius: '14px',
    maxWidth: '480px',
    padding: '32px',
  },
  heading: {
    color: '#2A1A12',
    fontFamily: SERIF,
    fontSize: '26px',
    fontWeight: 600,
    lineHeight: '32px',
    margin: '0 0 16px',
  },
  text: { color: '#2A1A12', fontSize: '16px', lineHeight: '24px', margin: '0 0 20px' },
  muted: { color: '#6F5B4E', fontSize: '14px', lineHeight: '21px', margin: '16px 0 0' },
  action: {
    backgroundColor: '#9A4A22',
    borderRadius: '10px',
    color: '#FFFFFF',
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: 600,
    padding: '14px 28px',
    textDecoration: 'none',
  },
  code: {
    backgroundColor: '#FBF7F1',
    borderRadius: '10px',
    color: '#2A1A12',
    fontFamily: "ui-monospace, Menlo, Consolas, 'Courier New', monospace",
    fontSize: '32px',
    fontWeight: 700,
    letterSpacing: '8px',
    lineHeight: '40px',
    margin: '0 0 8px',
    padding: '14px 0',
    textAlign: 'center',
  },
} as const

function SignInMail({ title, preview, children }: { title: string; preview: string; children: ReactNode }) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={styles.page}>
        <Container className="card" style={styles.card}>
          <Heading as="h1" className="text" style={styles.heading}>
            {title}
          </Heading>
          {children}
        </Container>
        <Text className="muted" style={{ ...styles.muted, textAlign: 'center' }}>
          Cup of Joe, coffee chats at work
        </Text>
      </Body>
    </Html>
  )
}

const IGNORE =
  'You did not ask for this? Then someone typed your address by mistake: ignore this email, nothing happens.'

/** The mail with a link, and the code that other browsers ask for. */
export async function magicLinkMail(about: {
  to: string
  link: string
  code: string
}): Promise<OutgoingMail> {
  const title = 'Your way in'
  const html = await render(
    <SignInMail title={title} preview="Valid for 24 hours, and only once.">
      <Text className="text" style={styles.text}>
        Press the button in the browser where you asked for it, and you are signed in.
      </Text>
      <Section style={{ margin: '0 0 24px' }}>
        <Button className="action" href={about.link} style={styles.action}>
          Sign in to Cup of Joe
        </Button>
      </Section>
      <Text className="text" style={{ ...styles.text, margin: '0 0 8px' }}>
        In another browser, or on your phone, the page also asks for this code:
      </Text>
      <Text className="code" style={styles.code}>
        {about.code}
      </Text>
      <Text className="muted" style={styles.muted}>
        The link works for 24 hours, once, and only the newest one. Give the code to nobody.
      </Text>
      <Text className="muted" style={styles.muted}>
        {IGNORE}
      </Text>
    </SignInMail>,
  )
  const text = `${title}

Open this link in the browser where you asked for it, and press "Sign In":

${about.link}

In another browser, or on your phone, the page also asks for this code: ${about.code}

The link works for 24 hours, once, and only the newest one. Give the code to nobody.

${IGNORE}

Cup of Joe, coffee chats at work
`
  return { to: about.to, subject: 'Your sign-in link for Cup of Joe', html, text }
}

/** The mail with a code alone: to sign in, or to prove the address of a new account. */
export async function codeMail(about: {
  to: string
  code: string
  purpose: 'code' | 'validation'
}): Promise<OutgoingMail> {
  const [title, intro, subject] =
    about.purpose === 'code'
      ? ['Your sign-in code', 'Enter it in the browser where you asked for it:', 'Your Cup of Joe code']
      : ['Check your email', 'Enter this code to confirm your address:', 'Confirm your email for Cup of Joe']
  const advice = 'The code works for 15 minutes, once. Give it to nobody.'
  const html = await render(
    <SignInMail title={title} preview="Six digits, valid for 15 minutes.">
      <Text className="text" style={styles.text}>
        {intro}
      </Text>
      <Text className="code" style={styles.code}>
        {about.code}
      </Text>
      <Text className="muted" style={styles.muted}>
        {advice}
      </Text>
      <Text className="muted" style={styles.muted}>
        {IGNORE}
      </Text>
    </SignInMail>,
  )
  const text = `${title}

${intro}

${about.code}

${advice}

${IGNORE}

Cup of Joe, coffee chats at work
`
  return { to: about.to, subject, html, text }
}
