import type { submitInquiry } from '../../shared/contract/inquiries'
import type { ParsedBody } from '../../shared/endpoint'
import type { Config } from '../platform/context/config'
import { CardMail, singleMail } from '../mail/layout'
import { ButtonRow, Facts, MailButton } from '../mail/layout-parts'
import { mailtoOf } from '../mail/mailto'
import type { OutgoingMail } from '../platform/context/mailer'

/** The mail to the contact address; a reply goes to the sender of the inquiry. */
export const inquiryMail = (
  config: Config,
  { companyName, contactEmail, expectedUsers, additionalInfo }: ParsedBody<typeof submitInquiry>,
): OutgoingMail => ({
  to: config.contactEmail,
  ...singleMail(
    `Cup of Joe: inquiry from ${companyName}`,
    <CardMail
      title="A company asks about Cup of Joe"
      preheader={`${companyName}, ${expectedUsers} people`}
      footer="You get this mail because inquiries are sent to this address. Your reply goes to the company."
    >
      <Facts
        facts={[
          ['Company', companyName],
          ['Contact', contactEmail],
          ['Expected users', expectedUsers],
          ['Additional information', additionalInfo || 'none'],
        ]}
      />
      <ButtonRow>
        <MailButton href={`mailto:${mailtoOf(contactEmail)}`}>Write to them</MailButton>
      </ButtonRow>
    </CardMail>,
  ),
  headers: { 'Reply-To': contactEmail },
})
