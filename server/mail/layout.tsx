import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailAttachment, OutgoingMail } from '../platform/context/mailer'
import type { Snapshot } from '../tables/sending.tables'
import { BandBlock, Card, Heading, Img, Rows, Rule, Table } from './layout-parts'
import { color, sans, serif, STYLE } from './layout-style'
import type { MailWords } from '../../languages/words'
import { PRODUCT } from '../../shared/programme'
import { directionOf, type Language } from '../../shared/languages/languages'
import { MUG_CID, mugAttachment } from './mug'
import { HtmlOnly, renderText } from './plain-text'
import { type Marks, tidy, withElements } from './template'

interface ColumnProps {
  words: MailWords
  /** Shown in the band, under the name. */
  headline?: ReactNode
  children: ReactNode
  footer: ReactNode
}

/**
 * The frame of every mail of the product: preheader, mug and name, a card of content, footer.
 * Tables and inline styles, since desktop Outlook supports nothing else; nothing depends on an image.
 */
export function MailLayout(props: ColumnProps & { title: string; preheader: string }): ReactElement {
  const { language } = props.words
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{props.title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body className="bg" style={{ backgroundColor: color.background, margin: 0, padding: 0 }}>
        <Preheader text={props.preheader} />
        <Table className="bg" style={{ backgroundColor: color.background, fontFamily: sans }}>
          <tr>
            <td align="center" style={{ padding: '20px 10px 40px' }}>
              <HtmlOnly>
                <wbr id={OUTLOOK} />
              </HtmlOnly>
              <Column {...props} />
              <HtmlOnly>
                <wbr id={`${OUTLOOK}-end`} />
              </HtmlOnly>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  )
}

interface CardMailProps {
  words: MailWords
  title: string
  preheader: string
  footer?: ReactNode
  children: ReactNode
  /** Cards below the first. */
  more?: ReactNode
}

/** A mail of one card, under its title. */
export const CardMail = ({ words, title, preheader, footer, children, more }: CardMailProps) => (
  <MailLayout words={words} title={title} preheader={preheader} footer={footer ?? words.frame.footer}>
    <Card>
      <Heading size={28}>{title}</Heading>
      {children}
    </Card>
    {more}
  </MailLayout>
)

/** Where desktop Outlook gets a table around the column. */
const OUTLOOK = 'outlook'
const WIDTH = 580

/** The content column. */
const Column = ({ words, headline, children, footer }: ColumnProps) => (
  <Table style={{ maxWidth: WIDTH, textAlign: 'left' }}>
    <tr>
      <td>
        <Band brand={words.brand}>{headline}</Band>
        {children}
        <Rule />
        <Rows>
          <td
            className="muted pad"
            align="center"
            style={{ padding: '24px 36px 0', fontSize: 13, lineHeight: '20px', color: color.muted }}
          >
            {footer}
          </td>
        </Rows>
      </td>
    </tr>
  </Table>
)

/** Espresso, with the mug, the name, and of a programme its colour; text alone has the name of a programme, too; without pictures it is a name on brown. */
const Band = ({ brand, children }: { brand: MailWords['brand']; children?: ReactNode }) => (
  <BandBlock padding={children ? '26px 36px 30px' : '22px 36px'} edge={brand?.colour}>
    <Img src={`cid:${MUG_CID}`} width="56" height="56" alt="" style={{ margin: '0 auto 6px' }} />
    {brand ? (
      <BandName>{brand.name}</BandName>
    ) : (
      <HtmlOnly>
        <BandName>{PRODUCT}</BandName>
      </HtmlOnly>
    )}
    {children}
  </BandBlock>
)

const BandName = ({ children }: { children: string }) => (
  <p
    style={{
      margin: 0,
      fontFamily: serif,
      fontSize: 18,
      lineHeight: '26px',
      fontWeight: 600,
      color: color.accent,
    }}
  >
    {children}
  </p>
)

const HIDDEN = { display: 'none', msoHide: 'all', fontSize: 1, lineHeight: '1px', color: color.text }

/** What an inbox shows next to the subject; the blanks keep the first words of the mail out of it. */
const Preheader = ({ text }: { text: string }) => (
  <HtmlOnly>
    <div style={HIDDEN}>
      {text}
      {'\u00a0\u200c'.repeat(40)}
    </div>
  </HtmlOnly>
)

/** Outlook and webmail programs lay out a mail by this doctype. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/**
 * The finished HTML of a mail. React asks a browser to preload every picture, which has no use in a mail; and it writes no
 * comments, by which desktop Outlook alone, which knows no largest width, gets a table as wide as the column.
 */
const renderHtml = (element: ReactElement, language: Language): string =>
  DOCTYPE +
  directed(
    withElements(renderToStaticMarkup(element))
      .replace(/<link rel="preload"[^>]*>/g, '')
      .replace(
        `<wbr id="${OUTLOOK}"/>`,
        `<!--[if mso]><table role="presentation" align="center" width="${WIDTH}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->`,
      )
      .replace(`<wbr id="${OUTLOOK}-end"/>`, '<!--[if mso]></td></tr></table><![endif]-->'),
    language,
  )

const TABLE = '<table role="presentation"'
const SIDED = /(text-align:|border-|padding-)(left|right)/g
const FOUR_SIDES = /\b(padding|margin):(\S+) (\S+) (\S+) ([^\s;"]+)/g
/** Japanese and Arabic have no italics, and spacing tears the joined letters of Arabic apart. */
const FOR_LATIN: Partial<Record<Language, RegExp>> = {
  ja: /font-style:italic;?/g,
  ar: /font-style:italic;?|letter-spacing:0\.08em;?/g,
}

/**
 * Webmail programs leave `html` out, so each table says its language and direction once more. Mail programs know no
 * logical sides: for a language from right to left, those of the inline styles change places. What suits Latin letters
 * alone is left out.
 */
function directed(html: string, language: Language): string {
  if (language === 'en') return html
  const dir = directionOf(language)
  const said = html.replaceAll(TABLE, `<table lang="${language}" dir="${dir}" role="presentation"`)
  const styled = said.replaceAll(FOR_LATIN[language] ?? /$^/g, '')
  if (dir === 'ltr') return styled
  return styled.replace(/ style="[^"]*"/g, (style) =>
    style
      .replace(SIDED, (_, property, side) => property + (side === 'left' ? 'right' : 'left'))
      .replace(FOUR_SIDES, '$1:$2 $5 $4 $3'),
  )
}

/** A mail to many people: rendered once, with marks where each person's values go. */
export const frozenMail = (
  { language }: MailWords,
  subject: string,
  mail: ReactElement,
  marks: Marks,
): Snapshot => ({
  subject,
  html: marks.parse(renderHtml(mail, language)),
  text: marks.parse(renderText(mail, marks)),
})

/** A mail to one person; the caller sets its recipient. */
export const singleMail = (
  { language }: MailWords,
  subject: string,
  mail: ReactElement,
): Omit<OutgoingMail, 'to'> => ({
  subject,
  html: renderHtml(mail, language),
  text: `${tidy(renderText(mail))}\n`,
  attachments: layoutAttachments(),
})

/** The pictures that every mail of the layout carries inside. */
export const layoutAttachments = (): MailAttachment[] => [mugAttachment()]
