import type { MailWords } from '../../../languages/words'
import { CardMail, singleMail } from '../../../server/mail/layout'
import { ButtonRow, MailButton, Paragraph } from '../../../server/mail/layout-parts'
import type { Config } from '../../../server/platform/context/config'
import type { OutgoingMail } from '../../../server/platform/context/mailer'

/** Tells an administrator that no backup is written. */
export function failedBackupMail(
  { appUrl }: Pick<Config, 'appUrl'>,
  words: MailWords,
  reason: string,
  to: string,
): OutgoingMail {
  const { failed } = words.backups
  return {
    to,
    ...singleMail(
      words,
      failed.subject,
      <CardMail words={words} title={failed.subject} preheader={failed.effect}>
        <Paragraph>{failed.effect}</Paragraph>
        <Paragraph>{reason}</Paragraph>
        <ButtonRow>
          <MailButton href={new URL('/admin?tab=metrics', appUrl).href}>
            {words.accounts.openDashboard}
          </MailButton>
        </ButtonRow>
      </CardMail>,
    ),
  }
}
