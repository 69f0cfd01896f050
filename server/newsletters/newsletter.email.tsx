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
import type { MailWords } from '../../languages/words'
import type { Marks } from '../mail/template'
import { PlanCard } from '../meetings/plan-card'
import { answerText, type NewsletterContent } from './newsletter-content'
import { BrainBuzzer, Mood, Picture, ProTips, Starters } from './newsletter-common'
import { DidYouMeet, MatchCard } from './newsletter-personal'

/** The newsletter with marks where each person's own values go; rendered once for a send. */
export function NewsletterEmail({
  words,
  content,
  marks,
}: {
  words: MailWords
  content: NewsletterContent
  marks: Marks
}): ReactElement {
  const place = { words, marks, appUrl: content.appUrl }
  const its = words.newsletter
  const company = words.isolated(content.orgName)
  const { noMatch } = its
  const nobodyLeft = content.matchPlaceholder || noMatch.nobodyLeft
  return (
    <MailLayout
      words={words}
      title={content.subject}
      preheader={preheaderOf(content, place)}
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
            {its.hello(marks.value('firstName'))}
          </h1>
          <p style={{ margin: 0, fontSize: 15, lineHeight: '22px', color: color.milk }}>
            {content.monthTitle}
          </p>
        </>
      }
      footer={<Footer content={content} place={place} />}
    >
      {content.newsletterImageUrl && (
        <Picture src={content.newsletterImageUrl} alt={its.picture(content.monthTitle, company)} />
      )}
      {marks.open('partnerName')}
      <MatchCard place={place} />
      <PlanCard place={place} />
      <Starters words={its} content={content} />
      {marks.close()}
      {marks.openUnless('partnerName')}
      <Card>
        <Label>{noMatch.label}</Label>
        {marks.open('joinedLater')}
        <Heading>{noMatch.joinedLater}</Heading>
        <Paragraph>{noMatch.youJoinedLater}</Paragraph>
        {marks.close()}
        {marks.open('strandedBy')}
        <Heading>{noMatch.stranded}</Heading>
        <CantMakeIt place={place} who="strandedBy" />
        {marks.close()}
        {marks.openUnless('joinedLater')}
        {marks.openUnless('strandedBy')}
        <Heading>{noMatch.sittingOut}</Heading>
        <Paragraph>
          <Lines text={nobodyLeft} />
        </Paragraph>
        {marks.close()}
        {marks.close()}
      </Card>
      {marks.close()}
      <Mood words={its} content={content} />
      <BrainBuzzer words={its} content={content} />
      <ProTips words={its} content={content} />
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

/** What an inbox shows next to the subject. */
function preheaderOf({ month, matchPlaceholder }: NewsletterContent, { words, marks }: Place): string {
  const { preheader, noMatch } = words.newsletter
  const when = (name: string, shown: string) => marks.open(name) + shown + marks.close()
  const unless = (name: string, shown: string) => marks.openUnless(name) + shown + marks.close()
  const match = preheader.match(month, marks.value('partnerName'), marks.value('department'))
  const sittingOut = preheader.sittingOut(month, matchPlaceholder || noMatch.nobodyLeft)
  const withoutMatch =
    when('joinedLater', noMatch.youJoinedLater) +
    when('strandedBy', preheader.stranded(marks.value('strandedBy'))) +
    unless('joinedLater', unless('strandedBy', sittingOut))
  return when('partnerName', match) + unless('partnerName', withoutMatch)
}

function Footer({ content, place }: { content: NewsletterContent; place: Place }) {
  const { words } = place
  const answer = answerText(content)
  return (
    <>
      {content.brainBuzzerQuestion && answer && (
        <p style={{ margin: '0 0 18px' }}>{words.newsletter.buzzer.answer(answer)}</p>
      )}
      <p style={{ margin: '0 0 6px' }}>{words.frame.because(words.isolated(content.orgName))}</p>
      <p style={{ margin: 0 }}>
        <TextLink kind="muted" href={leaveUrl(place)}>
          {words.frame.leave}
        </TextLink>
        <Dot />
        <TextLink kind="muted" href={`${content.appUrl}/profile`}>
          {words.newsletter.profile}
        </TextLink>
        <Dot />
        <TextLink kind="muted" href={`mailto:${content.contactEmail}`}>
          {words.newsletter.ask}
        </TextLink>
      </p>
    </>
  )
}
