import { inDigits } from '../../../shared/counted'
import type { ReactNode } from 'react'
import { layoutAttachments, MailLayout, renderHtml } from '../../mail/layout'
import { Card, color, Heading, Label, MailButton, Paragraph } from '../../mail/layout-parts'
import type { OutgoingMail } from '../../platform/context/mailer'
import { encodeText, wrap } from '../../mail/template'
import type { Summary } from './summary'

const FOOTER = 'You get this mail because you administer Cup of Joe.'

const Items = ({ items }: { items: ReactNode[] }) => (
  <ul style={{ margin: '0 0 14px', paddingLeft: 22, fontSize: 16, lineHeight: '26px', color: color.text }}>
    {items.map((item, index) => (
      // The list is rendered once, so the index is a stable key.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={index} className="text">
        {item}
      </li>
    ))}
  </ul>
)

const leftOutLine = ({ name, reason }: { name: string; reason: string }) => `${name}: ${reason}`
const moreLine = (more: number) => `And ${inDigits(more)} more; the dashboard has them all.`

function PairingCard({ pairing }: { pairing: Summary['pairings'][number] }) {
  return (
    <Card>
      <Heading>{pairing.name}</Heading>
      <Paragraph>{pairing.statement}</Paragraph>
      <Paragraph>{pairing.newsletter}</Paragraph>
      {pairing.warnings.length > 0 && <Items items={pairing.warnings} />}
      {pairing.leftOut.length > 0 && (
        <>
          <Label>Left out</Label>
          <Items
            items={[
              ...pairing.leftOut.map(({ name, reason }) => (
                <>
                  <strong>{name}</strong>: {reason}
                </>
              )),
              ...(pairing.more > 0 ? [moreLine(pairing.more)] : []),
            ]}
          />
        </>
      )}
    </Card>
  )
}

const ListCard = ({ label, items }: { label: string; items: string[] }) =>
  items.length === 0 ? null : (
    <Card>
      <Label>{label}</Label>
      <Items items={items} />
    </Card>
  )

/** The mail that reports to an administrator what a cycle did; the caller adds `to`. */
export async function summaryMail(summary: Summary, appUrl: URL): Promise<Omit<OutgoingMail, 'to'>> {
  const dashboard = new URL('/admin', appUrl).href
  const { headline, timing, pairings, troubles, preparation } = summary
  const notPaired = summary.notPaired.map(leftOutLine)
  const html = renderHtml(
    <MailLayout title={headline} preheader={summary.subject} footer={FOOTER}>
      <Card>
        <Heading size={28}>{headline}</Heading>
        <Paragraph>{timing}</Paragraph>
        <p style={{ margin: '0 0 12px' }}>
          <MailButton href={dashboard}>Open the dashboard</MailButton>
        </p>
      </Card>
      <ListCard label="Needs a look" items={troubles} />
      {pairings.map((pairing) => (
        <PairingCard key={pairing.name} pairing={pairing} />
      ))}
      <ListCard label="Not paired" items={notPaired} />
      <ListCard label="Beforehand" items={preparation} />
    </MailLayout>,
  )
  return {
    subject: summary.subject,
    html,
    text: summaryText(summary, dashboard),
    attachments: layoutAttachments(),
  }
}

function summaryText(summary: Summary, dashboard: string): string {
  const list = (heading: string, items: string[]) =>
    items.length === 0
      ? []
      : [`${heading}\n${items.map((item) => `* ${wrap(encodeText(item), '  ')}`).join('\n')}`]
  const parts = [
    summary.headline,
    wrap(summary.timing),
    `The dashboard: ${dashboard}`,
    ...list('NEEDS A LOOK', summary.troubles),
    ...summary.pairings.flatMap((pairing) => [
      [
        encodeText(pairing.name).toUpperCase(),
        wrap(pairing.statement),
        wrap(encodeText(pairing.newsletter)),
      ].join('\n'),
      ...list('Please check:', pairing.warnings),
      ...list('Left out:', [
        ...pairing.leftOut.map(leftOutLine),
        ...(pairing.more > 0 ? [moreLine(pairing.more)] : []),
      ]),
    ]),
    ...list('NOT PAIRED', summary.notPaired.map(leftOutLine)),
    ...list('BEFOREHAND', summary.preparation),
    FOOTER,
  ]
  return `${parts.join('\n\n')}\n`
}
