import type { MailWords } from '../../../languages/words'
import type { Config } from '../../platform/context/config'
import type { Snapshot } from '../../tables/sending.tables'
import { Box, ButtonRow, Code, MailButton, Paragraph, Text } from '../../mail/layout-parts'
import { helloIn, participantMail } from '../../mail/participant-mail'

/** Invites a covered person who has not joined yet: names the inviter and carries the inviter's own words. */
export function joinSnapshot(
  config: Config,
  words: MailWords,
  isReminder: boolean,
  minutes: number,
): Snapshot {
  const { join } = words.reminders
  const company = words.isolated(config.orgName)
  return participantMail(config, words, {
    subject: isReminder ? join.subjectAgain : join.subject,
    title: join.title(company),
    preheader: join.preheader,
    because: join.because(company),
    leave: { label: join.leave, choice: 'decline' },
    content: (place) => {
      const { marks, appUrl } = place
      const inviter = marks.value('inviter')
      return (
        <>
          <Paragraph>
            {helloIn(place)} {isReminder ? join.invitedAgain(inviter) : join.invited(inviter)}
          </Paragraph>
          {marks.open('hasWords')}
          <Box gap={16}>
            {marks.open('words')}
            <Text size={17} kind="italic" dir="auto">
              {marks.value('words')}
            </Text>
            {marks.close()}
          </Box>
          {marks.close()}
          <Paragraph>{join.text(minutes)}</Paragraph>
          <ButtonRow>
            {/* The address is for the form after a link that is dead, and behind the #, so that it reaches no server, log or other page. */}
            <MailButton
              href={`${appUrl}/magic-auth?token=${marks.value('joinToken')}#email=${marks.value('addressInLink')}`}
            >
              {join.button}
            </MailButton>
          </ButtonRow>
          <Paragraph>{join.how}</Paragraph>
          <Code>{marks.value('joinCode')}</Code>
          <Paragraph className="muted">{join.once}</Paragraph>
        </>
      )
    },
  })
}
