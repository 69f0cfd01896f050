import { Img, Link } from '@react-email/components'
import type { ReactElement } from 'react'
import {
  Card,
  color,
  Heading,
  Label,
  Lines,
  MailButton,
  MailLayout,
  Paragraph,
  Rows,
  sans,
  serif,
} from '../mail/layout'
import type { Marks } from '../mail/template'
import { PHOTO_CID } from '../mail/personal-mail'

/** What the administrator wrote, ready to be shown. */
export interface NewsletterContent {
  subject: string
  /** "December 2026" */
  monthTitle: string
  moodDescription: string
  /** https:// addresses, or empty. */
  moodImageUrl: string
  newsletterImageUrl: string
  quoteText: string
  quoteAuthor: string
  brainBuzzerQuestion: string
  brainBuzzerChoices: string[]
  brainBuzzerCorrectAnswer: string
  coffeeChatsParagraph: string
  coffeeChatStarters: string[]
  proTips: string[]
  matchPlaceholder: string
  closingMessage: string
  orgName: string
  contactEmail: string
  /** Public address of the product, without a slash at its end. */
  appUrl: string
}

export const letter = (index: number): string => String.fromCharCode(65 + index)

/** "A: Ethiopia", or empty when there is no such choice. */
export function answerText(content: NewsletterContent): string {
  const given = content.brainBuzzerCorrectAnswer.toUpperCase()
  const choice = content.brainBuzzerChoices[given.charCodeAt(0) - 65]
  return choice ? `${given}: ${choice}` : given
}

/** The newsletter with marks where each person's own values go; rendered once for a send. */
export function NewsletterEmail({
  content,
  marks,
}: {
  content: NewsletterContent
  marks: Marks
}): ReactElement {
  const month = content.monthTitle.split(' ')[0]
  return (
    <MailLayout
      title={content.subject}
      preheader={`${marks.open('partnerName')}Your coffee match for ${month}: ${marks.value('partnerName')}, ${marks.value('department')}.${marks.close()}${marks.openUnless('partnerName')}${content.matchPlaceholder || `You are sitting out ${month}.`}${marks.close()}`}
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
      footer={<Footer content={content} marks={marks} />}
    >
      {content.newsletterImageUrl && (
        <Picture src={content.newsletterImageUrl} alt={`${content.monthTitle} at ${content.orgName}`} />
      )}
      {marks.open('partnerName')}
      <MatchCard content={content} marks={marks} />
      {marks.close()}
      {marks.openUnless('partnerName')}
      <Card>
        <Label>Your match</Label>
        <Heading>Sitting out this month</Heading>
        <Paragraph>
          <Lines
            text={
              content.matchPlaceholder ||
              'There was nobody left to pair you with this month. You are among the first in line for the next round.'
            }
          />
        </Paragraph>
      </Card>
      {marks.close()}
      <Starters content={content} />
      <Mood content={content} />
      <BrainBuzzer content={content} />
      <ProTips content={content} />
      {marks.open('partnerName')}
      <DidYouMeet content={content} marks={marks} />
      {marks.close()}
      {content.closingMessage && (
        <Rows>
          <td className="pad" align="center" style={{ padding: '16px 36px 0' }}>
            <p
              className="text"
              style={{ margin: 0, fontFamily: serif, fontSize: 18, lineHeight: '28px', color: color.text }}
            >
              <Lines text={content.closingMessage} />
            </p>
          </td>
        </Rows>
      )}
    </MailLayout>
  )
}

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

function MatchCard({ content, marks }: { content: NewsletterContent; marks: Marks }) {
  const m = marks.value.bind(marks)
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      className="surface line"
      style={{
        backgroundColor: color.surface,
        border: `1px solid ${color.line}`,
        borderRadius: 14,
        borderCollapse: 'separate',
        marginBottom: 16,
      }}
    >
      <tbody>
        <tr>
          <td className="pad" align="center" style={{ padding: '28px 36px 32px' }}>
            <Label>Your coffee match</Label>
            <Portrait marks={marks} />
            <h2
              className="text name"
              style={{
                margin: '0 0 6px',
                fontFamily: serif,
                fontSize: 34,
                lineHeight: '42px',
                fontWeight: 600,
                color: color.text,
              }}
            >
              {m('partnerName')}
            </h2>
            {marks.open('department')}
            <p
              className="muted"
              style={{ margin: '0 0 16px', fontSize: 16, lineHeight: '24px', color: color.muted }}
            >
              {m('department')}
            </p>
            {marks.close()}
            {marks.open('bio')}
            <p
              className="text"
              style={{
                margin: '0 0 18px',
                fontFamily: serif,
                fontStyle: 'italic',
                fontSize: 17,
                lineHeight: '27px',
                color: color.text,
              }}
            >
              “{m('bio')}”
            </p>
            {marks.close()}
            {marks.open('hasWhy')}
            <table
              role="presentation"
              width="100%"
              cellPadding={0}
              cellSpacing={0}
              border={0}
              className="tint"
              style={{
                backgroundColor: color.tint,
                borderRadius: 10,
                borderCollapse: 'separate',
                margin: '0 0 24px',
              }}
            >
              <tbody>
                <tr>
                  <td align="center" style={{ padding: '14px 20px' }}>
                    <p
                      className="muted"
                      style={{ margin: '0 0 2px', fontSize: 13, lineHeight: '20px', color: color.muted }}
                    >
                      Why you two
                    </p>
                    {marks.open('why')}
                    <p
                      className="text"
                      style={{ margin: '0 0 2px', fontSize: 15, lineHeight: '23px', color: color.text }}
                    >
                      {m('why')}
                    </p>
                    {marks.close()}
                  </td>
                </tr>
              </tbody>
            </table>
            {marks.close()}
            <MailButton href={`${content.appUrl}/matches`}>See your match</MailButton>
            <p
              className="muted"
              style={{ margin: '16px 0 0', fontSize: 15, lineHeight: '22px', color: color.muted }}
            >
              or write to{' '}
              <Link
                className="link"
                href={`mailto:${m('partnerMailto')}`}
                style={{ color: color.primary, textDecoration: 'underline' }}
              >
                {m('partnerEmail')}
              </Link>
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** The photo inside the message, or the initial in a circle. */
function Portrait({ marks }: { marks: Marks }) {
  return (
    <table
      role="presentation"
      align="center"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ margin: '12px auto 16px' }}
    >
      <tbody>
        <tr>
          {marks.open('photo')}
          <td align="center">
            <Img
              src={`cid:${PHOTO_CID}`}
              width="128"
              height="128"
              alt={`Photo of ${marks.value('partnerName')}`}
              className="muted"
              style={{
                display: 'block',
                width: 128,
                height: 128,
                borderRadius: 64,
                fontFamily: sans,
                fontSize: 14,
                color: color.muted,
              }}
            />
          </td>
          {marks.close()}
          {marks.openUnless('photo')}
          <td
            align="center"
            width="128"
            height="128"
            style={{
              width: 128,
              height: 128,
              borderRadius: 64,
              backgroundColor: color.accent,
              fontFamily: serif,
              fontSize: 60,
              lineHeight: '128px',
              fontWeight: 600,
              color: '#2A1A12',
            }}
          >
            {marks.value('initial')}
          </td>
          {marks.close()}
        </tr>
      </tbody>
    </table>
  )
}

function Starters({ content }: { content: NewsletterContent }) {
  if (!content.coffeeChatsParagraph && content.coffeeChatStarters.length === 0) return null
  return (
    <Card>
      <Label>Making coffee chats count</Label>
      <Heading>Something to start with</Heading>
      {content.coffeeChatsParagraph && (
        <Paragraph>
          <Lines text={content.coffeeChatsParagraph} />
        </Paragraph>
      )}
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          {content.coffeeChatStarters.map((starter, index) => (
            <tr key={`${index}-${starter}`}>
              <td
                className="accent"
                valign="top"
                width="34"
                style={{
                  padding: '6px 0',
                  fontFamily: serif,
                  fontSize: 22,
                  lineHeight: '26px',
                  fontWeight: 600,
                  color: color.primary,
                }}
              >
                {index + 1}
              </td>
              <td
                className="text"
                valign="top"
                style={{ padding: '6px 0', fontSize: 16, lineHeight: '26px', color: color.text }}
              >
                {starter}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Mood({ content }: { content: NewsletterContent }) {
  const { moodDescription, moodImageUrl, quoteText, quoteAuthor } = content
  if (!moodDescription && !moodImageUrl && !quoteText) return null
  return (
    <Card>
      {(moodDescription || moodImageUrl) && (
        <>
          <Label>This month’s mood</Label>
          {moodImageUrl && <Picture src={moodImageUrl} alt="This month’s mood" />}
          <Paragraph>
            <Lines text={moodDescription} />
          </Paragraph>
        </>
      )}
      {quoteText && (
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          border={0}
          style={{ marginTop: 10 }}
        >
          <tbody>
            <tr>
              <td style={{ borderLeft: `4px solid ${color.accent}`, padding: '2px 0 2px 18px' }}>
                <p
                  className="text"
                  style={{
                    margin: '0 0 6px',
                    fontFamily: serif,
                    fontStyle: 'italic',
                    fontSize: 20,
                    lineHeight: '30px',
                    color: color.text,
                  }}
                >
                  <Lines text={quoteText} />
                </p>
                {quoteAuthor && (
                  <p
                    className="muted"
                    style={{ margin: 0, fontSize: 14, lineHeight: '20px', color: color.muted }}
                  >
                    {quoteAuthor}
                  </p>
                )}
              </td>
            </tr>
          </tbody>
        </table>
      )}
    </Card>
  )
}

function BrainBuzzer({ content }: { content: NewsletterContent }) {
  if (!content.brainBuzzerQuestion) return null
  return (
    <Card>
      <Label>Monthly brain buzzer</Label>
      <Heading size={20}>
        <Lines text={content.brainBuzzerQuestion} />
      </Heading>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          {content.brainBuzzerChoices.map((choice, index) => (
            <tr key={letter(index)}>
              <td style={{ padding: '0 0 8px' }}>
                <Rows>
                  <td
                    className="tint text"
                    style={{
                      backgroundColor: color.tint,
                      borderRadius: 10,
                      padding: '11px 16px',
                      fontSize: 16,
                      lineHeight: '22px',
                      color: color.text,
                    }}
                  >
                    <strong className="link" style={{ color: color.primary }}>
                      {letter(index)}
                    </strong>
                    &nbsp;&nbsp;{choice}
                  </td>
                </Rows>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p
        className="muted"
        style={{ margin: '6px 0 0', fontSize: 14, lineHeight: '20px', color: color.muted }}
      >
        The answer stands at the very end.
      </p>
    </Card>
  )
}

function ProTips({ content }: { content: NewsletterContent }) {
  if (content.proTips.length === 0) return null
  return (
    <Card>
      <Label>Pro tips</Label>
      {content.proTips.map((tip, index) => (
        <p
          key={`${index}-${tip}`}
          className="text"
          style={{ margin: '0 0 8px', fontSize: 16, lineHeight: '25px', color: color.text }}
        >
          {tip}
        </p>
      ))}
    </Card>
  )
}

function DidYouMeet({ content, marks }: { content: NewsletterContent; marks: Marks }) {
  const href = `${content.appUrl}/met?token=${marks.value('metToken')}`
  return (
    <Card>
      <Heading size={20}>After your coffee</Heading>
      <Paragraph className="muted">
        One tap tells us how it went, so that next month’s match is a new one.
      </Paragraph>
      <Rows>
        <td className="half" width="50%" style={{ padding: '0 6px 0 0' }}>
          <MailButton kind="ghost" isWide href={`${href}&answer=confirmed`}>
            We met
          </MailButton>
        </td>
        <td className="half" width="50%" style={{ padding: '0 0 0 6px' }}>
          <MailButton kind="ghost" isWide href={`${href}&answer=not_confirmed`}>
            We missed each other
          </MailButton>
        </td>
      </Rows>
    </Card>
  )
}

function Footer({ content, marks }: { content: NewsletterContent; marks: Marks }) {
  const link = { color: color.muted, textDecoration: 'underline' }
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
        <Link
          className="muted"
          href={`${content.appUrl}/unsubscribe?token=${marks.value('unsubscribeToken')}`}
          style={link}
        >
          Pause me or opt out
        </Link>
        &nbsp;&nbsp;·&nbsp;&nbsp;
        <Link className="muted" href={`${content.appUrl}/profile`} style={link}>
          Your profile
        </Link>
        &nbsp;&nbsp;·&nbsp;&nbsp;
        <Link className="muted" href={`mailto:${content.contactEmail}`} style={link}>
          Ask us
        </Link>
      </p>
    </>
  )
}
