import { readFile, stat } from 'node:fs/promises'
import type { Reason } from '../../../languages/reasons'
import { LARGEST_IMPORT_BYTES, IMPORT_SIZES } from '../../../shared/limits'
import { HttpError, saying } from '../../platform/http/errors'
import { fieldNamed, lookAt } from './columns.rules'
import { decode, isArchive, readSheet } from './csv.rules'

/** The columns that the employee file may have, in the order of the sample line. */
const COLUMNS =
  'email, first_name, last_name, department, status, leave_start, leave_end, leave_reason, manager, language'
const SAMPLE_LINE =
  'jane.doe@example.com,Jane,Doe,Engineering,leave,2026-12-01,2027-02-28,Parental leave,sam.lee@example.com,de'

/** Reads the employee file. @throws HttpError 409 with its name when it is missing or not an employee file */
export async function readEmployeeFile(path: string) {
  const found = await stat(path).catch(() => undefined)
  if (found && found.size > LARGEST_IMPORT_BYTES)
    throw unusable(path, { code: 'importRows.file.tooLarge', args: [IMPORT_SIZES.largest] })
  const bytes = found?.isFile() ? await readFile(path).catch(() => undefined) : undefined
  if (!bytes)
    throw new HttpError(
      409,
      'no_employee_file',
      saying({ code: 'imports.noEmployeeFile', args: [path, COLUMNS.replaceAll(' ', ''), SAMPLE_LINE] }),
    )
  if (isArchive(bytes)) throw unusable(path, { code: 'importRows.file.archive' })
  const sheet = readSheet(decode(bytes), fieldNamed)
  if (!sheet) throw unusable(path, { code: 'importRows.file.empty' })
  const { mapping } = lookAt(sheet)
  if (sheet.headerLine === 0 || mapping.email === undefined)
    throw unusable(path, { code: 'importRows.file.noHeader', args: [COLUMNS] })
  return { sheet, mapping }
}

const unusable = (path: string, why: Reason) =>
  new HttpError(
    409,
    'bad_employee_file',
    saying({ code: 'imports.badEmployeeFile', args: [path, why, SAMPLE_LINE] }),
  )
