import type { Config } from '../../platform/context/config'
import type { Snapshot } from '../../tables/sending.tables'
import { Choices, MailButton, Paragraph } from '../../mail/layout-parts'
import { leaveUrl, participantMail } from '../../mail/participant-mail'
import { wrap } from '../../mail/template'

const IN = 'In? There is nothing to do.'
const NOT_THIS_TIME = 'Your match comes by mail. Not this time?'
const ASIDE = 'Whoever skips one round is in the next one by themselves.'

/** Tells people of a round before it is made. @param date "Tuesday, 1 December 2026" */
export const headsUpSnapshot = (config: Config, date: string): Snapshot =>
  participantMail(config, {
    subject: `Coffee round on ${date}: you are in`,
    title: 'The next coffee round is near',
    preheader: `On ${date}. ${IN}`,
    content: (place) => (
      <>
        <Paragraph>
          Hello, {place.marks.value('firstName')}. On <strong>{date}</strong> we pair colleagues for a coffee
          again, and you are in.
        </Paragraph>
        <Paragraph>
          <strong>{IN}</strong> {NOT_THIS_TIME}
        </Paragraph>
        <Choices
          first={
            <MailButton href={leaveUrl(place, 'skip')} kind="ghost" isWide>
              Skip this one
            </MailButton>
          }
          second={
            <MailButton href={leaveUrl(place, 'pause_1')} kind="ghost" isWide>
              Pause for longer
            </MailButton>
          }
        />
        <Paragraph className="muted">{ASIDE}</Paragraph>
      </>
    ),
    text: (place) => [
      wrap(
        `Hello, ${place.marks.value('firstName')}. On ${date} we pair colleagues for a coffee again, and you are in.`,
      ),
      wrap(`${IN} ${NOT_THIS_TIME}`),
      `Skip this one:\n${leaveUrl(place, 'skip')}`,
      `Pause for longer:\n${leaveUrl(place, 'pause_1')}`,
      wrap(ASIDE),
    ],
  })
