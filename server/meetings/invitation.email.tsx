import type { MailWords } from '../../languages/words'
import type { Config } from '../platform/context/config'
import type { Snapshot } from '../tables/sending.tables'
import { ButtonRow, MailButton, Paragraph, sentence, TextLink } from '../mail/layout-parts'
import { CantMakeIt, helloIn, participantMail } from '../mail/participant-mail'
import { CalendarLeaf, planUrl } from './plan-card'

export type Change = keyof MailWords['meetings']['changes']

/** The mail that a time was booked, moved or cancelled; each person's invitation goes along with it. */
export function invitationSnapshot(config: Config, words: MailWords, change: Change): Snapshot {
  const { subject, said: changeText, aside } = words.meetings.changes[change]
  const { preheader, thatIs, otherTime, seeMatch, needsLink } = words.meetings.invitation
  const isOver = change === 'cancelled' || change === 'rematched'
  return participantMail(config, words, {
    subject,
    preheader,
    content: (place) => {
      const { marks, appUrl } = place
      return (
        <>
          <Paragraph>
            {helloIn(place)}{' '}
            {sentence(
              changeText(
                <strong>{marks.value('partnerName')}</strong>,
                <strong>{marks.value('when')}</strong>,
              ),
            )}
            {!isOver && (
              <>
                {marks.open('partnerWhen')} {thatIs(marks.value('partnerWhen'), marks.value('partnerWho'))}
                {marks.close()}
              </>
            )}
          </Paragraph>
          {isOver ? (
            <>
              {marks.open('strandedBy')}
              <CantMakeIt place={place} who="strandedBy" />
              {marks.close()}
              {marks.openUnless('strandedBy')}
              {marks.openUnless('hasLeft')}
              <ButtonRow>
                {marks.open('canPlan')}
                <MailButton href={planUrl(place, 'times')}>{otherTime}</MailButton>
                {marks.close()}
                {marks.openUnless('canPlan')}
                <MailButton href={`${appUrl}/matches`}>{seeMatch}</MailButton>
                {marks.close()}
              </ButtonRow>
              {marks.close()}
              {marks.close()}
            </>
          ) : (
            <>
              <CalendarLeaf place={place} />
              {marks.open('needsLink')}
              <Paragraph>
                {sentence(
                  needsLink(marks.value('partnerName'), (label) => (
                    <TextLink href={`${appUrl}/profile`}>{label}</TextLink>
                  )),
                )}
              </Paragraph>
              {marks.close()}
            </>
          )}
          <Paragraph className="muted">{aside}</Paragraph>
        </>
      )
    },
  })
}
