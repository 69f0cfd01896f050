import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('fr')

const rows = (count: number) => plural(count, { one: '# ligne', many: '# de lignes', other: '# lignes' })

export const importing: Words['people']['import'] = {
  title: 'Importer des personnes',
  text: 'Depuis un fichier CSV, une personne par ligne\u202f: adresse, nom, service, groupe, responsable, langue, statut, congé.',
  nothingSaved: (count) =>
    `${plural(count, { one: '# ligne lue', many: '# de lignes lues', other: '# lignes lues' })}. Rien n’est enregistré avant que tu appuies sur «\u202fImporter\u202f».`,
  pasted: 'Liste collée',
  notRead: 'Impossible de lire le fichier',
  failed: 'L’import a échoué',
  back: 'Retour',
  importing: 'Import…',
  submit: (people) =>
    plural(people, {
      one: 'Importer # personne',
      many: 'Importer # de personnes',
      other: 'Importer # personnes',
    }),
  submitOut: (people, out) => `Importer ${digits(people)}, retirer ${digits(out)}`,
  reading: 'Lecture…',
  preview: 'Aperçu',
  choose: {
    file: 'Choisis un fichier CSV, ou dépose-le ici',
    fileHint: (size, most) =>
      `Au plus ${size} et ${digits(most)} lignes\u202f; UTF-8 ou Windows-1252\u202f; virgule, point-virgule ou tabulation`,
    paste: 'Ou colle une liste',
    pasteHint: 'Des lignes d’un tableur, ou une adresse ou *@domaine par ligne',
    last: 'Dernier import',
    lastState: (file, moment, figures, undone) =>
      undone === null
        ? `${file}, ${moment}\u202f: ${figures}`
        : `${file}, ${moment}\u202f: ${figures}. Annulé\u202f: ${undone}`,
  },
  figures: {
    new: (count) => plural(count, { one: '# nouvelle', many: '# nouvelles', other: '# nouvelles' }),
    changed: (count) => plural(count, { one: '# modifiée', many: '# modifiées', other: '# modifiées' }),
    unchanged: (count) => plural(count, { one: '# inchangée', many: '# inchangées', other: '# inchangées' }),
    refused: (count) => plural(count, { one: '# refusée', many: '# refusées', other: '# refusées' }),
  },
  done: {
    whitelisted: (count) =>
      plural(count, {
        one: '# entrée a été ajoutée à la liste d’accès.',
        many: '# d’entrées ont été ajoutées à la liste d’accès.',
        other: '# entrées ont été ajoutées à la liste d’accès.',
      }),
    newPeople: 'Les nouvelles personnes participent dès qu’elles se sont connectées et ont créé leur profil.',
    invite: 'Les inviter',
    refusedRows: 'Télécharger les lignes refusées',
    kept: 'Pas annulé',
  },
  undo: {
    action: 'Annuler l’import',
    undoing: 'Annulation…',
    failed: 'Impossible d’annuler l’import',
    question: 'Annuler l’import\u202f?',
    effect: (people) =>
      `${plural(people, { one: '# personne retrouve son état', many: '# de personnes retrouvent leur état', other: '# personnes retrouvent leur état' })} d’avant. Les comptes créés par l’import sont supprimés, sauf s’ils servent déjà ou si l’annuaire de l’entreprise les a repris. Tu verras ce qui reste, et pourquoi.`,
    confirm: 'Annuler l’import',
  },
  names: {
    open: 'Choisis que faire de ces noms',
    chosen: 'Choisi',
    createAll: (count) => `Tout créer (${digits(count)})`,
    notWithAll: (names) => `À vérifier, on dirait des fautes de frappe\u202f: ${names}`,
    near: (name, other) => `${name} (${other}\u202f?)`,
    department: (name, count, near) => [
      name,
      near === null ? `\u202f: ${rows(count)}` : `\u202f: ${rows(count)}. Ou plutôt ${near}\u202f?`,
    ],
    group: (name, count, near) => [
      'Groupe ',
      name,
      near === null ? `\u202f: ${rows(count)}` : `\u202f: ${rows(count)}. Ou plutôt ${near}\u202f?`,
    ],
    lines: (count, lines) =>
      plural(count, { one: `ligne ${lines}`, many: `lignes ${lines}`, other: `lignes ${lines}` }),
    linesAndMore: (lines) => `lignes ${lines} et suivantes`,
    people: (name) => `Que faire de ${name}`,
    status: (name, count) => ['Statut inconnu\u202f: «\u202f', name, `\u202f», ${rows(count)}`],
    noStatus: 'Importer sans statut',
    statuses: { active: 'Travaillent ici', leave: 'Sont en congé', leaves: 'Quittent l’entreprise' },
    leaveOut: 'Ignorer ces lignes',
    create: 'Le créer',
    into: (name) => `Placer dans ${name}`,
    intoOther: 'Placer dans',
  },
  found: {
    instead: (field, taken, other) =>
      `${field}\u202f: repris de «\u202f${taken}\u202f», pas de «\u202f${other}\u202f».`,
    headerLine: 'Les noms des colonnes sont en',
    lineOf: (line, text) => `Ligne ${line}\u202f: ${text}`,
    noHeader: 'Aucune ligne',
    leavers: {
      title: 'Départs',
      leaving: (count) =>
        plural(count, {
          one: 'Selon le fichier, # personne s’en va',
          many: 'Selon le fichier, # de personnes s’en vont',
          other: 'Selon le fichier, # personnes s’en vont',
        }),
      missing: (count) =>
        plural(count, {
          one: '# personne est ici mais pas dans le fichier',
          many: '# de personnes sont ici mais pas dans le fichier',
          other: '# personnes sont ici mais pas dans le fichier',
        }),
      keep: 'Les garder',
      out: 'Les retirer',
      press: 'Retirer',
      effect:
        'Ces personnes ne peuvent plus se connecter, et n’ont plus ni rencontre ni e-mail. Annuler l’import les fait revenir.',
      more: (names, count) => `${names} et ${digits(count)} de plus`,
    },
    noAddress: {
      title: 'Quelle colonne contient les adresses\u202f?',
      text: 'Aucun nom de colonne ne le dit. Choisis «\u202fE-mail\u202f» au-dessus de la bonne.',
    },
    onLeave: 'Personnes en congé',
    group: 'Groupe de domaines des nouvelles entrées de la liste d’accès',
    groupsFrom: (column, meets) => `«\u202f${column}\u202f» devient le groupe de domaines. ${meets}`,
    toMix: (choice, place) =>
      `Pour les mélanger, choisis «\u202f${choice}\u202f» sous «\u202f${place}\u202f».`,
    groupHint: 'Là où le fichier n’indique pas de groupe',
    languageHint: 'Là où le fichier n’en indique pas. Chaque personne peut la changer.',
    noLanguage: 'Celle de leur groupe, sinon celle de l’entreprise',
    chooseGroup: 'Choisir',
    waiting: {
      title: (count) =>
        plural(count, {
          one: '# ligne attend ton choix',
          many: '# de lignes attendent ton choix',
          other: '# lignes attendent ton choix',
        }),
      text: 'Leur service ou leur groupe est inconnu. Sans choix, ces lignes sont ignorées.',
    },
    outcomes: { new: 'nouvelle', changed: 'modifiée', unchanged: 'inchangée', refused: 'refusée' },
    rows: {
      new: 'Nouvelles lignes',
      changed: 'Lignes modifiées',
      unchanged: 'Lignes inchangées',
      refused: 'Lignes refusées',
    },
    first: (shown, all) => `Les ${digits(shown)} premières sur ${digits(all)}`,
    whitelisted: (count) =>
      plural(count, {
        one: '# entrée sera ajoutée à la liste d’accès.',
        many: '# d’entrées seront ajoutées à la liste d’accès.',
        other: '# entrées seront ajoutées à la liste d’accès.',
      }),
    neverHere: (count) =>
      plural(count, {
        one: '# personne du fichier est partie sans jamais avoir été ici. Rien ne change.',
        many: '# de personnes du fichier sont parties sans jamais avoir été ici. Rien ne change.',
        other: '# personnes du fichier sont parties sans jamais avoir été ici. Rien ne change.',
      }),
    withoutGroup: (count) =>
      `${plural(count, { one: '# personne restera', many: '# de personnes resteront', other: '# personnes resteront' })} sans groupe de domaines, et donc à l’écart des tournées des groupes. Choisis un groupe pour les nouvelles entrées, ou une colonne qui en indique un.`,
    problem: (text, count) => `${text}\u202f: ${rows(count)}`,
    newPerson: 'Non, une nouvelle personne. Effacer l’ancien compte pour toujours.',
    unread: (text, count) => `${text} (${rows(count)}), champ laissé vide`,
    again: (text, count) => `${text} (${rows(count)}), nouvel import`,
  },
  sheet: {
    label: 'Le fichier',
    caption: 'Les premières lignes du fichier',
    holds: (column) => `Ce que contient «\u202f${column}\u202f»`,
    leftOut: 'Ne pas importer',
    now: (field, column) => `${field} (actuellement «\u202f${column}\u202f»)`,
    fields: {
      email: 'E-mail',
      former_email: 'Ancienne adresse',
      first_name: 'Prénom',
      last_name: 'Nom',
      full_name: 'Nom complet',
      department: 'Service',
      group: 'Groupe de domaines',
      manager: 'Responsable (adresse)',
      language: 'Langue',
      status: 'Statut',
      account: 'Compte (actif, bloqué)',
      start_date: 'Premier jour',
      leave_start: 'Congé à partir du',
      leave_end: 'Congé jusqu’au',
      leave_reason: 'Raison du congé',
    },
  },
}
