import type { MailWords } from '../../languages/words'
import type { submitInquiry } from '../../shared/contract/inquiries'
import type { ParsedBody } from '../../shared/endpoint'
import type { Config } from '../platform/context/config'
import { CardMail, singleMail } from '../mail/layout'
import { ButtonRow, Facts, MailButton } from '../mail/layout-parts'
import { mailtoOf } from '../mail/mailto'
import type { OutgoingMail } from '../platform/context/mailer'

/** The mail to the contact address; a reply goes to the sender of the inquiry. */
export function inquiryMail(
  config: Config,
  words: MailWords,
  { companyName, contactEmail, expectedUsers, additionalInfo }: ParsedBody<typeof submitInquiry>,
): OutgoingMail {
  const { inquiry } = words.accounts
  const company = words.isolated(companyName)
  const mail = (
    <CardMail
      words={words}
      title={inquiry.title}
      preheader={inquiry.preheader(company, expectedUsers)}
      footer={inquiry.footer}
    >
      <Facts
        facts={[
          [inquiry.company, companyName],
          [inquiry.contact, contactEmail],
          [inquiry.users, expectedUsers],
          [inquiry.more, additionalInfo || inquiry.none],
        ]}
      />
      <ButtonRow>
        <MailButton href={`mailto:${mailtoOf(contactEmail)}`}>{inquiry.write}</MailButton>
      </ButtonRow>
    </CardMail>
  )
  return {
    to: config.contactEmail,
    ...singleMail(words, inquiry.subject(company), mail),
    headers: { 'Reply-To': contactEmail },
  }
}
