import { CardMail, singleMail } from '../../mail/layout'
import { Facts, Paragraph } from '../../mail/layout-parts'
import type { OutgoingMail } from '../../platform/context/mailer'

/** Tells somebody at their former address that the directory has given their account another one. A reply reaches the administrators. */
export function addressChangedMail(from: string, to: string, admins: { email: string }[]): OutgoingMail {
  const title = 'Your address in Cup of Joe has changed'
  const intro =
    'Your company’s directory has given your Cup of Joe account another address. You were signed out everywhere, and sign in with the new address from now on.'
  const mail = (
    <CardMail title={title} preheader={intro}>
      <Paragraph>{intro}</Paragraph>
      <Facts
        facts={[
          ['Before', from],
          ['Now', to],
        ]}
      />
      <Paragraph className="muted">
        Is this wrong, or is the new address not yours? Reply to this mail: your reply reaches the people who
        run Cup of Joe.
      </Paragraph>
    </CardMail>
  )
  return {
    to: from,
    ...singleMail(title, mail),
    headers: { 'Reply-To': admins.map(({ email }) => email).join(', ') },
  }
}
