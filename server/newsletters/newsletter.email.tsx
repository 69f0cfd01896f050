import type { ReactElement } from 'react'
import { MailLayout } from '../mail/layout'
import {
  Card,
  color,
  Dot,
  Heading,
  Label,
  Lines,
  Paragraph,
  Rows,
  Rule,
  serif,
  Text,
  TextLink,
} from '../mail/layout-parts'
import { CantMakeIt, leaveUrl, type Place } from '../mail/participant-mail'
import type { Marks } from '../mail/template'
import { PlanCard } from '../meetings/plan-card'
import { answerText, JOINED_LATER, type NewsletterContent, NO_MATCH } from './newsletter-content'
import { BrainBuzzer, Mood, Picture, ProTips, Starters } from './newsletter-common'
import { DidYouMeet, MatchCard } from './newsletter-personal'

/** The newsletter with marks where each person's own values go; rendered once for a send. */
export function NewsletterEmail({
  content,
  marks,
}: {
  content: NewsletterContent
  marks: Marks
}): ReactElement {
  const place = { marks, appUrl: content.appUrl }
  const month = content.monthTitle.split(' ')[0]
  return (
    <MailLayout
      title={content.subject}
      preheader={`${marks.open('partnerName')}Your coffee match for ${month}: ${marks.value('partnerName')}, ${marks.value('department')}.${marks.close()}${marks.openUnless('partnerName')}${marks.open('joinedLater')}${JOINED_LATER}${marks.close()}${marks.open('strandedBy')}${marks.value('strandedBy')} can’t make it for coffee after all.${marks.close()}${marks.openUnless('joinedLater')}${marks.openUnless('strandedBy')}Sitting out ${month}. ${content.matchPlaceholder || NO_MATCH}${marks.close()}${marks.close()}${marks.close()}`}
      headline={
        <>
          <h1
            className="title"
            style={{
              margin: '14px 0 2px',
              fontFamily: serif,
              fontSize: 38,
              lineHeight: '46px',
              fontWeight: 600,
              color: color.milk,
            }}
          >
            Hello, {marks.value('firstName')}
          </h1>
          <p style={{ margin: 0, fontSize: 15, lineHeight: '22px', color: color.milk }}>
            {content.monthTitle}
          </p>
        </>
      }
      footer={<Footer content={content} place={place} />}
    >
      {content.newsletterImageUrl && (
        <Picture src={content.newsletterImageUrl} alt={`${content.monthTitle} at ${content.orgName}`} />
      )}
      {marks.open('partnerName')}
      <MatchCard place={place} />
      <PlanCard place={place} />
      <Starters content={content} />
      {marks.close()}
      {marks.openUnless('partnerName')}
      <Card>
        <Label>Your match</Label>
        {marks.open('joinedLater')}
        <Heading>In from the next round</Heading>
        <Paragraph>{JOINED_LATER}</Paragraph>
        {marks.close()}
        {marks.open('strandedBy')}
        <Heading>Your match can’t make it</Heading>
        <CantMakeIt place={place} who="strandedBy" />
        {marks.close()}
        {marks.openUnless('joinedLater')}
        {marks.openUnless('strandedBy')}
        <Heading>Sitting out this month</Heading>
        <Paragraph>
          <Lines text={content.matchPlaceholder || NO_MATCH} />
        </Paragraph>
        {marks.close()}
        {marks.close()}
      </Card>
      {marks.close()}
      <Mood content={content} />
      <BrainBuzzer content={content} />
      <ProTips content={content} />
      {marks.open('partnerName')}
      <DidYouMeet place={place} />
      {marks.close()}
      {content.closingMessage && (
        <>
          <Rule />
          <Rows>
            <td className="pad" align="center" style={{ padding: '16px 36px 0' }}>
              <Text size={18} kind="serif">
                <Lines text={content.closingMessage} />
              </Text>
            </td>
          </Rows>
        </>
      )}
    </MailLayout>
  )
}

function Footer({ content, place }: { content: NewsletterContent; place: Place }) {
  const answer = answerText(content)
  return (
    <>
      {content.brainBuzzerQuestion && answer && (
        <p style={{ margin: '0 0 18px' }}>Brain buzzer: the answer is {answer}</p>
      )}
      <p style={{ margin: '0 0 6px' }}>
        You get this mail because you take part in coffee chats at {content.orgName}.
      </p>
      <p style={{ margin: 0 }}>
        <TextLink kind="muted" href={leaveUrl(place)}>
          Pause me or opt out
        </TextLink>
        <Dot />
        <TextLink kind="muted" href={`${content.appUrl}/profile`}>
          Your profile
        </TextLink>
        <Dot />
        <TextLink kind="muted" href={`mailto:${content.contactEmail}`}>
          Ask us
        </TextLink>
      </p>
    </>
  )
}
