import * as contract from '../../shared/contract/mail'
import { getNewsletters } from '../../shared/contract/newsletters'
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

/** What became of the newsletters' mails; and the one browser that is signed in. */
export function demoLogs(sample: Sample) {
  const [template] = sample.at(getNewsletters)
  const logs = () => [...sample.at(contract.getEmailLogs), ...sample.at(contract.getArchivedEmailLogs)]
  const find = (id: string) => oneOf(logs(), id, 'log')
  return [
    on(contract.getLogEntries, ({ params }) => find(params.id).entries),
    on(contract.getMonthCsv, ({ params }) =>
      csv(logs().filter(({ month, year }) => month === params.month && year === Number(params.year))),
    ),
    on(contract.getLogCsv, ({ params }) => csv([find(params.id)])),
    on(contract.previewSentMail, ({ body }) => {
      const log = logs().find(({ newsletter_id }) => newsletter_id === body.newsletterId)
      if (!log || !template) throw new Refusal(404, 'Newsletter not found', 'not_found')
      const newsletter = { ...template, title: log.newsletter_title }
      return { html: demoMail(newsletter, sample.partnerOf(log.pairing_file, body.userEmail)) }
    }),
    on(getSessions, () => {
      const now = new Date().toISOString()
      return [{ id: 'demo', device: 'This demo', isCurrent: true, signedInAt: now, lastUsedAt: now }]
    }),
  ]
}
