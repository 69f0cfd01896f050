import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('fr')

const rows = (count: number) => plural(count, { one: '# ligne', many: '# de lignes', other: '# lignes' })

export const importing: Words['people']['import'] = {
  title: 'Importer des personnes',
  text: 'Un fichier CSV avec une personne par ligne\u202f: adresse, noms, service, groupe, responsable, langue, statut, congé.',
  nothingSaved: (count) =>
    `Rien n’est enregistré avant que tu appuies sur «\u202fImporter\u202f». ${plural(count, { one: '# ligne lue', many: '# de lignes lues', other: '# lignes lues' })}.`,
  pasted: 'Liste collée',
  notRead: 'Le fichier n’a pas pu être lu',
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
    newPeople: 'Les nouvelles personnes participent une fois connectées, avec un profil.',
    invite: 'Les inviter',
    refusedRows: 'Lignes refusées en CSV',
    kept: 'Ce qui reste inchangé',
  },
  undo: {
    action: 'Annuler l’import',
    undoing: 'Annulation…',
    failed: 'L’import n’a pas pu être annulé',
    question: 'Annuler l’import\u202f?',
    effect: (people) =>
      `${plural(people, { one: '# personne retrouve son état', many: '# de personnes retrouvent leur état', other: '# personnes retrouvent leur état' })} d’avant. Les comptes créés par l’import sont supprimés, sauf s’ils servent déjà ou si l’annuaire de l’entreprise les a repris. Tout ce qui reste est indiqué, avec la raison.`,
    confirm: 'Annuler l’import',
  },
  names: {
    open: 'À choisir d’abord',
    chosen: 'Choisi',
    createAll: (count) => `Tout créer (${digits(count)})`,
    notWithAll: (names) => `Pas créés avec les autres, car trop proches d’un autre nom\u202f: ${names}`,
    near: (name, other) => `${name} (proche de ${other})`,
    department: (name, count, near) => [
      name,
      near === null ? `\u202f: ${rows(count)}` : `\u202f: ${rows(count)}, proche de ${near}`,
    ],
    group: (name, count, near) => [
      'Groupe ',
      name,
      near === null ? `\u202f: ${rows(count)}` : `\u202f: ${rows(count)}, proche de ${near}`,
    ],
    lines: (count, lines) =>
      plural(count, { one: `ligne ${lines}`, many: `lignes ${lines}`, other: `lignes ${lines}` }),
    linesAndMore: (lines) => `lignes ${lines} et suivantes`,
    people: (name) => `Personnes de ${name}`,
    status: (name, count) => ['Statut ', name, `\u202f: ${rows(count)}`],
    noStatus: 'Importer sans statut',
    statuses: { active: 'Travaillent ici', leave: 'Sont en congé', leaves: 'Quittent l’entreprise' },
    leaveOut: 'Laisser ces lignes de côté',
    create: 'Le créer',
    into: (name) => `Placer dans ${name}`,
    intoOther: 'Placer dans',
  },
  found: {
    instead: (field, taken, other) =>
      `${field}\u202f: la colonne prise est «\u202f${taken}\u202f», pas «\u202f${other}\u202f».`,
    headerLine: 'Les noms des colonnes sont à la',
    lineOf: (line, text) => `Ligne ${line}\u202f: ${text}`,
    noHeader: 'Aucune ligne',
    leavers: {
      title: 'Départs',
      leaving: (count) => `Selon le fichier, des personnes partent\u202f: ${digits(count)}`,
      missing: (count) => `Des personnes sont ici et pas dans le fichier\u202f: ${digits(count)}`,
      keep: 'Les garder',
      out: 'Les retirer',
      press: 'Retirer',
      effect:
        'Ces personnes ne peuvent plus se connecter, ne participent à aucune rencontre et ne reçoivent plus de mail. Si l’import est annulé, elles reviennent.',
      more: (names, count) => `${names} et ${digits(count)} de plus`,
    },
    noAddress: {
      title: 'Quelle colonne contient les adresses\u202f?',
      text: 'Aucune colonne ne porte un tel nom. Choisis «\u202fE-mail\u202f» au-dessus.',
    },
    onLeave: 'Personnes en congé',
    group: 'Groupe de domaines des nouvelles entrées de la liste d’accès',
    groupHint:
      'Pour les lignes qui n’indiquent aucun groupe, si l’entrée de leur domaine n’en a pas non plus',
    languageHint: 'Quand le fichier n’en indique pas. Chaque personne peut la changer.',
    noLanguage: 'Celle de leur groupe, sinon celle de l’entreprise',
    chooseGroup: 'Choisir',
    waiting: {
      title: (count) =>
        plural(count, {
          one: '# ligne attend ton choix',
          many: '# de lignes attendent ton choix',
          other: '# lignes attendent ton choix',
        }),
      text: 'Leur service ou leur groupe est inconnu. Sans choix, ces lignes sont laissées de côté.',
    },
    outcomes: { new: 'nouvelle', changed: 'modifiée', unchanged: 'inchangée', refused: 'refusée' },
    rows: {
      new: 'Lignes\u202f: nouvelles',
      changed: 'Lignes\u202f: modifiées',
      unchanged: 'Lignes\u202f: inchangées',
      refused: 'Lignes\u202f: refusées',
    },
    first: (shown, all) => `Les ${digits(shown)} premières sur ${digits(all)}`,
    whitelisted: (count) =>
      plural(count, {
        one: '# entrée s’ajoute à la liste d’accès.',
        many: '# d’entrées s’ajoutent à la liste d’accès.',
        other: '# entrées s’ajoutent à la liste d’accès.',
      }),
    withoutGroup: (count) =>
      `${plural(count, { one: '# personne restera', many: '# de personnes resteront', other: '# personnes resteront' })} sans groupe de domaines, et donc hors des tirages des groupes. Choisis un groupe pour les nouvelles entrées, ou une colonne qui en indique un.`,
    problem: (text, count) => `${text}\u202f: ${rows(count)}`,
    newPerson: 'Non, une nouvelle personne\u202f: l’ancien compte est supprimé définitivement',
    withoutLanguage: (text, count) => `${text}\u202f: ${rows(count)}, import sans langue`,
    withoutManager: (text, count) => `${text}\u202f: ${rows(count)}, import sans responsable`,
    again: (text, count) => `${text}\u202f: ${rows(count)}, nouvel import`,
  },
  sheet: {
    label: 'Le fichier',
    caption: 'Les premières lignes du fichier',
    holds: (column) => `Ce que contient «\u202f${column}\u202f»`,
    leftOut: 'Laisser de côté',
    now: (field, column) => `${field} (actuellement «\u202f${column}\u202f»)`,
    fields: {
      email: 'E-mail',
      former_email: 'Ancienne adresse',
      first_name: 'Prénom',
      last_name: 'Nom',
      full_name: 'Prénom et nom ensemble',
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
