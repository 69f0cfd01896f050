import { randomUUID } from 'node:crypto'
import type { Responses, ServerWords } from '../../../languages/words'
import { counted } from '../../../shared/numbers'
import { attributeName } from '../../../shared/attributes'
import {
  columnOf,
  type ImportColumn,
  type ImportMapping,
  type previewImport,
  type uploadImport,
} from '../../../shared/contract/imports'
import type { Answer, ParsedBody } from '../../../shared/endpoint'
import { MOST } from '../../../shared/limits'
import { type Actor, MOST_NAMED, personOf, recordAudit } from '../../platform/audit/record-audit'
import { momentOf } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import type { Queryable, Transaction } from '../../platform/database/database'
import { allowLong } from '../../platform/database/lock'
import { HttpError, notFound, type Localized } from '../../platform/http/errors'
import { assertEnabled } from '../../platform/http/language'
import { existingId } from '../../platform/http/route'
import { endUncovered } from '../../sign-in/managed-groups.queries'
import { lockDirectory, readGroups } from '../../directory/domain-groups.queries'
import { tellOfMoves } from '../../directory/readdress-people'
import { assertGroup } from '../../directory/whitelist.actions'
import { fieldNamed, lookAt, plainName } from './columns.rules'
import { decode, isArchive, readSheet, type Sheet } from './csv.rules'
import { countRows, type ImportPlan, importPeople, previewPeople } from './import-people'
import {
  backFromLeave,
  deleteOldImports,
  deleteWaiting,
  findImport,
  findLastImport,
  hasImport,
  insertImport,
  notesOf,
  noteUndone,
  readDepartmentNames,
  tryLockImports,
} from './imports.queries'
import { type AttributeRow, readAttributes } from '../attributes/attributes.queries'
import { stepAside } from '../stepping.queries'
import { takeBackNoted } from '../undo.queries'

const WHAT = 'import'
const DAY_MS = 86_400_000
/** How long an import can be taken back. */
const KEPT_DAYS = 30
/** How many rows the preview shows. */
const SAMPLES = 3
const LONGEST_SAMPLE = 60
/** How many of the rows that stay an undo lists. */
const MOST_KEPT = 500

type Plan = ParsedBody<typeof previewImport>

/** Keeps a file for a day, and says what importing it would do. Nothing is imported yet. */
export async function receiveFile(
  context: Context,
  { content, name, headerLine }: { content: Buffer; name: string; headerLine?: number | undefined },
  actor: NonNullable<Actor>,
  words: ServerWords,
): Promise<Answer<typeof uploadImport>> {
  if (isArchive(content)) throw new HttpError(415, 'bad_import_file', (w) => w.imports.notCsv)
  const text = decode(content)
  const sheet = sheetOf(text, headerLine)
  const attributes = await importedAttributes(context, context.db)
  const { mapping, samples } = lookAt(sheet, attributes)
  const rows = await countRows(sheet)
  const { db, clock } = context
  return db.transaction(async (tx) => {
    const createdBy = personOf(actor)
    if (createdBy) await deleteWaiting(tx, createdBy)
    const id = await insertImport(tx, {
      fileName: name.slice(0, 200) || words.responses.importRows.list,
      createdBy,
      createdAt: clock.now(),
      content: text,
    })
    return {
      id,
      rows,
      headerLine: sheet.headerLine,
      top: sheet.top,
      columns: sheet.columns.map((column, index) => ({
        name: column,
        ...fieldOf(mapping, index, column),
        samples: samples
          .slice(0, SAMPLES)
          .map((cells) => (cells[index] ?? '').trim().slice(0, LONGEST_SAMPLE)),
      })),
      attributes: attributes.map((one) => ({
        field: columnOf(one.id),
        name: attributeName(one.names, words.mail.language),
      })),
      departments: await readDepartmentNames(tx),
      preview:
        mapping.email === undefined
          ? null
          : await previewOf(context, tx, sheet, { ...NO_CHOICE, mapping }, words, rows),
    }
  })
}

/** A plan in which nothing is chosen. */
const NO_CHOICE = { departments: [], groups: [], statuses: [], takeOut: [], newPeople: [] } satisfies Plan

/** The attributes whose values come from files; managers change none. */
const importedAttributes = async ({ asManager }: Context, db: Queryable): Promise<AttributeRow[]> =>
  asManager ? [] : (await readAttributes(db)).filter(({ source }) => source === 'import')

/** What a column is taken for, or the field that it names while another column is taken for that. */
function fieldOf(mapping: ImportMapping, index: number, column: string) {
  const field = (Object.keys(mapping) as ImportColumn[]).find((one) => mapping[one] === index) ?? null
  const named = fieldNamed(column)
  return { field, instead: field === null && named && mapping[named] !== undefined ? named : null }
}

/** @throws HttpError 415 not text, 400 without rows, 413 more columns than fit */
function sheetOf(text: string, headerLine: number | undefined): Sheet {
  const sheet = readSheet(text, fieldNamed, headerLine)
  // oxlint-disable-next-line no-control-regex -- only binary files have these characters
  if (sheet?.columns.some((column) => /[\u0001-\u0008\ufffd]/.test(column)))
    throw new HttpError(415, 'bad_import_file', (w) => w.imports.notText)
  if (!sheet || sheet.rows().next().done) throw new HttpError(400, 'bad_import_file', (w) => w.imports.noRows)
  if (sheet.columns.length > MOST.importColumns)
    throw new HttpError(413, 'too_many_entries', (w) => w.imports.tooManyColumns(MOST.importColumns))
  return sheet
}

/** @throws HttpError 400 if the column of addresses is missing, or a column is not in the file; 403 a manager makes no groups and takes nobody out */
async function planOf(context: Context, tx: Transaction, sheet: Sheet, plan: Plan): Promise<ImportPlan> {
  const attributes = await importedAttributes(context, tx)
  const mapping = plan.mapping ?? lookAt(sheet, attributes).mapping
  const columns = Object.values(mapping)
  if (mapping.email === undefined) throw new HttpError(400, 'invalid_input', (w) => w.imports.noEmailColumn)
  if (columns.some((column) => column !== undefined && column >= sheet.columns.length))
    throw new HttpError(400, 'invalid_input', (w) => w.imports.noSuchColumn)
  assertEnabled(context, plan.language)
  const group = await assertGroup(tx, plan.domainGroupId)
  // A list of addresses, with or without their groups, is about the whitelist alone.
  const isList = Object.keys(mapping).every((field) => field === 'email' || field === 'group')
  const lower = (name: string) => name.toLowerCase()
  const replaced = (choices: Plan['departments']) =>
    new Map(choices.flatMap(({ name, into }) => (into === null ? [] : [[lower(name), into]])))
  const newGroups = plan.groups.filter(({ into }) => into === null)
  const isManagers = context.asManager !== undefined
  if (isManagers && newGroups.length > 0)
    throw new HttpError(403, 'not_admin', (w) => w.imports.onlyAdminsMakeGroups)
  if (isManagers && plan.takeOut.length + plan.newPeople.length > 0)
    throw new HttpError(403, 'not_admin', (w) => w.imports.onlyAdminsTakeOut)
  // Who manages one group imports into it.
  const [own, other] = isManagers ? await readGroups(tx) : []
  return {
    sheet,
    mapping,
    attributes: attributes.filter(({ id }) => mapping[columnOf(id)] !== undefined),
    patterns: true,
    // Whoever has a language has an account.
    accounts: !isList || plan.language !== undefined,
    language: plan.language,
    entries: isList ? 'all' : 'missing',
    domainGroupId: group?.id ?? (other ? null : (own?.id ?? null)),
    isManagers,
    newDepartments: plan.departments.flatMap(({ name, into }) => (into === null ? [name] : [])),
    departments: replaced(plan.departments),
    groups: replaced(plan.groups),
    statuses: new Map(plan.statuses.map(({ name, into }) => [plainName(name), into])),
    takeOut: plan.takeOut,
    newPeople: plan.newPeople,
    from: plan.from,
    newGroups: newGroups.map(({ name }) => ({ id: randomUUID(), name })),
  }
}

/** @throws HttpError 404 unknown or expired, 409 while another import runs */
async function assertTurn(tx: Transaction, id: string): Promise<void> {
  if (!(await hasImport(tx, existingId(id, WHAT)))) throw notFound(WHAT)
  if (!(await tryLockImports(tx))) throw new HttpError(409, 'import_running', (w) => w.imports.running)
}

/** @throws HttpError 404 unknown or expired */
async function assertImport(tx: Transaction, id: string) {
  const found = await findImport(tx, existingId(id, WHAT))
  if (!found) throw notFound(WHAT)
  return found
}

/** @throws HttpError 404 unknown or expired, 409 imported already */
async function assertWaiting(tx: Transaction, id: string, { headerLine }: Plan): Promise<Sheet> {
  const found = await assertImport(tx, id)
  if (found.content === null) throw new HttpError(409, 'already_done', (w) => w.imports.importedAlready)
  return sheetOf(found.content, headerLine)
}

export const previewAgain = (context: Context, id: string, plan: Plan, words: ServerWords) =>
  context.db.transaction(async (tx) => previewOf(context, tx, await assertWaiting(tx, id, plan), plan, words))

async function previewOf(
  context: Context,
  tx: Transaction,
  sheet: Sheet,
  given: Plan,
  words: ServerWords,
  rows?: number,
) {
  const plan = { ...(await planOf(context, tx, sheet, given)), rows }
  return previewPeople(tx, plan, { ...momentOf(context.clock), secret: context.secret }, words)
}

/** Imports a file that was uploaded. @throws HttpError 409 while another import runs */
export async function applyUpload(context: Context, id: string, plan: Plan, actor: Actor) {
  const moment = momentOf(context.clock)
  const { moved, ...answer } = await context.db.transaction(async (tx) => {
    await assertTurn(tx, id)
    const sheet = await assertWaiting(tx, id, plan)
    const chosen = await planOf(context, tx, sheet, plan)
    if (actor?.key && (chosen.mapping.former_email !== undefined || plan.newPeople.length > 0))
      throw new HttpError(403, 'not_for_keys', (w) => w.platform.notForKeys)
    const {
      figures,
      added,
      takenOut,
      leavers,
      moved: movers,
    } = await importPeople(tx, chosen, {
      context,
      importId: id,
      actor,
      ...moment,
    })
    await recordAudit(tx, context, actor, {
      action: 'people.imported',
      id,
      label: counted(figures.new + figures.changed, 'person', 'people'),
      after: {
        ...figures,
        leaving: leavers.leaving.total,
        takenOut,
        emails: added.slice(0, MOST_NAMED),
        ...(chosen.newGroups?.length && { groups: chosen.newGroups.map((group) => group.name) }),
      },
    })
    const message: Localized = ({ imports }) =>
      takenOut > 0 ? `${imports.imported(figures)} ${imports.takenOut(takenOut)}` : imports.imported(figures)
    return { message, id, ...figures, takenOut, moved: movers }
  })
  tellOfMoves(context, moved)
  return answer
}

/** Takes the last import back: what is still as it was imported. @throws HttpError 404, 409 */
export async function takeBack(context: Context, id: string, actor: Actor, words: Responses) {
  const now = context.clock.now()
  return context.db.transaction(async (tx) => {
    await assertTurn(tx, id)
    const found = await assertImport(tx, id)
    if (found.undoneAt) throw new HttpError(409, 'already_done', (w) => w.imports.takenBackAlready)
    if (!found.appliedAt) throw new HttpError(409, 'import_not_done', (w) => w.imports.notImported)
    await allowLong(tx)
    await lockDirectory(tx)
    const { people, entries, kept } = await takeBackNoted(tx, notesOf(id), now)
    await stepAside(tx, backFromLeave(id), { participationStatus: 'active' }, now)
    await endUncovered(tx, context, actor, null)
    await noteUndone(tx, id, now)
    await recordAudit(tx, context, actor, {
      action: 'people.import_undone',
      id,
      label: found.fileName,
      after: { people, whitelistEntries: entries, kept: kept.length },
    })
    const message: Localized = ({ imports }) => {
      const done = imports.takenBack(people, entries)
      return kept.length > 0 ? `${done} ${imports.stay(kept.length)}` : done
    }
    return {
      message,
      undone: people + entries,
      kept: kept.slice(0, MOST_KEPT).map(({ email, why }) => ({ email, why: words.importRows.kept[why] })),
      keptTotal: kept.length,
    }
  })
}

/** The last import, in figures. */
export async function lastImport({ db }: Context) {
  const found = await findLastImport(db)
  if (!found?.appliedAt || !found.figures) return { last: null }
  const { figures, appliedAt, undoneAt, ...rest } = found
  return {
    last: {
      ...rest,
      ...figures,
      takenOut: figures.takenOut ?? 0,
      appliedAt: appliedAt.toISOString(),
      undoneAt: undoneAt?.toISOString() ?? null,
    },
  }
}

/** @throws HttpError 404 */
export async function refusedRows({ db }: Context, id: string): Promise<string> {
  const refused = (await findImport(db, existingId(id, WHAT)))?.refused
  if (!refused) throw notFound('rows')
  return refused
}

/** Deletes files that were never imported after a day, and what an undo needs after a month. */
export async function forgetOldImports({ db, clock }: Context): Promise<void> {
  const now = clock.now().getTime()
  await deleteOldImports(db, {
    uploaded: new Date(now - DAY_MS),
    applied: new Date(now - KEPT_DAYS * DAY_MS),
  })
}
