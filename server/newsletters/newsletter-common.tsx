import { Img } from '@react-email/components'
import { Card, color, Heading, Label, Lines, Paragraph, Rows, serif } from '../mail/layout'
import { letter, type NewsletterContent } from './newsletter-content'

/** A picture across the whole width; its alternative text is set like a caption. */
export const Picture = ({ src, alt }: { src: string; alt: string }) => (
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

export function Starters({ content }: { content: NewsletterContent }) {
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

export function Mood({ content }: { content: NewsletterContent }) {
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

export function BrainBuzzer({ content }: { content: NewsletterContent }) {
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
                <Choice name={letter(index)} text={choice} />
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

const Choice = ({ name, text }: { name: string; text: string }) => (
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
        {name}
      </strong>
      &nbsp;&nbsp;{text}
    </td>
  </Rows>
)

export function ProTips({ content }: { content: NewsletterContent }) {
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
