import type { ReactElement } from 'react'
import { MailLayout } from '../mail/layout'
import {
  Box,
  Card,
  color,
  Dot,
  Heading,
  Img,
  Label,
  Lines,
  Listing,
  Paragraph,
  Rows,
  Rule,
  serif,
  Table,
  Text,
  TextLink,
} from '../mail/layout-parts'
import { CantMakeIt, leaveUrl, type Place } from '../mail/participant-mail'
import type { MailWords } from '../../languages/words'
import type { Marks } from '../mail/template'
import { PlanCard } from '../meetings/plan-card'
import { answerText, letter, type NewsletterContent } from './newsletter-content'
import { DidYouMeet, MatchCard } from './newsletter-personal'
import { HtmlOnly } from '../mail/plain-text'

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
        {marks.open('notNeeded')}
        <Heading>{noMatch.notNeeded}</Heading>
        <Paragraph>{noMatch.youAreNotNeeded}</Paragraph>
        {marks.close()}
        {marks.open('strandedBy')}
        <Heading>{noMatch.stranded}</Heading>
        <CantMakeIt place={place} who="strandedBy" />
        {marks.close()}
        {marks.openUnless('joinedLater')}
        {marks.openUnless('notNeeded')}
        {marks.openUnless('strandedBy')}
        <Heading>{noMatch.sittingOut}</Heading>
        <Paragraph>
          <Lines text={nobodyLeft} />
        </Paragraph>
        {marks.open('waits')}
        <Paragraph>{marks.value('waits')}</Paragraph>
        {marks.close()}
        {marks.close()}
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
    when('notNeeded', noMatch.youAreNotNeeded) +
    when('strandedBy', preheader.stranded(marks.value('strandedBy'))) +
    ['joinedLater', 'notNeeded', 'strandedBy'].reduce((shown, name) => unless(name, shown), sittingOut)
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

interface Part {
  words: MailWords['newsletter']
  content: NewsletterContent
}

/** A picture across the whole width; its alternative text is styled like a caption. */
const Picture = ({ src, alt }: { src: string; alt: string }) => (
  <Img
    src={src}
    alt={alt}
    width="576"
    className="muted"
    style={{
      display: 'block',
      width: '100%',
      maxWidth: 576,
      height: 'auto',
      borderRadius: 14,
      margin: '0 0 16px',
      fontSize: 14,
      lineHeight: '20px',
      color: color.muted,
    }}
  />
)

function Starters({ words, content }: Part) {
  if (!content.coffeeChatsParagraph && content.coffeeChatStarters.length === 0) return null
  return (
    <Card>
      <Label>{words.starters.label}</Label>
      <Heading>{words.starters.title}</Heading>
      {content.coffeeChatsParagraph && (
        <Paragraph>
          <Lines text={content.coffeeChatsParagraph} />
        </Paragraph>
      )}
      <Listing items={content.coffeeChatStarters} isNumbered />
    </Card>
  )
}

function Mood({ words, content }: Part) {
  const { moodDescription, moodImageUrl, quoteText, quoteAuthor } = content
  if (!moodDescription && !moodImageUrl && !quoteText) return null
  return (
    <Card>
      {(moodDescription || moodImageUrl) && (
        <>
          <Label>{words.mood}</Label>
          {moodImageUrl && <Picture src={moodImageUrl} alt={words.mood} />}
          <Paragraph>
            <Lines text={moodDescription} />
          </Paragraph>
        </>
      )}
      {quoteText && (
        <Table style={{ marginTop: 10, marginBottom: 14 }}>
          <tr>
            <td style={{ borderLeft: `4px solid ${color.accent}`, padding: '2px 0 2px 18px' }}>
              <Text size={20} kind="italic" gap={6}>
                <Lines text={quoteText} />
              </Text>
              {quoteAuthor && (
                <Text size={14} kind="muted">
                  {quoteAuthor}
                </Text>
              )}
            </td>
          </tr>
        </Table>
      )}
    </Card>
  )
}

function BrainBuzzer({ words, content }: Part) {
  if (!content.brainBuzzerQuestion) return null
  return (
    <Card>
      <Label>{words.buzzer.label}</Label>
      <Heading size={20}>
        <Lines text={content.brainBuzzerQuestion} />
      </Heading>
      {content.brainBuzzerChoices.map((choice, index) => (
        <Box key={letter(index)}>
          <Text size={16}>
            <strong className="link" style={{ color: color.primary }}>
              {letter(index)}
            </strong>
            <HtmlOnly text=") ">&nbsp;&nbsp;</HtmlOnly>
            {choice}
          </Text>
        </Box>
      ))}
      <Text size={14} kind="muted" gap={12}>
        {words.buzzer.atTheEnd}
      </Text>
    </Card>
  )
}

function ProTips({ words, content }: Part) {
  if (content.proTips.length === 0) return null
  return (
    <Card>
      <Label>{words.tips}</Label>
      <Listing items={content.proTips} />
    </Card>
  )
}
