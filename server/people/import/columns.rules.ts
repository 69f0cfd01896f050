import { type ImportField, type ImportMapping, IMPORT_FIELDS } from '../../../shared/contract/imports'

/** Other names of columns, the more certain ones first; each without regard to case, accents, spaces and signs. */
const SPELLINGS: Record<ImportField, string> = {
  email:
    'email_address e_mail mail e_mail_address mail_address work_email business_email primary_email e_mail_adresse email_adresse mailadresse mail_adresse user_principal_name userprincipalname upn address',
  first_name: 'firstname given_name givenname forename vorname rufname',
  last_name: 'lastname surname family_name familyname nachname familienname zuname',
  full_name:
    'fullname display_name displayname employee_name anzeigename vollstandiger_name mitarbeiter name',
  department: 'dept department_name team abteilung bereich org_unit organizational_unit organisationseinheit',
  group: 'domain_group group_name company gruppe firma gesellschaft unternehmen',
  manager:
    'manager_email line_manager supervisor reports_to vorgesetzter vorgesetzte vorgesetzte_r fuhrungskraft fuehrungskraft teamleiter',
  language: 'preferred_language locale sprache bevorzugte_sprache',
  status: 'employee_status employment_status mitarbeiterstatus',
  leave_start: 'leave_from leave_start_date absent_from abwesend_von abwesend_ab abwesenheit_von',
  leave_end: 'leave_until leave_to leave_end_date absent_until abwesend_bis abwesenheit_bis',
  leave_reason: 'absence_reason abwesenheitsgrund grund_der_abwesenheit',
}

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')

const NAMES = IMPORT_FIELDS.map((field) => ({ field, names: [field, ...SPELLINGS[field].split(' ')] }))

/** Whether a header cell names a column of an import. */
export const isColumnName = (cell: string): boolean => {
  const name = plain(cell)
  return NAMES.some(({ names }) => names.includes(name))
}

/** Which column holds what, by their names; without names, by where the addresses are. */
export function guessMapping(columns: readonly string[], samples: readonly string[][]): ImportMapping {
  const plainNames = columns.map(plain)
  const mapping: ImportMapping = {}
  for (const { field, names } of NAMES) {
    const index = names.map((name) => plainNames.indexOf(name)).find((found) => found >= 0)
    if (index !== undefined && !Object.values(mapping).includes(index)) mapping[field] = index
  }
  // "Vorname, Name": next to a first name, "name" is the last one.
  if (mapping.full_name !== undefined && mapping.first_name !== undefined) {
    mapping.last_name ??= mapping.full_name
    delete mapping.full_name
  }
  if (mapping.email === undefined) {
    const index = columns.findIndex((_, column) => samples.some((cells) => cells[column]?.includes('@')))
    if (index >= 0 && !Object.values(mapping).includes(index)) mapping.email = index
  }
  return mapping
}
