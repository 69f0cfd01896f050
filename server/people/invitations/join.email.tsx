import type { Config } from '../../platform/context/config'
import type { Snapshot } from '../../tables/sending.tables'
import { Box, ButtonRow, MailButton, Paragraph, Text } from '../../mail/layout-parts'
import { participantMail } from '../../mail/participant-mail'

/** Invites somebody who is covered and not in yet: who invites them, and what this person adds in their own words. */
export const joinSnapshot = (config: Config, isReminder: boolean): Snapshot =>
  participantMail(config, {
    subject: isReminder ? 'A reminder: coffee with a colleague?' : 'Coffee with a colleague?',
    title: `Coffee with a colleague at ${config.orgName}`,
    preheader: 'Once a month, with somebody you may never have met.',
    because: `You get this mail because you were invited to coffee chats at ${config.orgName}.`,
    leave: { label: "Don't ask me again", choice: 'decline' },
    content: ({ marks, appUrl }) => (
      <>
        <Paragraph>
          Hello, {marks.value('firstName')}. {marks.value('inviter')}{' '}
          {isReminder
            ? 'invited you a while ago, and would still like you to join.'
            : 'invites you to join in.'}
        </Paragraph>
        {marks.open('words')}
        <Box gap={16}>
          <Text size={17} kind="italic" dir="auto">
            {marks.value('words')}
          </Text>
        </Box>
        {marks.close()}
        <Paragraph>
          Once a month, two colleagues who may never have met have a coffee together. We find somebody for you
          and write to you both; the rest is half an hour of talk.
        </Paragraph>
        <ButtonRow>
          {/* The address is behind the #, so that it reaches no server, log or other page. */}
          <MailButton href={`${appUrl}/auth#email=${marks.value('addressInLink')}`}>Join in</MailButton>
        </ButtonRow>
        <Paragraph className="muted">
          It takes two minutes: sign in with this address, and say whom you would like to meet.
        </Paragraph>
      </>
    ),
  })
