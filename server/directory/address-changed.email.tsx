import type { MailWords } from '../../languages/words'
import { CardMail, singleMail } from '../mail/layout'
import { Facts, Paragraph } from '../mail/layout-parts'
import type { OutgoingMail } from '../platform/context/mailer'

/** Tells somebody, at their former or their new address, that their account has another one. A reply reaches the administrators. */
export function addressChangedMail(
  words: MailWords,
  { at, from, to }: { at: string; from: string; to: string },
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
    to: at,
    ...singleMail(words, title, mail),
    headers: { 'Reply-To': admins.map(({ email }) => email).join(', ') },
  }
}
