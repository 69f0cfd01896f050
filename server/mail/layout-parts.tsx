import { type ComponentProps, createElement, type CSSProperties, Fragment, type ReactNode } from 'react'
import type { Sentence } from '../../languages/words'
import { color, serif } from './layout-style'
import { HtmlOnly } from './plain-text'

export { color, sans, serif } from './layout-style'

/** A sentence of the dictionary with names in bold, or links in it. */
export const sentence = (pieces: Sentence): ReactNode => createElement(Fragment, null, ...pieces)

/** A table for layout only, as wide as there is room unless it `isNarrow`; its children are rows. */
export function Table(props: {
  children: ReactNode
  className?: string
  style?: CSSProperties
  align?: 'center'
  isNarrow?: boolean | undefined
}) {
  const { children, className, style, align, isNarrow } = props
  return (
    <table
      role="presentation"
      width={isNarrow ? undefined : '100%'}
      align={align}
      cellPadding={0}
      cellSpacing={0}
      border={0}
      className={className}
      style={style}
    >
      <tbody>{children}</tbody>
    </table>
  )
}

/** A picture: no mail program draws a border around it. */
export const Img = ({ style, alt, ...props }: ComponentProps<'img'> & { alt: string }) => (
  <img {...props} alt={alt} style={{ display: 'block', border: 'none', ...style }} />
)

/** A table of one row across the whole width. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <Table>
    <tr>{children}</tr>
  </Table>
)

/** A coloured block with rounded corners, alone in its line. Desktop Outlook leaves the margin of a table out, so the room below is padding. */
function Block(props: {
  children: ReactNode
  className?: string
  style: CSSProperties
  padding: string
  gap?: number
  align?: 'center' | undefined
  cellClass?: string
}) {
  const { children, className, style, padding, gap = 16, align, cellClass } = props
  const block = (
    <Table className={className} style={{ borderCollapse: 'separate', ...style }}>
      <tr>
        <td className={cellClass} align={align} style={{ padding }}>
          {children}
        </td>
      </tr>
    </Table>
  )
  return (
    <Rows>
      <td style={{ padding: `0 0 ${gap}px` }}>{block}</td>
    </Rows>
  )
}

/** The product's band across the top; the same in both themes. */
export const BandBlock = ({
  children,
  padding,
  edge,
}: {
  children: ReactNode
  padding: string
  /** The colour of a line along its foot. */
  edge?: string | undefined
}) => (
  <Block
    cellClass="pad"
    align="center"
    padding={padding}
    style={{
      backgroundColor: color.espresso,
      borderRadius: 14,
      ...(edge && { borderBottom: `6px solid ${edge}` }),
    }}
  >
    {children}
  </Block>
)

/** What parts the cards in plain text, where the mail does not begin with it. */
export const Rule = () => <HtmlOnly text={<hr />} />

/** A white card with rounded corners. */
export const Card = ({ children, align }: { children: ReactNode; align?: 'center' }) => (
  <>
    <Rule />
    <Block
      className="surface line"
      cellClass="pad"
      align={align}
      padding={align ? '28px 36px 32px' : '28px 36px 16px'}
      style={{
        backgroundColor: color.surface,
        border: `1px solid ${color.line}`,
        borderRadius: 14,
      }}
    >
      {children}
    </Block>
  </>
)

/** A tinted box inside a card. */
export const Box = ({
  children,
  align,
  gap = 8,
}: {
  children: ReactNode
  align?: 'center'
  gap?: number
}) => (
  <Block
    className="tint"
    align={align}
    padding={align ? '14px 20px' : '11px 16px'}
    gap={gap}
    style={{ backgroundColor: color.tint, borderRadius: 10 }}
  >
    {children}
  </Block>
)

/** A line of small or larger print: `kind` says the tone. */
export const Text = (props: {
  children: ReactNode
  size: number
  kind?: 'muted' | 'serif' | 'italic'
  gap?: number
  /** `auto` for what people wrote, in whatever direction. */
  dir?: 'auto'
}) => {
  const { children, size, kind, gap = 0, dir } = props
  const isSerif = kind === 'serif' || kind === 'italic'
  return (
    <p
      dir={dir}
      className={kind === 'muted' ? 'muted' : 'text'}
      style={{
        margin: `0 0 ${gap}px`,
        ...(isSerif && { fontFamily: serif }),
        ...(kind === 'italic' && { fontStyle: 'italic' }),
        fontSize: size,
        lineHeight: `${Math.round(size * 1.55)}px`,
        color: kind === 'muted' ? color.muted : color.text,
      }}
    >
      {children}
    </p>
  )
}

/** The small line above a card's heading, in capitals. */
export const Label = ({ children }: { children: string }) => (
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
    <HtmlOnly text={children.toUpperCase()}>{children}</HtmlOnly>
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
    // Lines of one text have no other key than their position.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))

/** A name and its value, which may have several lines. */
export type Fact = readonly [name: string, value: string]

/** What a mail is about, one fact below the other. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <HtmlOnly text={<div style={{ margin: 12 }}>{facts.map(FactInText)}</div>}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <Text size={13} kind="muted">
          {name}
        </Text>
        <Text size={16} gap={12}>
          <Lines text={value} />
        </Text>
      </div>
    ))}
  </HtmlOnly>
)

const FactInText = ([name, value]: Fact) => (
  <div key={name}>
    {name}: <Lines text={value} />
  </div>
)

/** A button in a line of its own, with room below it. */
export const ButtonRow = ({ children, gap = 22 }: { children: ReactNode; gap?: number }) => (
  <Rows>
    <td style={{ padding: `0 0 ${gap}px` }}>{children}</td>
  </Rows>
)

/** Between links that are side by side. */
export const Dot = () => <HtmlOnly text={<br />}>&nbsp;&nbsp;·&nbsp;&nbsp;</HtmlOnly>

/**
 * A link that looks like a button: `primary` for the one thing to do, plain for a choice. Its cell is coloured, and has
 * the padding again, for desktop Outlook, which pads no link.
 */
export function MailButton(props: {
  href: string
  children: ReactNode
  kind?: 'primary' | 'ghost'
  isWide?: boolean
}) {
  const isPrimary = props.kind !== 'ghost'
  const className = isPrimary ? 'button' : 'ghost line'
  const padding = isPrimary ? '13px 26px' : '12px 20px'
  const cell = {
    borderRadius: 10,
    border: isPrimary ? 'none' : `1px solid ${color.line}`,
    backgroundColor: isPrimary ? color.primary : color.tint,
    msoPaddingAlt: padding,
  }
  return (
    <Table isNarrow={!props.isWide} style={{ borderCollapse: 'separate' }}>
      <tr>
        <td align="center" className={className} style={cell}>
          <a
            target="_blank"
            href={props.href}
            className={isPrimary ? 'on-button' : 'text'}
            style={{
              display: props.isWide ? 'block' : 'inline-block',
              padding,
              color: isPrimary ? '#FFFFFF' : color.text,
              fontSize: 16,
              lineHeight: '22px',
              fontWeight: 600,
              textDecoration: 'none',
            }}
          >
            {props.children}
          </a>
        </td>
      </tr>
    </Table>
  )
}

/** Two choices side by side; one under the other on a phone. */
export const Choices = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <Rows>
    <td className="half" width="50%" style={{ padding: '0 6px 12px 0' }}>
      {first}
    </td>
    <td className="half" width="50%" style={{ padding: '0 0 12px 6px' }}>
      {second}
    </td>
  </Rows>
)

/** Short texts one below the other, each after its number or a dot. */
export const Listing = ({ items, isNumbered }: { items: string[]; isNumbered?: boolean }) => (
  <Table style={{ marginBottom: 6 }}>
    {items.map((text, index) => (
      // Items of a list that is rendered once need no other key than their position.
      // oxlint-disable-next-line react/no-array-index-key
      <tr key={index}>
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
          {isNumbered ? <HtmlOnly text={`${index + 1}.`}>{index + 1}</HtmlOnly> : '•'}
        </td>
        <td
          className="text"
          valign="top"
          style={{ padding: '6px 0', fontSize: 16, lineHeight: '26px', color: color.text }}
        >
          {text}
        </td>
      </tr>
    ))}
  </Table>
)

/** A link in running text. */
export const TextLink = ({
  href,
  children,
  kind = 'link',
}: {
  href: string
  children: ReactNode
  kind?: 'link' | 'muted'
}) => (
  <a
    target="_blank"
    className={kind}
    href={href}
    style={{ color: kind === 'link' ? color.primary : color.muted, textDecoration: 'underline' }}
  >
    {children}
  </a>
)

/** Six digits, large enough to read from a phone on the desk. */
export const Code = ({ children }: { children: string }) => (
  <p
    className="tint text"
    style={{
      backgroundColor: color.tint,
      borderRadius: 10,
      color: color.text,
      fontFamily: "ui-monospace, Menlo, Consolas, 'Courier New', monospace",
      fontSize: 32,
      fontWeight: 700,
      letterSpacing: '8px',
      lineHeight: '40px',
      margin: '4px 0 16px',
      padding: '14px 0 14px 8px',
      textAlign: 'center',
    }}
  >
    {children}
  </p>
)
