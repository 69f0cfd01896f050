import { basename } from 'node:path'
import type { Reason } from '../../../languages/reasons'
import { IMPORT_SIZES, LARGEST_IMPORT_BYTES, type TakenOut } from '../../../shared/limits'
import type { syncEmployeeData } from '../../../shared/contract/directory'
import type { ResponseOf } from '../../../shared/endpoint'
import { type Actor, personOf, recordAudit } from '../../platform/audit/record-audit'
import { momentOf } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { writeInstallation } from '../../platform/database/installation'
import { tellOfMoves } from '../../directory/readdress-people'
import { importPeople } from './import-people'
import { deleteImport, insertImport, lockImports } from './imports.queries'
import type { RefusedRow } from './person.rules'
import { HttpError, type Localized, localized } from '../../platform/http/errors'
import { readFile, stat } from 'node:fs/promises'
import { columnOf } from '../../../shared/contract/imports'
import { type AttributeRow, readAttributes } from '../attributes/attributes.queries'
import { fieldNamed, lookAt } from './columns.rules'
import { decode, isArchive, readSheet } from './csv.rules'

/** The setting that holds the time of the last sync. */
export const LAST_SYNC = 'employee-sync'

/** How many problems are listed; a file of another kind would produce megabytes of them. */
const MOST_PROBLEMS = 500

type Synced = Omit<ResponseOf<typeof syncEmployeeData>, 'message' | 'problems' | 'unknown'> & {
  message: Localized
  problems: RefusedRow[]
  unknown: Localized[]
}

/**
 * Imports the employee file: rows that can't be read or applied are reported by their line and skipped. With `creates`,
 * covered addresses without an account get one. The whitelist stays as it is, but for those who are taken out.
 */
export async function syncEmployees(
  context: Context,
  { creates, takeOut = [] }: { creates: boolean; takeOut?: TakenOut[] },
  actor: Actor = null,
): Promise<Synced> {
  const { config, db, clock } = context
  const moment = momentOf(clock)
  const file = await readEmployeeFile(config.employeeFile, await readAttributes(db))
  const { moved, ...answer } = await db.transaction(async (tx) => {
    await lockImports(tx)
    const importId = await insertImport(tx, {
      fileName: basename(config.employeeFile),
      createdBy: personOf(actor),
      createdAt: moment.now,
    })
    const plan = {
      ...file,
      patterns: false,
      accounts: creates,
      entries: 'none' as const,
      takeOut,
    }
    const {
      figures,
      leftOut,
      refused,
      unknown,
      leavers,
      takenOut,
      moved: movers,
    } = await importPeople(tx, plan, {
      context,
      importId,
      actor,
      ...moment,
    })
    const counts = { updated: figures.changed, created: figures.new }
    const skipped = refused.length
    // An import that changed nothing does not take the place of the one before, which can still be taken back.
    if (counts.updated + counts.created + takenOut === 0) await deleteImport(tx, importId)
    await writeInstallation(tx, LAST_SYNC, { at: moment.now.toISOString() }, moment.now)
    await recordAudit(tx, context, actor, {
      action: 'employees.synced',
      label: 'Employee file',
      after: { ...counts, skipped, leaving: leavers.leaving.total, takenOut },
    })
    return {
      message: messageOf({ ...counts, unknown: leftOut, takenOut, skipped }),
      ...counts,
      leavers,
      takenOut,
      unchanged: figures.unchanged,
      skipped,
      unknown,
      problems: refused.slice(0, MOST_PROBLEMS),
      moved: movers,
    }
  })
  tellOfMoves(context, moved)
  return answer
}

function messageOf({
  updated,
  ...others
}: Record<'updated' | 'created' | 'unknown' | 'takenOut' | 'skipped', number>): Localized {
  const parts = (['created', 'unknown', 'takenOut', 'skipped'] as const).flatMap((what): Reason[] =>
    others[what] > 0 ? [{ code: `imports.read.${what}`, args: [others[what]] }] : [],
  )
  const first: Reason = { code: 'imports.read.updated', args: [updated] }
  return localized({ code: 'imports.read.file', args: [[first, ...parts]] })
}

/** The columns that the employee file may have, in the order of the sample line. */
const COLUMNS =
  'email, first_name, last_name, department, status, leave_start, leave_end, leave_reason, manager, language'
const SAMPLE_LINE =
  'jane.doe@example.com,Jane,Doe,Engineering,leave,2026-12-01,2027-02-28,Parental leave,sam.lee@example.com,de'

/** Reads the employee file. @throws HttpError 409 with its name when it is missing or not an employee file */
async function readEmployeeFile(path: string, all: AttributeRow[]) {
  const found = await stat(path).catch(() => undefined)
  if (found && found.size > LARGEST_IMPORT_BYTES)
    throw unusable(path, { code: 'importRows.file.tooLarge', args: [IMPORT_SIZES.largest] })
  const bytes = found?.isFile() ? await readFile(path).catch(() => undefined) : undefined
  if (!bytes)
    throw new HttpError(
      409,
      'no_employee_file',
      localized({ code: 'imports.noEmployeeFile', args: [path, COLUMNS.replaceAll(' ', ''), SAMPLE_LINE] }),
    )
  if (isArchive(bytes)) throw unusable(path, { code: 'importRows.file.archive' })
  const sheet = readSheet(decode(bytes), fieldNamed)
  if (!sheet) throw unusable(path, { code: 'importRows.file.empty' })
  const imported = all.filter(({ source }) => source === 'import')
  const { mapping } = lookAt(sheet, imported)
  if (sheet.headerLine === 0 || mapping.email === undefined)
    throw unusable(path, { code: 'importRows.file.noHeader', args: [COLUMNS] })
  return { sheet, mapping, attributes: imported.filter(({ id }) => mapping[columnOf(id)] !== undefined) }
}

const unusable = (path: string, why: Reason) =>
  new HttpError(
    409,
    'bad_employee_file',
    localized({ code: 'imports.badEmployeeFile', args: [path, why, SAMPLE_LINE] }),
  )
