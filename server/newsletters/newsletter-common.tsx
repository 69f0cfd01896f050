import {
  Box,
  Card,
  color,
  Heading,
  Label,
  Lines,
  Listing,
  Paragraph,
  Table,
  Text,
  Img,
} from '../mail/layout-parts'
import { HtmlOnly } from '../mail/plain-text'
import { letter, type NewsletterContent } from './newsletter-content'

/** A picture across the whole width; its alternative text is styled like a caption. */
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
      <Listing items={content.coffeeChatStarters} isNumbered />
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

export function BrainBuzzer({ content }: { content: NewsletterContent }) {
  if (!content.brainBuzzerQuestion) return null
  return (
    <Card>
      <Label>Monthly brain buzzer</Label>
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
        The answer is at the very end.
      </Text>
    </Card>
  )
}

export function ProTips({ content }: { content: NewsletterContent }) {
  if (content.proTips.length === 0) return null
  return (
    <Card>
      <Label>Pro tips</Label>
      <Listing items={content.proTips} />
    </Card>
  )
}
