import { IMPORT_STATUSES, type ImportStatus } from '../../../shared/contract/imports'
import { plainName } from './plain-name'

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
