import { type Actor, recordAudit } from '../platform/audit/record-audit'
import type { Context } from '../platform/context/context'
import { csvHead, csvRows } from '../platform/http/csv'
import { notFound } from '../platform/http/errors'
import { publicCertificate } from './certificate.rules'
import { leftOutPage, pairingWithCertificate } from './left-out.queries'

async function pairingOf(context: Context, id: string) {
  const pairing = await pairingWithCertificate(context.db, id)
  if (!pairing) throw notFound('The pairing')
  return pairing
}

/** What was proved when a pairing was made. @throws 404 */
export async function certificateOf(context: Context, id: string) {
  const { certificate, leftOut, ...since } = await pairingOf(context, id)
  return publicCertificate(certificate, leftOut, since)
}

/** Who was left out of a pairing, and why, as CSV: it names people, so that reading it is an audited act. @throws 404 */
export async function leftOutCsv(context: Context, id: string, actor: Actor) {
  const { fileName, leftOut } = await pairingOf(context, id)
  const name = fileName.replace(/\.json$/, '-left-out.csv')
  const { rows } = await leftOutPage(context.db, id, { limit: leftOut })
  await context.db.transaction((tx) =>
    recordAudit(tx, context, actor, { action: 'pairing.file_read', id, label: name }),
  )
  const lines = rows.map((person) => [person.name, person.email, person.reason])
  return { name, csv: csvHead(['name', 'email', 'reason']) + csvRows(lines) }
}
