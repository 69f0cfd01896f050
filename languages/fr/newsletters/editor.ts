import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('fr')

const pairs = (count: number) => plural(count, { one: '# binôme', many: '# de binômes', other: '# binômes' })
const people = (count: number) =>
  plural(count, { one: '# personne', many: '# de personnes', other: '# personnes' })
const critical = (count: number) =>
  plural(count, {
    one: '# problème critique',
    many: '# de problèmes critiques',
    other: '# problèmes critiques',
  })
const issues = (count: number) =>
  plural(count, { one: '# point à vérifier', many: '# de points à vérifier', other: '# points à vérifier' })
const ready = (count: number) =>
  plural(count, {
    one: '# personne a une rencontre',
    many: '# de personnes ont une rencontre',
    other: '# personnes ont une rencontre',
  })

/** `item` as it stands on its own, `add` with its article. */
const entry = (label: string, item: string, add: string, removed: string) => ({
  label,
  item: (mark: string) => `${item} ${mark}`,
  up: (mark: string) => `Monter ${item.toLowerCase()} ${mark}`,
  down: (mark: string) => `Descendre ${item.toLowerCase()} ${mark}`,
  remove: (mark: string) => `Retirer ${item.toLowerCase()} ${mark}`,
  removed: (mark: string) => `${item} ${mark}\u202f: ${removed}`,
  isNow: (place: number, of: number) => `${item}\u202f: maintenant ${digits(place)} sur ${digits(of)}`,
  add: `Ajouter ${add}`,
})

export const editor: Words['newsletters']['editor'] = {
  form: 'Newsletter',
  unsaved: 'Modifications non enregistrées',
  edit: 'Modifier',
  cancel: 'Quitter',
  saveFirst: {
    title: 'Enregistre d’abord tes modifications',
    text: 'Seules les modifications enregistrées sont envoyées.',
  },
  gone: {
    title: 'Cette newsletter n’est plus là',
    text: 'Elle a été envoyée ou supprimée. Celles qui sont envoyées se trouvent sous «\u202fJournal des envois\u202f».',
  },
  discard: {
    title: 'Abandonner tes modifications\u202f?',
    effect: (title) => `Tes modifications non enregistrées de «\u202f${title}\u202f» seront perdues.`,
    confirm: 'Abandonner',
    keep: 'Continuer',
  },
  conflict: {
    title: 'Quelqu’un d’autre a enregistré cette newsletter.',
    withChanges:
      'Tes modifications sont encore là, non enregistrées. Charge l’autre version et perds la tienne, ou continue et remplace l’autre en enregistrant.',
    withoutChanges: 'Charge l’autre version pour continuer à partir d’elle.',
    load: 'Charger la version récente',
    keep: 'Continuer avec la mienne',
  },
  save: {
    action: 'Enregistrer',
    pending: 'Enregistrement…',
    saved: 'Newsletter enregistrée',
    failed: 'Impossible d’enregistrer la newsletter',
    plain: 'La newsletter est enregistrée.',
    approved: 'La newsletter est enregistrée et approuvée.',
    back: 'La newsletter est enregistrée. Elle redevient un brouillon\u202f: approuve-la à nouveau.',
    issues: (count) => `La newsletter est enregistrée, avec ${issues(count)}. Elle passe en brouillon.`,
    issuesAndBack: (count) =>
      `La newsletter est enregistrée, avec ${issues(count)}. Elle redevient un brouillon\u202f: approuve-la à nouveau.`,
    ready: (matched) =>
      `La newsletter est enregistrée et vérifiée\u202f: ${ready(matched)}, elle peut être envoyée.`,
    readyAndBack: (matched) =>
      `La newsletter est enregistrée et vérifiée\u202f: ${ready(matched)}. Elle redevient un brouillon\u202f: approuve-la à nouveau.`,
  },
  sections: {
    subject: 'Titre et objet',
    mood: 'L’humeur du mois',
    quote: 'Une citation à savourer',
    buzzer: 'Le casse-tête du mois',
    chats: 'Pour un bon café',
    tips: 'Petits conseils',
    match: 'Ta rencontre',
    closing: 'Aperçu de l’e-mail et mot de la fin',
  },
  fields: {
    title: 'Titre',
    description: 'Description',
    subject: 'Objet de l’e-mail',
    newsletterImageUrl: 'URL de l’image d’en-tête',
    moodDescription: 'Description de l’humeur',
    moodImageUrl: 'URL de l’image d’humeur',
    quoteText: 'Citation',
    quoteAuthor: 'De qui est la citation',
    brainBuzzerQuestion: 'Question',
    brainBuzzerCorrectAnswer: 'Bonne réponse',
    coffeeChatsParagraph: 'Paragraphe d’introduction',
    matchPlaceholder: 'Texte de remplacement',
    closingMessage: 'Mot de la fin',
    adminNotes: 'Notes internes',
  },
  lists: {
    brainBuzzerChoices: entry('Choix', 'Choix', 'un choix', 'retiré'),
    coffeeChatStarters: entry('Pour lancer la conversation', 'Idée', 'une idée', 'retirée'),
    proTips: entry('Conseils', 'Conseil', 'un conseil', 'retiré'),
  },
  translations: {
    label: 'Langues',
    add: 'Ajouter une langue',
    choose: 'Ajouter une langue…',
    addOne: (language) => `Ajouter les textes de départ\u202f: ${language}`,
    addAll: (languages) => `Ajouter les textes de départ dans les ${digits(languages)}`,
    added: (first) =>
      `Textes de départ ajoutés. Ce que tu as écrit toi-même y reste dans la première langue\u202f: ${first}.`,
    older: 'à revoir',
    olderThan: (first) => `L’original a changé depuis\u202f: ${first}.`,
    stillFits: 'Ça convient toujours',
    addFailed: 'Impossible d’ajouter la traduction',
    remove: (language) => `Retirer ${language}`,
    preview: 'Langue de l’aperçu',
    own: 'Sa langue',
  },
  starterExample: 'Qu’est-ce qui t’a fait sourire cette semaine\u202f?',
  notesHint: 'Visibles pour l’administration seulement\u202f; jamais envoyées.',
  placeholderHint: 'Pour les personnes sans rencontre.',
  noAnswer: 'Pas encore choisie (A, B, C ou D)',
  answer: (letter, choice) => `${letter}\u202f: ${choice}`,
  image: {
    hint: 'Une URL directe d’image, comme https://…/coffee.jpg, marche dans les e-mails. Un lien vers un album, non.',
    broken: 'Impossible de charger l’image. Vérifie l’URL.',
    choose: 'Choisir dans la galerie',
    chooseFor: {
      newsletterImageUrl: 'Choisir dans la galerie\u202f: image d’en-tête',
      moodImageUrl: 'Choisir dans la galerie\u202f: image d’humeur',
    },
    frame: 'Image',
  },
  preview: {
    live: 'Aperçu en direct',
    subject: (subject) => `Objet\u202f: ${subject}`,
    frame: 'La newsletter comme elle se lit',
    forWhom: 'Aperçu pour une personne',
    withMatch: 'avec une rencontre',
    withoutMatch: 'sans rencontre',
    recipient: 'Adresse pour l’aperçu',
    previous: 'Personne précédente',
    next: 'Personne suivante',
    place: (name, place, all) => `${name}\u202f: ${digits(place)} sur ${digits(all)}`,
    ofDraft: 'Aperçu du brouillon',
    action: 'Aperçu',
    error: 'Aperçu impossible',
    mailFailed: 'Impossible de créer l’aperçu de l’e-mail',
  },
  test: {
    onlySaved: 'Un essai montre la version enregistrée, sans tes dernières modifications.',
    to: 'Envoyer un essai à',
    action: 'Envoyer un e-mail d’essai',
    pending: 'Envoi de l’essai…',
    sent: (email) => `E-mail d’essai envoyé à ${email}`,
    sentUnmatched: (email) => `E-mail d’essai envoyé à ${email}. Tu n’es pas dans cette tournée.`,
    failed: 'Impossible d’envoyer l’e-mail d’essai',
  },
}

export const linking: Words['newsletters']['linking'] = {
  label: 'Tirage lié',
  hint: 'Vérifie que ta session d’administration est ouverte pour accéder aux tirages.',
  none: 'Aucun tirage lié',
  noneThere: 'Aucun tirage disponible',
  failed: (reason) => `Impossible de charger les tirages\u202f: ${reason}`,
  notSignedIn: 'Connexion nécessaire',
  ownMonth: (month) => `${month}, le mois de cette newsletter`,
  option: (group, count) => `${group} (${pairs(count)})`,
  mailedOption: (group, count, day) => `${group} (${pairs(count)}, envoi le ${day})`,
  alsoFor: 'Aussi pour',
  alsoForHint: (whom) => `${whom}. Chaque groupe a son propre envoi et son propre journal.`,
  people,
  peopleMailed: (count, day) => `${people(count)}, envoi le ${day}`,
  forWhom: (groups, count) => `${groups}\u202f: ${people(count)}`,
}

export const validation: Words['newsletters']['validation'] = {
  action: 'Vérifier les rencontres',
  pending: 'Vérification…',
  failed: 'Impossible de vérifier la newsletter',
  error: 'Vérification impossible',
  chooseFirst: { title: 'Il manque le tirage', text: 'Choisis d’abord un fichier de tirage' },
  result: 'Résultat de la vérification',
  levels: { valid: 'Tout est bon', warning: 'À vérifier', error: 'Des problèmes' },
  criticalCount: critical,
  criticalSentence: (count) => `${critical(count)}.`,
  missingMatches: (missing) => `Rencontres manquantes\u202f: ${missing.join('\u202f; ')}.`,
  missingMatchesAndMore: (missing, more) =>
    `Rencontres manquantes\u202f: ${missing.join('\u202f; ')}\u202f; et ${digits(more)} de plus.`,
  what: (title, month, pairings) => `${title} (${month}) avec ${pairings}`,
  pairing: (name, group) => `${name} (${group})`,
  figures: {
    people: 'Personnes',
    matched: 'Avec rencontre',
    unmatched: 'Sans rencontre',
    invalid: 'Non valables',
    rate: 'Taux de réussite',
  },
  dangers: 'Probablement une erreur',
  critical: 'Problèmes critiques',
  missing: 'Rencontres manquantes',
  issues: (title, count) => `${title} (${digits(count)})`,
  more: (count) => `et ${digits(count)} de plus`,
}
