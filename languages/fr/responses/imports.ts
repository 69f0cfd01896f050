import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('fr')

export const imports: Responses['imports'] = {
  imported: (counts) => {
    const refused =
      counts.refused > 0
        ? `, ${plural(counts.refused, { one: '# refusée', many: '# refusées', other: '# refusées' })}`
        : ''
    return `Lignes importées\u202f: ${plural(counts.new, { one: '# nouvelle', many: '# nouvelles', other: '# nouvelles' })}, ${plural(counts.changed, { one: '# modifiée', many: '# modifiées', other: '# modifiées' })}, ${plural(counts.unchanged, { one: '# inchangée', many: '# inchangées', other: '# inchangées' })}${refused}.`
  },
  takenOut: (count) => `Personnes retirées\u202f: ${digits(count)}.`,
  takenBack: (people, entries) =>
    `Import annulé\u202f: ${plural(people, { one: '# personne', many: '# de personnes', other: '# personnes' })}, ${plural(entries, { one: '# entrée', many: '# d’entrées', other: '# entrées' })} de la liste d’accès.`,
  stay: (count) => `Laissé tel quel\u202f: ${digits(count)}.`,
  read: {
    file: (parts) => `Fichier du personnel lu\u202f: ${parts.join(', ')}.`,
    updated: (count) =>
      plural(count, { one: '# mise à jour', many: '# de mises à jour', other: '# mises à jour' }),
    created: (count) => plural(count, { one: '# création', many: '# de créations', other: '# créations' }),
    unknown: (count) =>
      plural(count, {
        one: '# ignorée sans compte',
        many: '# ignorées sans compte',
        other: '# ignorées sans compte',
      }),
    takenOut: (count) => `${digits(count)} de moins`,
    skipped: (count) =>
      plural(count, { one: '# ligne ignorée', many: '# de lignes ignorées', other: '# lignes ignorées' }),
  },
  noEmployeeFile: (path, columns, example) =>
    `Il n’y a pas de fichier du personnel à ${path}. Places-y un fichier CSV avec les colonnes ${columns}. Exemple de ligne\u202f: ${example}`,
  badEmployeeFile: (path, why, example) =>
    `Le fichier du personnel ${path} est inutilisable\u202f: ${why}. Exemple de ligne\u202f: ${example}`,
  reading: 'Lecture des lignes',
  tooManyRows: (most) =>
    `Le fichier compte plus de ${digits(most)} lignes, la limite d’un import. Coupe-le en plusieurs fichiers.`,
  saving: 'Enregistrement des personnes',
  notCsv:
    'C’est un tableur ou une archive, pas un fichier CSV. Enregistre-le en CSV (dans Excel\u202f: «\u202fCSV UTF-8\u202f») et envoie ce fichier.',
  notText: 'Ce n’est pas un fichier texte. Envoie un fichier CSV en UTF-8 ou Windows-1252.',
  noRows:
    'Le fichier n’a pas de lignes. Il lui faut une ligne avec les noms des colonnes, puis une ligne par personne.',
  tooManyColumns: (most) => `Le fichier a trop de colonnes\u202f: un import en accepte ${most} au plus.`,
  noEmailColumn: 'Choisis la colonne des adresses e-mail.',
  noSuchColumn: 'Le fichier n’a pas cette colonne.',
  onlyAdminsMakeGroups: 'Seule l’administration peut créer des groupes de domaines.',
  onlyAdminsTakeOut: 'Seule l’administration peut retirer des personnes.',
  running: 'Un autre import est en cours. Réessaie quand il est fini.',
  importedAlready: 'Ce fichier est déjà importé.',
  takenBackAlready: 'Cet import est déjà annulé.',
  notImported: 'Ce fichier n’est pas encore importé.',
}
