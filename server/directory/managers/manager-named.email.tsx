import type { Config } from '../../platform/context/config'
import type { OutgoingMail } from '../../platform/context/mailer'
import { layoutAttachments, MailLayout, PRODUCT_FOOTER, renderHtml } from '../../mail/layout'
import { Card, Heading, MailButton, Paragraph } from '../../mail/layout-parts'
import { wrap } from '../../mail/template'

/** Tells somebody that an administrator has made them a manager of a domain group. */
export function managerNamedMail({ appUrl }: Config, to: string, group: string): OutgoingMail {
  const title = `You manage ${group} now`
  const intro = `An administrator has made you a manager of ${group} in Cup of Joe: you can look after its people, pairings, newsletters and figures.`
  const how =
    'There is no password: sign in as you always do, then open the Admin Dashboard. It shows your groups only.'
  const link = new URL('/admin', appUrl).href
  const html = renderHtml(
    <MailLayout title={title} preheader={intro} footer={PRODUCT_FOOTER}>
      <Card>
        <Heading size={28}>{title}</Heading>
        <Paragraph>{intro}</Paragraph>
        <p style={{ margin: '8px 0 12px' }}>
          <MailButton href={link}>Open the dashboard</MailButton>
        </p>
        <Paragraph className="muted">{how}</Paragraph>
      </Card>
    </MailLayout>,
  )
  return {
    to,
    subject: `${title} in Cup of Joe`,
    html,
    text: `${[title, wrap(intro), `Open the dashboard: ${link}`, wrap(how), PRODUCT_FOOTER].join('\n\n')}\n`,
    attachments: layoutAttachments(),
  }
}
