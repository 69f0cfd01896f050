import type { MailWords } from '../../../languages/words'
import { CardMail, singleMail } from '../../mail/layout'
import { Facts, Paragraph } from '../../mail/layout-parts'
import type { OutgoingMail } from '../../platform/context/mailer'

/** Tells somebody at their former address that the directory has given their account another one. A reply reaches the administrators. */
export function addressChangedMail(
  words: MailWords,
  from: string,
  to: string,
  admins: { email: string }[],
): OutgoingMail {
  const { title, intro, before, now, wrong } = words.accounts.moved
  const mail = (
    <CardMail words={words} title={title} preheader={intro}>
      <Paragraph>{intro}</Paragraph>
      <Facts
        facts={[
          [before, from],
          [now, to],
        ]}
      />
      <Paragraph className="muted">{wrong}</Paragraph>
    </CardMail>
  )
  return {
    to: from,
    ...singleMail(words, title, mail),
    headers: { 'Reply-To': admins.map(({ email }) => email).join(', ') },
  }
}
