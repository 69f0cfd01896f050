import type { Attribute } from '../../../shared/attributes'
import {
  type AttributeColumn,
  columnOf,
  IMPORT_FIELDS,
  IMPORT_STATUSES,
  type ImportField,
  type ImportMapping,
  type ImportStatus,
} from '../../../shared/contract/imports'
import type { Sheet } from './csv.rules'

/** A name without case, accents, spaces and signs: "E-Mail" is "e_mail". */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')

/** Other names of columns, the more certain ones first, as `plainName` has them. */
const SPELLINGS: Record<ImportField, string> = {
  email:
    'work_email email_work email_primary_work primary_work_email business_email company_email email email_address mail e_mail_address mail_address primary_email email_id e_mail_adresse email_adresse mailadresse mail_adresse geschaftliche_e_mail adresse_e_mail courriel correo_electronico correo indirizzo_e_mail indirizzo_email e_mailadres endereco_de_e_mail adres_e_mail メールアドレス البريد_الالكتروني user_principal_name upn login user_name address',
  former_email:
    'former_address previous_email previous_address old_email old_address fruhere_e_mail fruhere_adresse alte_e_mail alte_adresse ancienne_adresse',
  first_name:
    'given_name forename preferred_first_name vorname rufname prenom nombre nome voornaam imie 名 الاسم_الاول',
  last_name:
    'surname family_name sn nachname familienname zuname nom nom_de_famille apellido apellidos cognome sobrenome achternaam nazwisko 姓 اسم_العائلة',
  full_name:
    'display_name employee_name employee worker preferred_name legal_name anzeigename vollstandiger_name mitarbeiter name_vorname nachname_vorname last_name_first_name name 氏名',
  department:
    'dept department_name team abteilung bereich org_unit organizational_unit organisationseinheit departement departamento dipartimento reparto afdeling dział 部署 القسم',
  group: 'domain_group group_name company gruppe firma gesellschaft unternehmen',
  manager:
    'manager_email managers_email manager_email_address manager_work_email line_manager_email supervisor_email reports_to_email reporting_to_email manager line_manager supervisor reports_to reporting_to vorgesetzter vorgesetzte vorgesetzte_r fuhrungskraft fuehrungskraft teamleiter responsable jefe gerente responsabile gestor leidinggevende przełożony 上司 المدير',
  language: 'preferred_language locale sprache bevorzugte_sprache langue idioma lingua taal jezyk 言語 اللغة',
  status:
    'employee_status employment_status worker_status mitarbeiterstatus beschaftigungsstatus statut situação 在籍状況 الحالة on_leave currently_on_leave',
  account:
    'account_enabled account_status enabled active is_active currently_active active_status aktiv block_sign_in block_credential sign_in_blocked blocked suspended archived disabled terminated gesperrt konto_gesperrt konto_aktiv',
  start_date:
    'hire_date date_hired original_hire_date date_of_joining joining_date join_date date_joined employment_start_date employment_start employee_hire_date eintrittsdatum eintritt einstellungsdatum date_d_entree date_d_embauche fecha_de_ingreso data_di_assunzione data_de_admissao indienst_datum data_zatrudnienia 入社日',
  leave_start: 'leave_from leave_start_date absent_from abwesend_von abwesend_ab abwesenheit_von',
  leave_end: 'leave_until leave_to leave_end_date absent_until abwesend_bis abwesenheit_bis',
  leave_reason: 'absence_reason abwesenheitsgrund grund_der_abwesenheit',
}

/** A name whatever signs are between its words: "HIREDATE" is "Hire date". */
const key = (name: string): string => plainName(name).replaceAll('_', '')

/** By name, which field it is, and how certain. A field's own name comes first, unless the list has it elsewhere. */
const NAMES = new Map(
  IMPORT_FIELDS.flatMap((field) => {
    const names = SPELLINGS[field].split(' ')
    return (names.includes(field) ? names : [field, ...names]).map(
      (name, rank) => [key(name), { field, rank }] as const,
    )
  }),
)

/** What a header names: as it is, without what vendors add ("[Required]", "(Yes/No)"), or what they have in brackets. */
function named(header: string) {
  const inBrackets = /\[(.*?)\]/.exec(header)?.[1] ?? ''
  const bare = header.replace(/[[(][^\])]*[\])]|\b(?:required|optional|read only)\b/gi, ' ')
  return [header, bare, inBrackets]
    .map((name) => NAMES.get(key(name).replace(/^(?:legal|preferred)name(?=first|last)/, '')))
    .find(Boolean)
}

/** The field that a cell of a header names. */
export const fieldNamed = (header: string): ImportField | undefined => named(header)?.field

/** Whether a cell holds what the column's field needs; a name says little of a manager. */
function fits(field: ImportField, cell: string, header: string): boolean {
  if (field === 'email' || field === 'manager') return cell.includes('@')
  return field === 'status' || field === 'account' ? Boolean(meaningOf(cell, header)) : cell.trim() !== ''
}

/** An attribute whose values come from files. */
export type ImportedAttribute = Pick<Attribute, 'id' | 'names' | 'from' | 'values'>

/** Which column holds what, by their names; of two for one field, the one whose cells fit. Without names, by where the addresses are. */
export function guessMapping(
  columns: readonly string[],
  samples: readonly string[][],
  attributes: readonly ImportedAttribute[] = [],
): ImportMapping {
  const ofAttributes = attributes.flatMap(({ id, from }): [AttributeColumn, number][] => {
    const place = columns.findIndex((header) => key(header) === key(from))
    return place < 0 ? [] : [[columnOf(id), place]]
  })
  const mapping: ImportMapping = Object.fromEntries(ofAttributes)
  const isFree = (column: number) => ofAttributes.every(([, place]) => place !== column)
  const isFit = (field: ImportField, column: number) =>
    samples.some((cells) => fits(field, cells[column] ?? '', columns[column] ?? ''))
  const found = columns
    .flatMap((header, column) => {
      const name = isFree(column) && named(header)
      return name ? [{ ...name, column, isFit: isFit(name.field, column) }] : []
    })
    .sort((one, other) => Number(other.isFit) - Number(one.isFit) || one.rank - other.rank)
  for (const { field, column } of found) mapping[field] ??= column
  // "Vorname, Name": next to a first name, "name" is the last one.
  const { full_name: full, first_name: first, last_name: last } = mapping
  if (
    full !== undefined &&
    plainName(columns[full] ?? '') === 'name' &&
    first !== undefined &&
    last === undefined
  ) {
    mapping.last_name = full
    delete mapping.full_name
  }
  const { email } = mapping
  if (email === undefined || !isFit('email', email)) {
    const taken = Object.values(mapping)
    const index = columns.findIndex((_, column) => !taken.includes(column) && isFit('email', column))
    if (index >= 0) mapping.email = index
  }
  return mapping
}

/** Rows by which columns are recognised. */
const ROWS_LOOKED_AT = 50

/** Guesses the columns of a file by its first rows, which are returned, too. */
export function lookAt(
  { columns, rows }: Pick<Sheet, 'columns' | 'rows'>,
  attributes?: readonly ImportedAttribute[],
) {
  const samples: string[][] = []
  for (const { cells } of rows()) {
    if (cells) samples.push(cells)
    if (samples.length === ROWS_LOOKED_AT) break
  }
  return { mapping: guessMapping(columns, samples, attributes), samples }
}

const listed = (words: string) => words.split(' ').map((word) => plainName(word))

/** The words of HR systems, directories and our ten languages. */
const WORDS: Record<ImportStatus, string> = {
  active:
    'active aktiv aktive actif active activo activa attivo attiva ativo ativa actief actieve aktywny aktywna 在職 在職中 在籍 有効 نشط نشطة at_work employed employee regular permanent full_time fulltime part_time parttime vollzeit teilzeit temps_plein temps_partiel tiempo_completo tiempo_parcial',
  leave:
    'leave on_leave leave_of_absence loa parental_leave maternity_leave paternity_leave unpaid_leave paid_leave sick_leave beurlaubt abwesend elternzeit mutterschutz en_congé congé de_permiso en_excedencia in_congedo in_aspettativa licença de_licença em_licença afastado afastada met_verlof na_urlopie 休職 休職中 休暇中 في_إجازة',
  leaves:
    'leaves left leaver terminated inactive former former_employee ex_employee resigned retired deceased dismissed suspended archived disabled deactivated deprovisioned deleted blocked offboarded ausgeschieden inaktiv ehemalig ehemalige ehemaliger gesperrt deaktiviert archiviert inactif parti partie sorti sortie suspendu suspendue désactivé archivé licencié ancien_employé inactivo inactiva cesado cesada despedido despedida suspendido suspendida desactivado archivado exempleado inattivo inattiva cessato cessata dimesso dimessa sospeso sospesa disattivato archiviato licenziato ex_dipendente inativo inativa desligado desligada demitido demitida suspenso suspensa desativado arquivado ex_funcionário inactief uit_dienst vertrokken geschorst gearchiveerd ontslagen gedeactiveerd nieaktywny nieaktywna zwolniony zwolniona zawieszony zawieszona zarchiwizowany były_pracownik 退職 退職済み 退職者 停止 停止中 無効 アーカイブ済み غير_نشط مستقيل منتهية_خدمته موقوف معلق مؤرشف غادر',
}
const MEANING = new Map(
  IMPORT_STATUSES.flatMap((meaning) => listed(WORDS[meaning]).map((word) => [word, meaning])),
)

const YES = new Set(
  listed('yes y true 1 ja wahr oui vrai sí verdadero vero sim verdadeiro waar tak prawda はい نعم'),
)
const NO = new Set(listed('no n false 0 nein falsch non faux falso não nee onwaar nie fałsz いいえ لا'))

/** What "yes" means in a column that asks, by a word of its header; the first that fits. */
const ASKED: [RegExp, yes: ImportStatus, no: ImportStatus | ''][] = [
  [/leave|urlaub/, 'leave', 'active'],
  [/block|suspend|archiv|disabl|terminat|inactive|gesperrt/, 'leaves', ''],
  [/enabled|active|aktiv/, 'active', 'leaves'],
]

/** What a cell of this column says; '' for nothing, undefined for a word that nobody has explained. */
export function meaningOf(
  cell: string,
  header: string,
  explained?: ReadonlyMap<string, ImportStatus>,
): ImportStatus | '' | undefined {
  const word = plainName(cell)
  const status = explained?.get(word) ?? MEANING.get(word)
  if (status || word === '') return status ?? ''
  const [, yes, no] = ASKED.find(([name]) => name.test(plainName(header))) ?? []
  return YES.has(word) ? yes : NO.has(word) ? no : undefined
}
