import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('fr')

const people = (count: number) =>
  plural(count, { one: '# personne', many: '# de personnes', other: '# personnes' })
const matches = (count: number) =>
  plural(count, { one: '# rencontre', many: '# de rencontres', other: '# rencontres' })
const pairs = (count: number) => plural(count, { one: '# binôme', many: '# de binômes', other: '# binômes' })
const its = (count: number, one: string, other: string) =>
  plural(count, {
    one: `# rencontre ${one}`,
    many: `# de rencontres ${other}`,
    other: `# rencontres ${other}`,
  })

export const pairings: Words['rounds']['pairings'] = {
  companyWide: 'Tout le monde',
  companyWideChoice: 'Toute l’entreprise',
  failed: 'Impossible de charger les tirages',
  matches,
  leftOut: (count) =>
    plural(count, {
      one: '# personne reste de côté',
      many: '# de personnes restent de côté',
      other: '# personnes restent de côté',
    }),
  actions: {
    title: 'Actions',
    generate: 'Faire le tirage du mois',
    view: (count) => `Voir les tirages en cours (${digits(count)})`,
    sync: 'Synchroniser les statuts',
    syncFailed: 'Impossible de synchroniser les statuts',
  },
  announce: {
    ask: {
      action: 'Demander qui en est',
      title: 'Demander qui en est',
      text: 'Tout le monde reçoit un e-mail avec le bouton «\u202fJ’en suis\u202f». Seules les personnes qui cliquent participent.',
      now: (count) => `Demander à ${people(count)} maintenant`,
      all: 'Tout le monde a déjà reçu la question.',
      failed: 'La question n’a pas pu être envoyée.',
    },
    action: 'Annoncer la tournée',
    title: 'Annoncer la tournée',
    company:
      'Chaque personne qui participe reçoit un e-mail, avec la date et un bouton pour passer son tour.',
    group: (name) =>
      `Dans ${name}, chaque personne qui participe reçoit un e-mail, avec la date et un bouton pour passer son tour.`,
    date: 'Date de la tournée',
    tell: (count) => `Prévenir ${people(count)}`,
    tellThem: 'Prévenir',
    pending: 'Annonce…',
    failed: 'Impossible d’annoncer la tournée.',
    countFailed: 'Impossible de compter les personnes',
    allTold: 'Tout le monde est déjà au courant de cette tournée.',
    tooFew: 'Trop peu de personnes participent pour une tournée.',
    told: (count) =>
      plural(count, {
        one: '# personne est déjà prévenue et ne recevra pas de second e-mail.',
        many: '# de personnes sont déjà prévenues et ne recevront pas de second e-mail.',
        other: '# personnes sont déjà prévenues et ne recevront pas de second e-mail.',
      }),
  },
  eligibility: {
    asked: (asked, yes, silent) =>
      `Interrogés\u202f: ${digits(asked)} · Partants\u202f: ${digits(yes)} · Sans réponse\u202f: ${digits(silent)}`,
    title: 'Conditions du tirage',
    failed: 'Impossible de charger les conditions du tirage',
    total: 'En tout',
    ready: 'Prêtes',
    excluded: 'Exclues',
    why: 'Pourquoi\u202f?',
    meetsNobody:
      'Ce qui aiderait\u202f: plus de monde dans leur groupe, une préférence plus ouverte, ou moins de mois avant de se revoir.',
    noGroup:
      'Les personnes sans groupe de domaines ne sont que dans les tirages de toute l’entreprise. Place-les dans un groupe, et ses tournées les comptent aussi.',
    minimum: 'Minimum de personnes',
    met: (required) => `Atteint (il en faut ${digits(required)})`,
    notMet: (required) => `Pas atteint (il en faut ${digits(required)})`,
    evenNumbers: 'Nombre pair',
    yes: 'Oui',
    no: 'Non',
    even: (count) => `${digits(count)}\u202f: nombre pair`,
    odd: (count) => `${digits(count)}\u202f: nombre impair`,
  },
  figures: {
    pairs: 'Binômes',
    tables: 'Tables',
    across: 'Entre services',
    metBefore: 'Déjà rencontrés',
    threes: 'À trois',
    leftOut: 'Sans rencontre',
    uneasy: {
      withoutTime: (count) =>
        plural(count, {
          one: '# table n’a aucune demi-heure qui convienne à tout le monde.',
          many: '# de tables n’ont aucune demi-heure qui convienne à tout le monde.',
          other: '# tables n’ont aucune demi-heure qui convienne à tout le monde.',
        }),
      otherSizes: (count) =>
        plural(count, {
          one: '# table est plus grande ou plus petite que prévu.',
          many: '# de tables sont plus grandes ou plus petites que prévu.',
          other: '# tables sont plus grandes ou plus petites que prévu.',
        }),
      mixed: (count) =>
        plural(count, {
          one: '# table réunit plusieurs groupes.',
          many: '# de tables réunissent plusieurs groupes.',
          other: '# tables réunissent plusieurs groupes.',
        }),
    },
  },
  round: {
    generate: 'Faire le tirage de la tournée',
    none: 'Choisis pour qui sous «\u202fActions\u202f», puis fais le tirage de la tournée.',
    paired: {
      title: 'Déjà une rencontre dans cette tournée',
      text: (count) =>
        `${plural(count, { one: '# de ces personnes a', many: '# de ces personnes ont', other: '# de ces personnes ont' })} déjà une rencontre dans un tirage terminé de cette tournée. Un second tirage en donne une autre.`,
      textTold: (count, day) =>
        `${plural(count, { one: '# de ces personnes a', many: '# de ces personnes ont', other: '# de ces personnes ont' })} déjà une rencontre dans un tirage terminé de cette tournée, annoncée par une newsletter le ${day}. Un second tirage en donne une autre.`,
    },
  },
  generate: {
    title: 'Faire le tirage du mois',
    text: (name) =>
      `Un essai pour ${name}. Rien n’est enregistré et personne n’est prévenu avant ta confirmation.`,
    looking: 'Recherche du meilleur tirage…',
    impossible: 'Aucun tirage n’est possible pour le moment',
    generate: (count) => `Former ${pairs(count)}`,
    generateTables: (count) =>
      plural(count, { one: 'Former # table', many: 'Former # de tables', other: 'Former # tables' }),
    again: (count) => `Tirer à nouveau pour ${people(count)}`,
    pending: 'Tirage…',
    failed: 'Impossible de faire le tirage',
    done: (count, name) => `Tirage fait pour ${name}\u202f: ${pairs(count)}`,
    doneAndLinked: (count, name, newsletter) =>
      `Tirage fait pour ${name}\u202f: ${pairs(count)}. Il est lié à «\u202f${newsletter}\u202f».`,
    paired: {
      title: 'Déjà une rencontre ce mois-ci',
      text: (count) =>
        `${plural(count, { one: '# de ces personnes a', many: '# de ces personnes ont', other: '# de ces personnes ont' })} déjà une rencontre dans un tirage terminé de ce mois. Un second tirage en donne une autre.`,
      textTold: (count, day) =>
        `${plural(count, { one: '# de ces personnes a', many: '# de ces personnes ont', other: '# de ces personnes ont' })} déjà une rencontre dans un tirage terminé de ce mois, annoncée par une newsletter le ${day}. Un second tirage en donne une autre.`,
      tick: (count) => `Tirer à nouveau pour ${people(count)}, avec quelqu’un d’autre`,
    },
    leftOut: 'Sans rencontre cette fois',
    completes: 'Un tirage terminé ne peut pas être rouvert.',
    unseen: {
      title: 'Personne n’a vu ces rencontres',
      tick: 'Les terminer bien qu’elles n’aient jamais été envoyées',
    },
    nextByItself: (day) => `La prochaine tournée commence d’elle-même le ${day}.`,
    shown: {
      'at-once': 'Chaque personne voit tout de suite sa rencontre sur sa page.',
      'with-newsletter':
        'Chaque personne voit sa rencontre à l’envoi de la newsletter, ou quand tu appuies sur «\u202fMontrer les rencontres maintenant\u202f».',
    },
  },
  pairGroups: {
    title: 'Faire le tirage de tous les groupes\u202f?',
    confirm: (label) => `${label}\u202f?`,
    text: 'Un essai pour chaque groupe de domaines qui compte assez de personnes. Rien n’est enregistré et personne n’est prévenu avant ta confirmation.',
    looking: 'Recherche des meilleurs tirages…',
    create: 'Faire les tirages',
    pending: 'Tirage…',
    failed: 'Impossible de faire les tirages',
    warning: 'Attention',
    first: (shown) =>
      `Voici les ${digits(shown)} premiers. Chaque tirage indique toutes les personnes sans rencontre.`,
    skipped: (groups) =>
      plural(groups, { one: '# groupe omis', many: '# de groupes omis', other: '# groupes omis' }),
  },
  current: {
    title: 'Tirages en cours',
    none: 'Aucun tirage en cours',
    noneText: 'Choisis pour qui sous «\u202fActions\u202f», puis fais le tirage du mois.',
    hidden: 'Pas encore montré',
    complete: 'Terminer',
    completeThis: (name) => `Terminer le tirage ${name}`,
    view: 'Voir les rencontres',
    leftOut: 'Qui reste de côté, et pourquoi',
    removeThis: (name) => `Supprimer «\u202f${name}\u202f»\u202f?`,
    removeSeen: (count) =>
      `${its(count, 'disparaît', 'disparaissent')} de toutes les pages. Tu peux ensuite faire un nouveau tirage. C’est irréversible.`,
    removeHidden: (count) =>
      `${its(count, 'est supprimée avant d’avoir été vue', 'sont supprimées avant d’avoir été vues')}. Tu peux ensuite faire un nouveau tirage. C’est irréversible.`,
    removeConfirm: 'Supprimer le tirage',
    removeFailed: 'Impossible de supprimer le tirage',
  },
  complete: {
    title: (name) => `Terminer «\u202f${name}\u202f»\u202f?`,
    effect: () =>
      'Clôt la tournée, qui ne pourra pas être rouverte. Les cafés réservés ont lieu comme prévu.',
    effectHidden: () =>
      'Clôt la tournée, qui ne pourra pas être rouverte. Chaque personne verra sa rencontre à l’envoi de la newsletter.',
    confirm: 'Terminer le tirage',
    pending: 'Un instant…',
    failed: 'Impossible de terminer le tirage',
  },
  show: {
    action: 'Montrer les rencontres maintenant',
    actionOf: (name) => `Montrer les rencontres de ${name} maintenant`,
    title: (name) => `Montrer les rencontres de «\u202f${name}\u202f» maintenant\u202f?`,
    effect: (count) =>
      `${plural(count, { one: '# personne voit', many: '# de personnes voient', other: '# personnes voient' })} aussitôt ${plural(count, { one: 'sa', many: 'leur', other: 'leur' })} rencontre sur ${plural(count, { one: 'sa', many: 'leur', other: 'leur' })} page. Aucun e-mail ne part. C’est irréversible.`,
    confirm: 'Montrer les rencontres',
    pending: 'Un instant…',
    failed: 'Impossible de montrer les rencontres',
  },
  completed: {
    title: 'Tirages terminés',
    none: 'Aucun tirage terminé',
    noneText: 'Termine un tirage en cours, et son fichier apparaît ici, à consulter et à télécharger.',
    search: 'Chercher dans les tirages terminés',
    searchHint: 'Mois, groupe ou nom de fichier',
    found: (count) =>
      plural(count, { one: '# fichier trouvé', many: '# de fichiers trouvés', other: '# fichiers trouvés' }),
    view: 'Voir',
    viewThis: (name) => `Voir ${name}`,
    download: 'Télécharger',
    sureToRemove: (name) => `Supprimer le fichier de tirage «\u202f${name}\u202f»\u202f? C’est irréversible.`,
    removeFailed: 'Impossible de supprimer le fichier de tirage',
  },
  list: {
    summary: (rounds, all) =>
      `${plural(rounds, { one: '# tirage', many: '# de tirages', other: '# tirages' })}, ${matches(all)}`,
    pairing: 'Tirage',
    choice: (name, count) => `${name} (${matches(count)})`,
    noneText: 'Fais le tirage du mois pour le voir ici.',
    search: 'Chercher par nom ou e-mail',
    found: (count) =>
      plural(count, {
        one: '# rencontre trouvée',
        many: '# de rencontres trouvées',
        other: '# rencontres trouvées',
      }),
    nobody: (search) => `Personne ne correspond à «\u202f${search}\u202f».`,
    empty: 'Ce tirage n’a aucune rencontre.',
    label: (name) => `Rencontres de ${name}`,
    rescued: 'de rechange',
    statuses: {
      active: 'en cours',
      completed: 'terminée',
      called_off: 'annulée',
      met: 'a eu lieu',
      missed: 'ratée',
      no_answer: 'sans réponse',
    },
    host: 'Accueille',
    booked: 'réservée',
    answers: {
      pending: 'n’a pas répondu',
      confirmed: 'dit que oui',
      not_confirmed: 'dit que c’est raté',
    },
    overruled: {
      preference: 'Contre une préférence',
      'met-lately': 'Rencontre récente',
      hours: 'Aucune heure commune',
    },
  },
  left: {
    title: 'Qui reste de côté, et pourquoi',
    nobody: 'Personne ne reste de côté.',
    search: 'Chercher parmi les personnes restées de côté',
    label: 'Personnes restées de côté, et pourquoi',
    bring: 'Réunir',
    bringThis: (name) => `Réunir\u202f: ${name}`,
  },
  stranded: {
    nobody: 'Pas de nouvelle rencontre aujourd’hui',
    looking: 'Recherche…',
    lookFailed: 'Impossible de chercher de nouvelles rencontres',
    make: (count) =>
      plural(count, {
        one: 'Former # binôme de plus\u202f?',
        many: 'Former # de binômes de plus\u202f?',
        other: 'Former # binômes de plus\u202f?',
      }),
    waiting: (waiting, leftOut) =>
      `${plural(waiting, { one: '# personne attend', many: '# de personnes attendent', other: '# personnes attendent' })} une nouvelle rencontre, et ${plural(leftOut, { one: '# personne est restée', many: '# de personnes sont restées', other: '# personnes sont restées' })} de côté.`,
    none: 'Aucune rencontre ne convient aujourd’hui. Cup of Joe réessaie chaque jour.',
    effect:
      'Les deux personnes de chaque binôme reçoivent aussitôt un e-mail. Leurs rencontres précédentes sont annulées. C’est irréversible.',
    confirm: 'Réunir et prévenir',
    pending: 'Tirage…',
    failed: 'Impossible de former de nouvelles rencontres',
    atTables: {
      make: 'Chercher une table pour les personnes qui attendent\u202f?',
      none: 'Aucune table ne convient aujourd’hui. Cup of Joe réessaie chaque jour.',
      more: (tables) =>
        plural(tables, {
          one: '# nouvelle table.',
          many: '# de nouvelles tables.',
          other: '# nouvelles tables.',
        }),
      effect:
        'Tout le monde à ces tables reçoit aussitôt un e-mail. Les rencontres précédentes des personnes placées sont annulées. C’est irréversible.',
      confirm: 'Placer et prévenir',
    },
  },
  sync: {
    pending: 'Synchronisation…',
    title: 'Synchronisation des collègues',
    summary: (updated, created, unchanged) =>
      `Mises à jour\u202f: ${digits(updated)}, créations\u202f: ${digits(created)}, inchangé\u202f: ${digits(unchanged)}.`,
    skipped: (lines) =>
      plural(lines, { one: '# ligne ignorée', many: '# de lignes ignorées', other: '# lignes ignorées' }),
    caption: 'Lignes ignorées du fichier du personnel',
    line: 'Ligne',
    wrong: 'Ce qui ne va pas',
  },
}
