import type { Config } from '../../platform/context/config'
import type { Snapshot } from '../../tables/sending.tables'
import { Box, ButtonRow, MailButton, Paragraph, Text } from '../../mail/layout-parts'
import { participantMail, type Place } from '../../mail/participant-mail'
import { wrap } from '../../mail/template'

const WHAT =
  'Once a month two colleagues who may never have met have a coffee together. We find you somebody and write to both of you; the rest is a chat of half an hour.'
const HOW = 'It takes two minutes: sign in with this address, and say whom you would like to meet.'

/** Sign-in with their address filled in. It stands behind the #, so that it reaches no server, log or other page. */
const joinUrl = ({ marks, appUrl }: Place) => `${appUrl}/auth#email=${marks.value('addressInLink')}`

/** What the mail is filled with, beside the first name: who invites, and what they add in their own words. */
export const inviterValues = (inviter: string, words: string) => ({ inviter, words })

/** Invites somebody who is covered and not in yet. */
export function joinSnapshot(config: Config, isReminder: boolean): Snapshot {
  const invites = ({ marks }: Place) =>
    isReminder
      ? `${marks.value('inviter')} invited you a while ago, and would still like to have you in.`
      : `${marks.value('inviter')} invites you to join in.`
  return participantMail(config, {
    subject: isReminder ? 'A reminder: coffee with a colleague?' : 'Coffee with a colleague?',
    title: `Coffee with a colleague at ${config.orgName}`,
    preheader: 'Once a month, with somebody you may never have met.',
    because: `You get this mail because you were invited to coffee chats at ${config.orgName}.`,
    leave: { label: "Don't ask me again", choice: 'decline' },
    content: (place) => {
      const { marks } = place
      return (
        <>
          <Paragraph>
            Hello, {marks.value('firstName')}. {invites(place)}
          </Paragraph>
          {marks.open('words')}
          <Box gap={16}>
            <Text size={17} kind="italic" dir="auto">
              {marks.value('words')}
            </Text>
          </Box>
          {marks.close()}
          <Paragraph>{WHAT}</Paragraph>
          <ButtonRow>
            <MailButton href={joinUrl(place)}>Join in</MailButton>
          </ButtonRow>
          <Paragraph className="muted">{HOW}</Paragraph>
        </>
      )
    },
    text: (place) => {
      const { marks } = place
      return [
        // Not wrapped: marks are longer than names.
        `Hello, ${marks.value('firstName')}.\n${invites(place)}`,
        `${marks.open('words')}${marks.value('words')}${marks.close()}`,
        wrap(WHAT),
        `Join in:\n${joinUrl(place)}`,
        wrap(HOW),
      ]
    },
  })
}
