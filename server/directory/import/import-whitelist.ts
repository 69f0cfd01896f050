import { type importAllowedEmails, whitelistPattern } from '../../../shared/contract/directory'
import type { Answer, ParsedBody } from '../../../shared/endpoint'
import { entriesOf, type PastedEntry, pasteFault } from '../../../shared/whitelist-entries'
import { type Actor, recordAudit } from '../../audit/record-audit'
import type { Context } from '../../context/context'
import { HttpError } from '../../http/errors'
import { demandGroup } from '../whitelist.actions'
import { insertEntries } from '../whitelist.queries'

type Report = Answer<typeof importAllowedEmails>
type Line = Report['lines'][number]

/** How many entries the audit log names; every whitelist entry stores who added it and when. */
const MOST_NAMED = 100
/** How many characters of an invalid line the report repeats. */
const MOST_SHOWN = 300

/** Adds the valid entries of a pasted list in one transaction, and reports the outcome of each line. */
export async function importEntries(
  context: Context,
  { text, reason, domainGroupId }: ParsedBody<typeof importAllowedEmails>,
  actor: NonNullable<Actor>,
): Promise<Report> {
  const entries = entriesOf(text)
  const fault = pasteFault(text, entries.length)
  if (fault !== undefined) throw new HttpError(413, 'too_many_entries', fault)
  const judged = judge(entries)
  const good = judged.filter(({ result }) => result === 'added').map((line) => line.text)
  const { db, clock } = context
  const added = await db.transaction(async (tx) => {
    const group = await demandGroup(tx, domainGroupId)
    const inserted = new Set(
      await insertEntries(tx, good, {
        domainGroupId: group?.id ?? null,
        reason: reason ?? '',
        addedBy: actor.email,
        now: clock.now(),
      }),
    )
    if (inserted.size > 0)
      await recordAudit(tx, context, actor, {
        action: 'whitelist.imported',
        label: inserted.size === 1 ? '1 entry' : `${inserted.size} entries`,
        after: {
          added: inserted.size,
          group: group?.displayName ?? null,
          emails: [...inserted].slice(0, MOST_NAMED),
        },
      })
    return inserted
  })
  const lines = judged.map(
    (line): Line =>
      line.result === 'added' && !added.has(line.text)
        ? { ...line, result: 'already', message: 'Is on the whitelist already' }
        : line,
  )
  const count = (result: Line['result']) => lines.filter((line) => line.result === result).length
  return { added: added.size, already: count('already'), invalid: count('invalid'), lines }
}

/** What can be checked without the database. */
function judge(entries: PastedEntry[]): Line[] {
  const seen = new Set<string>()
  return entries.map(({ line, text }): Line => {
    const fault = whitelistPattern.safeParse(text).error?.issues[0]?.message
    if (fault !== undefined)
      return { line, text: text.slice(0, MOST_SHOWN), result: 'invalid', message: fault }
    if (seen.has(text)) return { line, text, result: 'already', message: 'Stands further up already' }
    seen.add(text)
    return { line, text, result: 'added', message: '' }
  })
}
