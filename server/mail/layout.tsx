import { Head, Html, Img, Link } from '@react-email/components'
import { render } from '@react-email/render'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { MailAttachment } from './mail'
import { color, sans, serif, STYLE } from './layout-style'
import { MUG_CID, mugAttachment } from './mug'

export { color, sans, serif } from './layout-style'

interface ColumnProps {
  /** Stands in the band, under the name. */
  headline?: ReactNode
  children: ReactNode
  footer: ReactNode
}

/**
 * The frame of every mail of the product: preheader, mug and name, a card of content, footer.
 * Tables and inline styles, since desktop Outlook knows nothing else; nothing depends on an image.
 */
export function MailLayout(props: ColumnProps & { title: string; preheader: string }): ReactElement {
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
                <Column {...props} />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </Html>
  )
}

/** What is read: at most 580 pixels wide. */
const Column = ({ headline, children, footer }: ColumnProps) => (
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
          <Band>{headline}</Band>
          {children}
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
              {footer}
            </td>
          </Rows>
        </td>
      </tr>
    </tbody>
  </table>
)

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
