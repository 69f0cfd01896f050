import type { MailWords } from '../../../languages/words'
import type { ReactNode } from 'react'
import { CardMail, singleMail } from '../../mail/layout'
import { ButtonRow, Card, color, Heading, Label, MailButton, Paragraph } from '../../mail/layout-parts'
import type { OutgoingMail } from '../../platform/context/mailer'
import type { Summary } from './summary'

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

const leftOutLine =
  ({ isolated }: MailWords) =>
  ({ name, reason }: Summary['notPaired'][number]) => (
    <>
      <strong>{isolated(name)}</strong>: {reason}
    </>
  )

function PairingCard({ words, pairing }: { words: MailWords; pairing: Summary['pairings'][number] }) {
  const { leftOut, andMore } = words.summary
  return (
    <Card>
      <Heading>{pairing.name}</Heading>
      <Paragraph>{pairing.statement}</Paragraph>
      <Paragraph>{pairing.newsletter}</Paragraph>
      {pairing.warnings.length > 0 && <Items items={pairing.warnings} />}
      {pairing.leftOut.length > 0 && (
        <>
          <Label>{leftOut}</Label>
          <Items
            items={[
              ...pairing.leftOut.map(leftOutLine(words)),
              ...(pairing.more > 0 ? [andMore(pairing.more)] : []),
            ]}
          />
        </>
      )}
    </Card>
  )
}

const ListCard = ({ label, items }: { label: string; items: ReactNode[] }) =>
  items.length === 0 ? null : (
    <Card>
      <Label>{label}</Label>
      <Items items={items} />
    </Card>
  )

/** The mail that reports to an administrator what a cycle did, with the address of its dashboard; the caller adds `to`. */
export const summaryMail = (
  words: MailWords,
  summary: Summary,
  dashboard: string,
): Omit<OutgoingMail, 'to'> =>
  singleMail(
    words,
    summary.subject,
    <CardMail
      words={words}
      title={summary.headline}
      preheader={summary.subject}
      footer={words.summary.because}
      more={
        <>
          <ListCard label={words.summary.troubles} items={summary.troubles} />
          {summary.pairings.map((pairing) => (
            <PairingCard words={words} key={pairing.name} pairing={pairing} />
          ))}
          <ListCard label={words.summary.notPaired} items={summary.notPaired.map(leftOutLine(words))} />
          <ListCard label={words.summary.beforehand} items={summary.preparation} />
        </>
      }
    >
      <Paragraph>{summary.timing}</Paragraph>
      <ButtonRow>
        <MailButton href={dashboard}>{words.accounts.openDashboard}</MailButton>
      </ButtonRow>
    </CardMail>,
  )
