import { Head, Html, Img, Link } from '@react-email/components'
import { render } from '@react-email/render'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { MailAttachment } from './mail'
import { MUG_CID, mugAttachment } from './mug'

/** The tokens of the product's look, as mails need them: inline, and once more for dark mode. */
export const color = {
  background: '#FBF7F1',
  surface: '#FFFFFF',
  tint: '#F6EBDC',
  text: '#2A1A12',
  muted: '#6F5B4E',
  line: '#E9DFD3',
  primary: '#9A4A22',
  accent: '#E9B872',
  /** The band at the top: the same in both themes. */
  espresso: '#3A2014',
  milk: '#FBF1E3',
}
export const serif = "Fraunces, Georgia, 'Times New Roman', serif"
export const sans = "'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif"

/** Dark rules stand twice: for clients that follow the system, and for Outlook's own attribute. */
const dark = {
  '.bg': 'background-color:#17110D!important',
  '.surface': 'background-color:#1F1814!important',
  '.tint': 'background-color:#2A211B!important',
  '.text': 'color:#F5ECE2!important',
  '.muted': 'color:#B9A797!important',
  '.line': 'border-color:#3A2F27!important',
  '.accent': 'color:#E9B872!important',
  '.link': 'color:#E39A6B!important',
  '.button': 'background-color:#E39A6B!important;color:#17110D!important',
  '.ghost': 'background-color:#2A211B!important;color:#F5ECE2!important;border-color:#4A3B31!important',
}

const rules = (prefix = '') =>
  Object.entries(dark)
    .map(([name, rule]) => `${prefix}${name}{${rule}}`)
    .join('')

const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
@media (max-width:480px){.pad{padding-left:22px!important;padding-right:22px!important}.half{display:block!important;width:auto!important;padding:0 0 10px 0!important}.name{font-size:28px!important;line-height:34px!important}.title{font-size:32px!important;line-height:38px!important}}
@media (prefers-color-scheme:dark){${rules()}}
${rules('[data-ogsc] ')}`

/**
 * The frame of every mail of the product: preheader, mug and name, a card of content, footer.
 * Tables and inline styles, since desktop Outlook knows nothing else; nothing depends on an image.
 */
export function MailLayout(props: {
  title: string
  preheader: string
  /** Stands in the band, under the name. */
  headline?: ReactNode
  children: ReactNode
  footer: ReactNode
}): ReactElement {
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <title>{props.title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </Head>
      <body className="bg" style={{ backgroundColor: color.background, margin: 0, padding: 0 }}>
        <Preheader text={props.preheader} />
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          border={0}
          className="bg"
          style={{ backgroundColor: color.background, fontFamily: sans }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: '20px 10px 40px' }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  border={0}
                  style={{ maxWidth: 580, textAlign: 'left' }}
                >
                  <tbody>
                    <tr>
                      <td>
                        <Band>{props.headline}</Band>
                        {props.children}
                        <Rows>
                          <td
                            className="muted pad"
                            align="center"
                            style={{
                              padding: '24px 36px 0',
                              fontSize: 13,
                              lineHeight: '20px',
                              color: color.muted,
                            }}
                          >
                            {props.footer}
                          </td>
                        </Rows>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </Html>
  )
}

/** The product's band: espresso, with the mug; without pictures it is a name on brown. */
const Band = ({ children }: { children?: ReactNode }) => (
  <table
    role="presentation"
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    border={0}
    style={{
      backgroundColor: color.espresso,
      borderRadius: 14,
      borderCollapse: 'separate',
      marginBottom: 16,
    }}
  >
    <tbody>
      <tr>
        <td className="pad" align="center" style={{ padding: children ? '26px 36px 30px' : '22px 36px' }}>
          <Img
            src={`cid:${MUG_CID}`}
            width="56"
            height="56"
            alt=""
            style={{ display: 'block', margin: '0 auto 6px' }}
          />
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
            Cup of Joe
          </p>
          {children}
        </td>
      </tr>
    </tbody>
  </table>
)

/** A table of one row across the whole width. */
export function Rows({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} className={className}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}

/** A white card with rounded corners. */
export function Card({ children, padding = '28px 36px 24px' }: { children: ReactNode; padding?: string }) {
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
          <td className="pad" style={{ padding }}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** The small line above a card's heading. */
export const Label = ({ children }: { children: ReactNode }) => (
  <p
    className="link"
    style={{
      margin: '0 0 6px',
      fontSize: 12,
      lineHeight: '18px',
      fontWeight: 700,
      letterSpacing: '0.08em',
      textTransform: 'uppercase',
      color: color.primary,
    }}
  >
    {children}
  </p>
)

export const Heading = ({ children, size = 24 }: { children: ReactNode; size?: number }) => (
  <h2
    className="text"
    style={{
      margin: '0 0 12px',
      fontFamily: serif,
      fontSize: size,
      lineHeight: `${Math.round(size * 1.25)}px`,
      fontWeight: 600,
      color: color.text,
    }}
  >
    {children}
  </h2>
)

export const Paragraph = ({ children, className = 'text' }: { children: ReactNode; className?: string }) => (
  <p
    className={className}
    style={{
      margin: '0 0 14px',
      fontSize: 16,
      lineHeight: '26px',
      color: className === 'muted' ? color.muted : color.text,
    }}
  >
    {children}
  </p>
)

/** Text with its line breaks. */
export const Lines = ({ text }: { text: string }) =>
  text.split('\n').map((line, index) => (
    // Lines of one text have no identity but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))

/** A link that looks like a button: `primary` for the one thing to do, plain for a choice. */
export function MailButton(props: {
  href: string
  children: ReactNode
  kind?: 'primary' | 'ghost'
  isWide?: boolean
}) {
  const isPrimary = props.kind !== 'ghost'
  return (
    <Link
      href={props.href}
      className={isPrimary ? 'button' : 'ghost line'}
      style={{
        display: props.isWide ? 'block' : 'inline-block',
        padding: isPrimary ? '13px 26px' : '12px 20px',
        borderRadius: 10,
        border: isPrimary ? 'none' : `1px solid ${color.line}`,
        backgroundColor: isPrimary ? color.primary : color.tint,
        color: isPrimary ? '#FFFFFF' : color.text,
        fontSize: 16,
        lineHeight: '22px',
        fontWeight: 600,
        textDecoration: 'none',
        textAlign: 'center',
      }}
    >
      {props.children}
    </Link>
  )
}

/** What an inbox shows beside the subject; the blanks keep the first words of the mail out of it. */
const Preheader = ({ text }: { text: string }) => (
  <div
    style={{
      display: 'none',
      overflow: 'hidden',
      lineHeight: '1px',
      opacity: 0,
      maxHeight: 0,
      maxWidth: 0,
      fontSize: 12,
      color: color.text,
    }}
  >
    {text}
    {'\u00a0\u200c'.repeat(40)}
  </div>
)

/** The finished HTML of a mail. */
export async function renderHtml(element: ReactElement): Promise<string> {
  // React's comments, between texts and around the parts of the document, mean nothing in a mail.
  return (await render(element)).replace(/<!--[ $/\w]*-->/g, '')
}

/** The pictures that every mail of the layout carries inside. */
export const layoutAttachments = (): MailAttachment[] => [mugAttachment()]
