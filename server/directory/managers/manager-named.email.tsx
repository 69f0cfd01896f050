import type { Config } from '../../platform/context/config'
import type { OutgoingMail } from '../../platform/context/mailer'
import { CardMail, singleMail } from '../../mail/layout'
import { ButtonRow, MailButton, Paragraph } from '../../mail/layout-parts'

/** Tells somebody that an administrator has made them a manager of a domain group. */
export function managerNamedMail({ appUrl }: Config, to: string, group: string): OutgoingMail {
  const title = `You now manage ${group}`
  const intro = `An administrator has made you a manager of ${group} in Cup of Joe: you can look after its people, pairings, newsletters and figures.`
  const mail = (
    <CardMail title={title} preheader={intro}>
      <Paragraph>{intro}</Paragraph>
      <ButtonRow>
        <MailButton href={new URL('/admin', appUrl).href}>Open the dashboard</MailButton>
      </ButtonRow>
      <Paragraph className="muted">
        You need no other password: sign in with this address, then open the Admin Dashboard. It shows only
        your groups.
      </Paragraph>
    </CardMail>
  )
  return { to, ...singleMail(`${title} in Cup of Joe`, mail) }
}
