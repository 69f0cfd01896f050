import type { Config } from '../../platform/context/config'
import type { OutgoingMail } from '../../platform/context/mailer'
import { CardMail, singleMail } from '../../mail/layout'
import { Paragraph } from '../../mail/layout-parts'

/** The last mail to somebody who has deleted their account. */
export const accountDeletedMail = (
  { contactEmail }: Pick<Config, 'contactEmail'>,
  to: string,
): OutgoingMail => ({
  to,
  ...singleMail(
    'Your Cup of Joe account is deleted',
    <CardMail title="Your account is deleted" preheader="Nothing more will be sent to you.">
      <Paragraph>
        Your Cup of Joe account is deleted, together with your profile, your photo, your sign-ins and the
        emails to you. In the match history of others you are now “A former colleague”.
      </Paragraph>
      <Paragraph>
        This is the last email you get from Cup of Joe. Backups made before still contain your data until the
        people who run Cup of Joe delete them.
      </Paragraph>
      <Paragraph>If you did not do this, write to {contactEmail}.</Paragraph>
    </CardMail>,
  ),
})
