import { describe, expect, test } from 'vitest'
import { Card, Choices, Facts, Label, Listing, MailButton, Paragraph, Text, TextLink } from './layout-parts'
import { HtmlOnly, renderText } from './plain-text'
import { fill, Marks, textValue, tidy } from './template'

describe('the plain text of a mail', () => {
  test('has its words in their order, and every link with where it leads', () => {
    const mail = (
      <>
        <Card>
          <Label>Your match</Label>
          <Paragraph>
            Write to <TextLink href="mailto:ada@example.com">ada@example.com</TextLink>, or{' '}
            <TextLink href="mailto:joe@example.com">ask us</TextLink>.
          </Paragraph>
          <Choices
            first={<MailButton href="https://example.com/yes">Yes &amp; thanks</MailButton>}
            second={<MailButton href="https://example.com/no">No</MailButton>}
          />
        </Card>
        <Card>
          <Listing items={['Warm', 'Strong']} isNumbered />
          <Facts facts={[['Where', 'Kitchen\nor garden']]} />
          Enjoy<HtmlOnly text="!"> it</HtmlOnly>
        </Card>
      </>
    )
    expect(tidy(renderText(mail))).toBe(
      `YOUR MATCH
Write to ada@example.com, or ask us: joe@example.com.

Yes & thanks: https://example.com/yes

No: https://example.com/no

------------------------------------------------------------
1. Warm
2. Strong
Where: Kitchen
or garden

Enjoy!`,
    )
  })

  test('leaves no gap where a part is left out, and none between those that are repeated', () => {
    const marks = new Marks()
    const mail = (
      <>
        <Paragraph>
          Hello.{marks.open('bio')} You write: {marks.value('bio')}.{marks.close()}
        </Paragraph>
        {marks.open('why')}
        <Text size={15}>{marks.value('why')}</Text>
        {marks.close()}
        {marks.openUnless('bio')}
        <Paragraph>Nothing is known of you.</Paragraph>
        {marks.close()}
        <Paragraph>Bye</Paragraph>
      </>
    )
    const nodes = marks.parse(renderText(mail, marks))
    const filled = (values: Parameters<typeof fill>[1]) => tidy(fill(nodes, values, textValue))
    expect(filled({ bio: 'a', why: ['one', 'two'] })).toBe('Hello. You write: a.\n\none\ntwo\nBye')
    expect(filled({ bio: '', why: [] })).toBe('Hello.\n\nNothing is known of you.\n\nBye')
  })

  test('is broken at blanks into lines of 72 characters, with a link whole and an item indented', () => {
    const link = `https://example.com/${'x'.repeat(80)}`
    const words = 'somebody '.repeat(8).trim()
    expect(tidy(`${words} once\nSee: ${link}\n* ${words}`)).toBe(
      `${words}\nonce\nSee:\n${link}\n* ${'somebody '.repeat(7).trim()}\n  somebody`,
    )
  })
})
