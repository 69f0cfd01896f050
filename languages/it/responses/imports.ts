import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('it')

export const imports: Responses['imports'] = {
  imported: (counts) =>
    `Importate: ${digits(counts.new)} nuove, ${digits(counts.changed)} modificate, ${digits(counts.unchanged)} invariate${counts.refused > 0 ? `, ${digits(counts.refused)} rifiutate` : ''}.`,
  takenOut: (count) => `Persone rimosse: ${digits(count)}.`,
  takenBack: (people, entries) =>
    `L’importazione è annullata: ${plural(people, { one: '# persona', many: '# di persone', other: '# persone' })}, ${plural(entries, { one: '# voce della lista di accesso', many: '# di voci della lista di accesso', other: '# voci della lista di accesso' })}.`,
  stay: (count) =>
    plural(count, {
      one: '# resta com’è.',
      many: '# restano come sono.',
      other: '# restano come sono.',
    }),
  read: {
    file: (parts) => `File del personale letto: ${parts.join(', ')}.`,
    updated: (count) => `aggiornate ${digits(count)}`,
    created: (count) => `create ${digits(count)}`,
    unknown: (count) => `escluse perché senza account ${digits(count)}`,
    takenOut: (count) => `rimosse: ${digits(count)}`,
    skipped: (count) =>
      plural(count, { one: '# riga saltata', many: '# di righe saltate', other: '# righe saltate' }),
  },
  noEmployeeFile: (path, columns, example) =>
    `In ${path} non c’è un file del personale. Mettici un file CSV con le colonne ${columns}. Una riga di esempio: ${example}`,
  badEmployeeFile: (path, why, example) =>
    `Il file del personale ${path} non si può usare: ${why}. Una riga di esempio: ${example}`,
  reading: 'Lettura delle righe',
  tooManyRows: (most) => `Il file ha più di ${digits(most)} righe, il limite di un’importazione. Dividilo.`,
  saving: 'Salvataggio delle persone',
  notCsv:
    'È un foglio di calcolo o un archivio, non un file CSV. Salvalo come CSV (in Excel: «CSV UTF-8») e invia quello.',
  notText: 'Non è un file di testo. Invia un file CSV in UTF-8 o Windows-1252.',
  noRows: 'Il file non ha righe. Serve una riga con i nomi delle colonne, poi una per ogni persona.',
  tooManyColumns: (most) => `Il file ha troppe colonne: un’importazione ne accetta al massimo ${most}.`,
  noEmailColumn: 'Scegli la colonna con gli indirizzi e-mail.',
  noSuchColumn: 'Il file non ha questa colonna.',
  onlyAdminsMakeGroups: 'Solo l’amministrazione crea gruppi di domini.',
  onlyAdminsTakeOut: 'Solo l’amministrazione rimuove persone.',
  running: 'È in corso un’altra importazione. Riprova quando è finita.',
  importedAlready: 'Questo file è già importato.',
  takenBackAlready: 'Questa importazione è già stata annullata.',
  notImported: 'Questo file non è ancora importato.',
}
