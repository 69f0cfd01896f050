import type { MailWords } from '../../../languages/words'
import type { Config } from '../../platform/context/config'
import type { OutgoingMail } from '../../platform/context/mailer'
import { CardMail, singleMail } from '../../mail/layout'
import { Paragraph } from '../../mail/layout-parts'

/** The last mail to a person after deleting their account. */
export function accountDeletedMail(
  { contactEmail }: Pick<Config, 'contactEmail'>,
  words: MailWords,
  to: string,
): OutgoingMail {
  const { deleted } = words.accounts
  const mail = (
    <CardMail words={words} title={deleted.title} preheader={deleted.preheader}>
      <Paragraph>{deleted.what}</Paragraph>
      <Paragraph>{deleted.last}</Paragraph>
      <Paragraph>{deleted.notYou(contactEmail)}</Paragraph>
    </CardMail>
  )
  return { to, ...singleMail(words, deleted.subject, mail) }
}
