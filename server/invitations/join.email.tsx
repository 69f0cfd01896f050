import { isolated } from '../../shared/isolated'
import type { Config } from '../context/config'
import type { Snapshot } from '../mail/frozen-mail'
import { Box, ButtonRow, Lines, MailButton, Paragraph, Text } from '../mail/layout-parts'
import { participantMail } from '../mail/participant-mail'
import { wrap } from '../mail/template'

const WHAT =
  'Once a month two colleagues who may never have met have a coffee together. We find you somebody and write to both of you; the rest is a chat of half an hour.'
const HOW = 'It takes two minutes: sign in with this address, and say whom you would like to meet.'

interface Invitation {
  /** The name of who invites. */
  inviter: string
  /** What they add in their own words; may be empty. */
  words: string
  isReminder: boolean
}

/** Invites somebody who is covered and not in yet. */
export function joinSnapshot(config: Config, { words, isReminder, ...by }: Invitation): Snapshot {
  const inviter = isolated(by.inviter)
  const title = `Coffee with a colleague at ${config.orgName}`
  const invites = isReminder
    ? `${inviter} invited you a while ago, and would still like to have you in.`
    : `${inviter} invites you to join in.`
  return participantMail(config, {
    subject: isReminder ? `A reminder: ${inviter} invites you for a coffee` : `${inviter} invites you for a coffee`,
    title,
    preheader: 'Once a month, with a colleague you may never have met.',
    because: `You get this mail because ${inviter} invited you to coffee chats at ${config.orgName}.`,
    leave: { label: "Don't ask me again", choice: 'decline' },
    content: (place) => (
      <>
        <Paragraph>
          Hello, {place.marks.value('firstName')}. {invites}
        </Paragraph>
        {words && (
          <Box gap={16}>
            <Text size={17} kind="italic" dir="auto">
              <Lines text={words} />
            </Text>
          </Box>
        )}
        <Paragraph>{WHAT}</Paragraph>
        <ButtonRow>
          <MailButton href={`${place.appUrl}/auth`}>Join in</MailButton>
        </ButtonRow>
        <Paragraph className="muted">{HOW}</Paragraph>
      </>
    ),
    text: (place) => [
      wrap(`Hello, ${place.marks.value('firstName')}. ${invites}`),
      ...(words ? [wrap(`“${words}”`)] : []),
      wrap(WHAT),
      `Join in:\n${place.appUrl}/auth`,
      wrap(HOW),
    ],
  })
}
