import type { Config } from '../../platform/context/config'
import type { Snapshot } from '../../tables/sending.tables'
import { Choices, MailButton, Paragraph } from '../../mail/layout-parts'
import { leaveUrl, participantMail } from '../../mail/participant-mail'

/** Tells people of a round before it is made. @param date "Tuesday, 1 December 2026" */
export const headsUpSnapshot = (config: Config, date: string): Snapshot =>
  participantMail(config, {
    subject: `Coffee round on ${date}: you are in`,
    title: 'The next coffee round is coming up',
    preheader: `On ${date}. You don’t need to do anything.`,
    content: (place) => (
      <>
        <Paragraph>
          Hello, {place.marks.value('firstName')}. On <strong>{date}</strong> we pair colleagues for a coffee
          again, and you are in.
        </Paragraph>
        <Paragraph>
          <strong>You don’t need to do anything.</strong> Your match comes by mail. Not this time?
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
        <Paragraph className="muted">If you skip this round, you are back in the one after it.</Paragraph>
      </>
    ),
  })
