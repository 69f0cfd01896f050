import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailAttachment, OutgoingMail } from '../platform/context/mailer'
import type { Snapshot } from '../tables/sending.tables'
import { BandBlock, Card, Heading, Img, Rows, Rule, Table } from './layout-parts'
import { color, sans, serif, STYLE } from './layout-style'
import type { MailWords } from '../../languages/words'
import { PRODUCT } from '../../shared/programme'
import { directionOf, type Language } from '../../shared/languages/languages'
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

const MUG_CID = 'mug@cup-of-joe'

/**
 * The product's mug for the espresso band: 168 × 168 pixels, shown at 56. Drawn from this:
 * <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="160" height="160">
 * <g fill="none" stroke="#E9B872" stroke-width="3.5" stroke-linecap="round"><path d="M26 24c-4-5 4-8 0-14"/><path d="M35 24c-4-6 4-10 0-18"/><path d="M44 24c-4-5 4-8 0-14"/></g>
 * <path d="M56 38h6a10 10 0 0 1 0 20h-8" fill="none" stroke="#FBF1E3" stroke-width="6"/>
 * <path d="M12 32h46v24a16 16 0 0 1-16 16H28a16 16 0 0 1-16-16z" fill="#FBF1E3"/>
 * <path d="M17 37h36v5c-6 5-11-2-18 1s-12 3-18-1z" fill="#C27A3E"/></svg>
 */
const MUG_PNG = [
  'iVBORw0KGgoAAAANSUhEUgAAAKgAAACoCAMAAABDlVWGAAADAFBMVEVMaXH68ePouHHpuHH/82n68OPouHL78eP68OH38OH/rl3p',
  'uHLouHHounTouHHouHLot3L/8ubot3LouHLtt2/ouHHpuHL68OL/8eTmum/puHLpuHHot3L37+DouHL68OPpt3LqunXpt3L//9b6',
  '8OLpuHH68OLatm3ot3Hpt3LquHL68eL88eT68eP////68eLgunv/79/78uL/7ubouHHpv2r78OLnuHH/8+LnuXPquHD68OL68eL7',
  '8ePqt3D68OLpt3H/5+fquXL////puHLkum368eL48uPouHLouHHotnPpuHHouHH68OL68OP68eL//9/68ePouHHpuHHouHL68OPo',
  'uHL78eT78OP68eP68ePpuHLot3H57+T78OPpuHL78OLouHL38OLouHL/6ur68OL78OP78OP78OL88OLpuHL78ePpuHL68OL68OHp',
  't3P78OP88OTruXP78OPpuHLpt3LpuHH78eP68OP78OPquHL68OPpuHL68eP78eP68OP68OL78ePouHH/8eP78eL68eP78OP58eHs',
  's3Hmtm3pt3H68uL/9eH68OPouHH68OLouXLpt3H58uL58+LouHLpuHL68eP68eL48uPouW/otnL78OLouHH78eL68uLouHHot3L7',
  '8OL68OL78OP//8zpuHH68eP68OP68eTmum/puXD78ePouHL//+L78ePpuHHpuHLrsHXpt3HouHL78eL78ePpt3HqtXLpuHHpt3H7',
  '8eL68OPqt3P57+TptHT68ePvv2/pt3PovG7ouHLpuHHqt3D77+PnuXP78OP68OL68OL88OTpt3L78ePCej7puHLoyqzqzbH67uDD',
  'fUHQlmXSmWr15dTGgUflwqH46tnbr4fYqX7LjVjTnm/u1b3VoHP04c3JilPJiFH05ND78OLCez/guJPVoXX15NLSnGvhupfIh072',
  '59Xr0bfkwZ/MkF3jv57Ggkrx28TXpHnZq4HOlGLmw6Xy3sjXpHjqzrLhuZf26Nb04s7etI757dzpzK8vWzs0AAAAzXRSTlMAb4fh',
  'AXf9zDMiA4NvBfI3chR65g7a9v0THjP6/iDc5Gol7gZ8pv4Hi2A+9F7vA70IEE8e5wyRKxYWMPu/lTzr9wtIAtUS4yefuC3rlfyv',
  'uwg3xGKReH1NwPHgx04voIzWiiO3DDXVjchYo8utrXtS01YZRN9Hy0p6xFRo0u6A56PbohuY9sFgGwqPdhr62LVl6WMs5PipcSkh',
  'Q0d7hj3j0I+2ngW/pOg5KV+TqQncd7ANqH+akvQm0XXN5UsxGLkQXRdFvFZBQolss1Wam3jCOQAAAAlwSFlzAAALEwAACxMBAJqc',
  'GAAABklJREFUeNrtnGdYFEcYx+fgQhUkdERE6dKOYhBFpKlEJJQoKiBKEASiRmyxl6iJscWoGCzRFNN77723y9KCFHsSa3ovJk+Q',
  'nbub3TmPu2P3Zi7P/L/d/94PP6a977uzBwBMTExMTHToKqugVLoN44a5KekHdecuyZ16zjjXHlBXT9pBh3C8+tEO6unPg3pRv0rn',
  'wCHdRzvohxA0gvrjaQwPejddWGPdQ22GCC1nHnTgCGSH2YS6jyW7xz26kdIzBV4knPtIrbM4vfujx4skQcf3IO0QHJrhdjzoIxrD',
  'xaPn87UEOV0gk43ArefNZzWf+8MhnkceNN0PdW/kzc1i0EEupKceGT0E9DrR1HPca+RAB8Ah9ULNl8Tr4XYIGkpwla6DDCMRL4i3',
  'ntQaTit5xzuc4JBC0KE6awS0luuswdAaTnBIbUULEoBpkGoAzv4+QdCZ2PKL4J3dcUjUBN5zIwj6FI+wTud4cfj5Xk++SC3lEa7W',
  'GiM5PAk4efPeYHKc4S/wCJO1jg2+RLXwmeRAMyHCNPHM26IV/mQYdSvxet7uDfF5NQOd+UUQnhynn51458yAoP2RqHnQm0QONELc',
  'cypt9cz8/TBqNDHOp2G29NaW76M5LAGAnIHEm5N+ECtX62zWk/uvh95EYpxOg2B79LDWgp3dbUjUAtjpT4gjBqrJ6uN1SR3OsjPe',
  '7Ak8C+sZiPCu1tmnZ9vAg3X3AnKNCP88jFupFNdz/kjTMZwTJ1mLK4fDMrgNXvBP1HOwWlhv44kRHvelSNQk3qpXEj+cduBUpfjh',
  'NJNghfcynsHvhCcRYj3GW3MIgsLm0u4tnbUcroYcnfUZfrJaWpoHC274Fo/AG7tIcqCbYMpx9cMOTW8/7M8ZQ7BXDuWwjWKDnZpK',
  'L/KZSVMqcXt1cw8LVH9PrHIJInhAvYevP02ppHu663kXtDaRA93LJ1G7d5Can284XZFSaTFfqSwiuO9hfswF2FEquLnLFT/1IaCh',
  'tlyQsxMwfBfq5BzE2ZLlBHqvko2zmJiYmJiYmJhM1Fp7ebVWKlB7tbyyZ6AMlIFKo8ArNFLs3B+QRS+oUDerQhysAvSSyouutA5Q',
  'tTqqOrkvoGcbpdPZXlCLFbHmgzZ9Lp2aeh3VmgArAVXHJFgJqDqswUpA1eobrAVUrbAWUJ8EKwFVxwRYCai6JpYW0DpHjfYsCVFd',
  'g5F+TAuosMxbf6BYPPnJJoN+c9xojgu/njtzrvXU15f7vrXtsvXo1rki0mozipJvjxgB+WPXnxqM5p/au07iES2nwwwVzgrh/Ef5',
  'mlE9NZ8/bJiy5XhTs2hELv728ylBSNfFXir8WiFpkVll3t//GEA9cr5N/979srGz9UL3Qmg5ebS9rfdWRCGImGVmPdrx3ff6KTuP',
  'GT5pmjs6mo3smfIEIa+bXTj/frq1RQB5+OgPJ6Rs7rZGoSFL+1Lh/3usvfOPL7p15pe/Gk98JXUX+hEakk9xu7zeB933WRT39VPR',
  'mACKQUPQmP0Ug05BYzZSDLrL5PqZEGiiyS0JIdAKNGYLxaCFaMwKikGj0ZhaikE3oDFV9IIqS9CYeHpBF6IhJRTnehUaMp1eUEFe',
  'UkdTC5ociEZs86UVtEBQOqnzaL2+ydgujJhCKWjFK8KAOiWVoI9viRIF1AIKQfesXiP+fpmStpu7A0mfBOJfp5TRfM+EaLXRz0dn',
  'E+UcZfx10y0kOW8y4QZvO0HOtGwTLhvuIMcZuMuU65t7iHGWJ5p0IbaCFOfceJM4wQdkMFftNPV2OTmMAKbPITMu7OssjrltejYw',
  'Q49aljJstiIZmKUEizGmlLyZNN9Mym4Fp8nIFpOtvbhLLujrm08bZARNlfLFzIdkBC2U9BXSZbJxTpX2XdclsoEulPitXLlq0hqp',
  'Xx+u8pEn/xRKDQqeo3/L8/J9VQbOcfHSg4KDKdLnoYOyvOUeIjloEZDnnyEekpjzAbl+e3vfvZJy5gfL9hOHylEScqoygHwKlq4h',
  'zSsAcio2SaLauDoLyKyEVRJwFs8H8qui7094VAHAIvr0wT5hrom22L8EiA8xvzdJW1oJLKjKhnKzMGc1ZABLq+r5J0x9gpjkAMgo',
  'cWOqapxxZVJ+anQiIKtgX8cyB0Mqc/QNBkxMTExMTExMTEz/E/0HvQM5qJsR528AAAAASUVORK5CYII=',
].join('')

const mug: MailAttachment = {
  filename: 'mug.png',
  content: Buffer.from(MUG_PNG, 'base64'),
  contentType: 'image/png',
  cid: MUG_CID,
}

/** The mug as a picture inside the message. */
const mugAttachment = (): MailAttachment => mug
