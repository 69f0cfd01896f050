import { checkAuditLog, getAuditLog } from '../../shared/contract/audit'
import * as contract from '../../shared/contract/mail'
import { getNewsletters } from '../../shared/contract/newsletters'
import { checkProof, getSecondFactor } from '../../shared/contract/second-factor'
import { getSessions } from '../../shared/contract/sign-in'
import { demoMail } from './demo-mail'
import { FileText, on } from './demo-routes'
import { Refusal } from './refusal'
import { oneOf, type Sample } from './sample'

const CSV_COLUMNS = ['user_email', 'match_email', 'send_status', 'timestamp', 'error_message'] as const

const csv = (logs: contract.EmailLog[]) =>
  new FileText(
    [
      CSV_COLUMNS.join(','),
      ...logs.flatMap(({ entries }) =>
        entries.map((entry) => CSV_COLUMNS.map((column) => entry[column] ?? '').join(',')),
      ),
    ].join('\r\n'),
    'text/csv',
  )

/** What became of the newsletters' mails; that the audit log is whole; and the one browser that is signed in. */
export function demoLogs(sample: Sample) {
  const [template] = sample.at(getNewsletters)
  const sent = ({ newsletterId, userEmail }: { newsletterId?: string; userEmail?: string }) => {
    const log = logs().find(({ newsletter_id }) => newsletter_id === newsletterId)
    if (!log || !template) throw new Refusal(404, 'Newsletter not found', 'not_found')
    const newsletter = { ...template, title: log.newsletter_title }
    return demoMail(newsletter, sample.partnerOf(log.pairing_file, userEmail ?? ''))
  }
  const logs = () => [...sample.at(contract.getEmailLogs), ...sample.at(contract.getArchivedEmailLogs)]
  const find = (id: string) => oneOf(logs(), id, 'log')
  return [
    on(contract.getLogEntries, ({ params }) => find(params.id).entries),
    on(contract.getMonthCsv, ({ params }) =>
      csv(logs().filter(({ month, year }) => month === params.month && year === Number(params.year))),
    ),
    on(contract.getLogCsv, ({ params }) => csv([find(params.id)])),
    on(contract.previewSentMail, ({ body }) => ({ html: sent(body) })),
    on(contract.showSentMail, ({ query }) => new FileText(sent(query), 'text/html')),
    on(checkProof, () => ({ message: 'The demo asks for no proof.' })),
    on(getSecondFactor, () => ({ isRequired: false, passkeys: [], app: null, recoveryCodesLeft: 0 })),
    on(checkAuditLog, () => ({
      entries: sample.at(getAuditLog).length,
      checkedAt: new Date().toISOString(),
      head: null,
      fault: null,
    })),
    on(getSessions, () => {
      const now = new Date().toISOString()
      return [{ id: 'demo', device: 'This demo', isCurrent: true, signedInAt: now, lastUsedAt: now }]
    }),
  ]
}
