import type { MailWords } from '../../../languages/words'
import { CardMail, singleMail } from '../../../server/mail/layout'
import { ButtonRow, MailButton, Paragraph } from '../../../server/mail/layout-parts'
import type { Config } from '../../../server/platform/context/config'
import type { OutgoingMail } from '../../../server/platform/context/mailer'

/** Tells an administrator that a webhook or a channel was turned off. */
export function turnedOffMail(
  { appUrl }: Pick<Config, 'appUrl'>,
  words: MailWords,
  { name, host, offReason }: { name: string; host: string; offReason: 'failing' | 'gone' },
  to: string,
): OutgoingMail {
  const { turnedOff } = words.webhooks
  const { openDashboard } = words.accounts
  const subject = turnedOff.subject(words.isolated(name))
  const intro = turnedOff[offReason](words.isolated(host))
  return {
    to,
    ...singleMail(
      words,
      subject,
      <CardMail words={words} title={subject} preheader={intro}>
        <Paragraph>{intro}</Paragraph>
        <Paragraph>{turnedOff.effect}</Paragraph>
        <ButtonRow>
          <MailButton href={new URL('/admin?tab=admin-tools&section=webhooks', appUrl).href}>
            {openDashboard}
          </MailButton>
        </ButtonRow>
      </CardMail>,
    ),
  }
}
