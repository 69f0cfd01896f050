import type { MailWords } from '../../../languages/words'
import type { Config } from '../../platform/context/config'
import type { OutgoingMail } from '../../platform/context/mailer'
import { CardMail, singleMail } from '../../mail/layout'
import { ButtonRow, MailButton, Paragraph } from '../../mail/layout-parts'

/** Tells somebody that an administrator has made them a manager of a domain group. */
export function managerNamedMail(
  { appUrl }: Config,
  words: MailWords,
  to: string,
  its: string,
): OutgoingMail {
  const group = words.isolated(its)
  const { manager, openDashboard } = words.accounts
  const intro = manager.intro(group)
  const mail = (
    <CardMail words={words} title={manager.title(group)} preheader={intro}>
      <Paragraph>{intro}</Paragraph>
      <ButtonRow>
        <MailButton href={new URL('/admin', appUrl).href}>{openDashboard}</MailButton>
      </ButtonRow>
      <Paragraph className="muted">{manager.noPassword}</Paragraph>
    </CardMail>
  )
  return { to, ...singleMail(words, manager.subject(group), mail) }
}
