import type { submitInquiry } from '../../shared/contract/inquiries'
import type { ParsedBody } from '../../shared/endpoint'
import type { Config } from '../platform/context/config'
import { layoutAttachments, MailLayout, renderHtml } from '../mail/layout'
import { Card, type Fact, Facts, factsInText, Heading, MailButton } from '../mail/layout-parts'
import type { OutgoingMail } from '../platform/context/mailer'
import { wrap } from '../mail/template'

const TITLE = 'A company asks about Cup of Joe'
const FOOTER = 'You get this mail because inquiries are sent to this address. Your reply goes to the company.'

/** The mail to the contact address; a reply goes to the sender of the inquiry. */
export async function inquiryMail(
  config: Config,
  inquiry: ParsedBody<typeof submitInquiry>,
): Promise<OutgoingMail> {
  const { companyName, contactEmail, expectedUsers, additionalInfo } = inquiry
  const facts: Fact[] = [
    ['Company', companyName],
    ['Contact', contactEmail],
    ['Expected users', expectedUsers],
    ['Additional information', additionalInfo || 'none'],
  ]
  const html = renderHtml(
    <MailLayout title={TITLE} preheader={`${companyName}, ${expectedUsers} people`} footer={FOOTER}>
      <Card>
        <Heading size={28}>{TITLE}</Heading>
        <Facts facts={facts} />
        <p style={{ margin: '8px 0 12px' }}>
          <MailButton href={`mailto:${encodeURIComponent(contactEmail).replace('%40', '@')}`}>
            Write to them
          </MailButton>
        </p>
      </Card>
    </MailLayout>,
  )
  return {
    to: config.contactEmail,
    subject: `Cup of Joe: inquiry from ${companyName}`,
    html,
    text: `${TITLE}\n\n${factsInText(facts)}\n\n${wrap(FOOTER)}\n`,
    headers: { 'Reply-To': contactEmail },
    attachments: layoutAttachments(),
  }
}
