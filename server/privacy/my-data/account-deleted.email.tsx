import type { Config } from '../../platform/context/config'
import type { OutgoingMail } from '../../platform/context/mailer'
import { layoutAttachments, MailLayout, PRODUCT_FOOTER, renderHtml } from '../../mail/layout'
import { Card, Heading, Paragraph } from '../../mail/layout-parts'
import { wrap } from '../../mail/template'

const TITLE = 'Your account is deleted'

/** The last mail to somebody who has deleted their account. */
export async function accountDeletedMail(
  { contactEmail }: Pick<Config, 'contactEmail'>,
  to: string,
): Promise<OutgoingMail> {
  const paragraphs = [
    'Your Cup of Joe account is deleted, with your profile, your photo, your sign-ins and the emails to you. The matches you had stay in the history of the others, as “A former colleague”.',
    'This is the last email you get from Cup of Joe. Backups that were made before still have your data until whoever runs Cup of Joe deletes them.',
    `You did not do this? Write to ${contactEmail}.`,
  ]
  const html = renderHtml(
    <MailLayout title={TITLE} preheader="Nothing more will be sent to you." footer={PRODUCT_FOOTER}>
      <Card>
        <Heading size={28}>{TITLE}</Heading>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </Card>
    </MailLayout>,
  )
  return {
    to,
    subject: 'Your Cup of Joe account is deleted',
    html,
    text: `${[TITLE, ...paragraphs, PRODUCT_FOOTER].map((paragraph) => wrap(paragraph)).join('\n\n')}\n`,
    attachments: layoutAttachments(),
  }
}
