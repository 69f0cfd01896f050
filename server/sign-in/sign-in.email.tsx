import type { MailWords } from '../../languages/words'
import { CardMail, singleMail } from '../mail/layout'
import { ButtonRow, Code, MailButton, Paragraph } from '../mail/layout-parts'
import type { OutgoingMail } from '../platform/context/mailer'

/** The mail with a link, and the code for other browsers. */
export function magicLinkMail(
  words: MailWords,
  about: { to: string; link: string; code: string },
): OutgoingMail {
  const { link } = words.accounts
  const mail = (
    <CardMail words={words} title={link.title} preheader={link.preheader}>
      <Paragraph>{link.open}</Paragraph>
      <ButtonRow>
        <MailButton href={about.link}>{link.button}</MailButton>
      </ButtonRow>
      <Paragraph>{link.elsewhere}</Paragraph>
      <Code>{about.code}</Code>
      <Paragraph className="muted">{link.once}</Paragraph>
      <Paragraph className="muted">{link.ignore}</Paragraph>
    </CardMail>
  )
  return { to: about.to, ...singleMail(words, link.subject, mail) }
}

/** The mail with only a code: to sign in, to prove the address of a new account, or to delete the account. */
export function codeMail(
  words: MailWords,
  about: { to: string; code: string; purpose: keyof MailWords['accounts']['code']['for'] },
): OutgoingMail {
  const { code } = words.accounts
  const { title, intro, subject, ignore } = code.for[about.purpose]
  const mail = (
    <CardMail words={words} title={title} preheader={code.preheader}>
      <Paragraph>{intro}</Paragraph>
      <Code>{about.code}</Code>
      <Paragraph className="muted">{code.once}</Paragraph>
      <Paragraph className="muted">{ignore}</Paragraph>
    </CardMail>
  )
  return { to: about.to, ...singleMail(words, subject, mail) }
}
