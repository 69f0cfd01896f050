import type { MailWords } from '../../../languages/words'
import { CardMail, singleMail } from '../../mail/layout'
import { ButtonRow, MailButton, Paragraph } from '../../mail/layout-parts'
import type { Config } from '../../platform/context/config'
import type { OutgoingMail } from '../../platform/context/mailer'

/** Tells an administrator that a webhook or a channel was turned off. */
export function turnedOffMail(
  { appUrl }: Pick<Config, 'appUrl'>,
  words: MailWords,
  { name, host, offReason }: { name: string; host: string; offReason: 'failing' | 'gone' },
  to: string,
): OutgoingMail {
  const { webhookOff, openDashboard } = words.accounts
  return {
    to,
    ...singleMail(
      words,
      webhookOff.subject(name),
      <CardMail words={words} title={webhookOff.subject(name)} preheader={webhookOff[offReason](host)}>
        <Paragraph>{webhookOff[offReason](host)}</Paragraph>
        <Paragraph>{webhookOff.effect}</Paragraph>
        <ButtonRow>
          <MailButton href={new URL('/admin?tab=admin-tools&section=webhooks', appUrl).href}>
            {openDashboard}
          </MailButton>
        </ButtonRow>
      </CardMail>,
    ),
  }
}
