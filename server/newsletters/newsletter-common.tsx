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
import type { MailWords } from '../../languages/words'
import { letter, type NewsletterContent } from './newsletter-content'

interface Part {
  words: MailWords['newsletter']
  content: NewsletterContent
}

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

export function Starters({ words, content }: Part) {
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

export function Mood({ words, content }: Part) {
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

export function BrainBuzzer({ words, content }: Part) {
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

export function ProTips({ words, content }: Part) {
  if (content.proTips.length === 0) return null
  return (
    <Card>
      <Label>{words.tips}</Label>
      <Listing items={content.proTips} />
    </Card>
  )
}
