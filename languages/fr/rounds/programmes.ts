import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('fr')

export const programmes: Words['rounds']['programmes'] = {
  title: 'Programmes',
  text: 'Chacun a ses personnes, son rythme et ses tables. Une rencontre compte dans tous les programmes.',
  add: 'Nouveau programme',
  none: 'Aucun programme ne fait de tournée pour tes groupes en ce moment.',
  edit: 'Modifier',
  editOne: (name) => `Modifier ${name}`,
  moreFor: (name) => `Plus pour ${name}`,
  facts: {
    who: 'Qui',
    hosts: 'Accueil',
    rhythm: 'Rythme',
    tables: 'Tables',
    people: 'Personnes',
    next: 'Prochaine tournée',
  },
  everybody: 'Tout le monde',
  named: (count) => `Personnes nommées\u202f: ${digits(count)}`,
  newcomers: (weeks) =>
    plural(weeks, {
      one: 'Arrivées depuis # semaine au plus',
      many: 'Arrivées depuis # semaines au plus',
      other: 'Arrivées depuis # semaines au plus',
    }),
  whoJoins: 'Sur inscription',
  byHand: 'À la main',
  monthly: 'Chaque mois',
  everyWeeks: (every) =>
    plural(every, { one: 'Chaque semaine', many: 'Toutes les # semaines', other: 'Toutes les # semaines' }),
  pairs: 'À deux',
  tablesOf: (size) => `Tables de ${digits(size)}`,
  notKnown: 'À annoncer',
  reach: {
    title: 'Personnes aujourd’hui',
    ready: (count) => `Dans une tournée faite aujourd’hui\u202f: ${digits(count)}`,
    hosts: (count) => `Personnes qui accueillent\u202f: ${digits(count)}`,
    guests: (count) => `Invités\u202f: ${digits(count)}`,
    nobody: 'Personne n’y participe aujourd’hui',
    tooFew: (size) => `Trop peu pour une table de ${digits(size)}`,
    failed: 'Impossible de charger le nombre de personnes.',
  },
  start: {
    title: 'Partir de',
    coffee: { label: 'Café du mois', hint: 'Tout le monde, à deux, une fois par mois' },
    pairs: { label: 'Duos de la semaine', hint: 'Tout le monde, à deux, une fois par semaine' },
    lunch: {
      label: 'Déjeuner à quatre',
      hint: 'Tables de quatre, tous groupes mêlés, toutes les six semaines',
    },
    newcomers: {
      label: 'Accueil des nouvelles têtes',
      hint: 'Les arrivées des 12 dernières semaines, tables de trois, avec une personne d’accueil choisie',
    },
    sites: { label: 'Café entre sites', hint: 'À deux, de sites différents, une fois par mois' },
    leader: {
      label: 'Rencontrer la direction',
      hint: 'Tout le monde à tour de rôle, tables de cinq, avec une personne de la direction choisie',
    },
    skipLevel: {
      label: 'Saut de niveau',
      hint: 'À deux, avec une personne deux niveaux au-dessus ou plus, une fois par mois',
    },
    lottery: {
      label: 'Tirage du mois',
      hint: 'Une personne d’accueil choisie, et une personne tirée au sort chaque mois',
    },
  },
  steps: { who: 'Qui', hosts: 'Accueil', rhythm: 'Rythme et taille', name: 'Nom' },
  stepOf: (step, steps) => `Étape ${digits(step)} sur ${digits(steps)}`,
  next: 'Suivant',
  previous: 'Retour',
  create: 'Créer le programme',
  creating: 'Création…',
  created: (name) => `«\u202f${name}\u202f» est créé.`,
  notCreated: 'Impossible de créer le programme',
  rest: 'Autres réglages',
  hosts: {
    has: {
      label: 'Ce programme a des personnes qui accueillent',
      hint: 'Une personne accueille à chaque table, avec des invités de la première étape. Qui attend depuis le plus longtemps passe en premier, et les personnes qui accueillent se relaient.',
    },
    sayWho: 'Indique qui accueille',
    levelsAbove: {
      label: 'À quelle hauteur au-dessus de leurs invités',
      hint: 'D’après la ligne hiérarchique de l’invité, si elle est connue',
    },
    anywhere: 'Peu importe',
    levels: (levels) =>
      plural(levels, { one: '# niveau ou plus', many: '# de niveaux ou plus', other: '# niveaux ou plus' }),
  },
  who: {
    text: 'Les personnes qui figurent dans chaque liste remplie. Laisse toutes les listes vides pour toute la liste d’accès.',
    domainGroups: 'Groupes de domaines',
    departments: 'Services',
    directoryGroups: 'Groupes de l’annuaire',
    choose: 'Ajouter…',
    addresses: { label: 'Personnes nommées', hint: 'Une adresse par ligne' },
    newcomersWeeks: {
      label: 'Nouvelles têtes',
      hint: 'Arrivées depuis ce nombre de semaines au plus. Laisse vide pour tout le monde.',
    },
    join: {
      label: 'Comment on participe',
      choices: {
        everyone: { label: 'Automatiquement', hint: 'Tant qu’on ne le quitte pas.' },
        'opt-in': {
          label: 'Sur inscription',
          hint: 'Chaque personne s’inscrit sur son profil.',
        },
        ask: {
          label: 'En disant oui à chaque fois',
          hint: 'Avant chaque tournée, tout le monde reçoit un e-mail avec le bouton «\u202fJ’en suis\u202f». Seules les personnes qui cliquent participent.',
        },
      },
    },
  },
  weeks: 'Automatiquement, chaque semaine ou à quelques semaines d’intervalle',
  every: 'Fréquence',
  from: {
    label: 'À partir du',
    hint: 'La première tournée a lieu le premier de ces jours de la semaine à partir de cette date.',
  },
  mix: {
    label: 'Qui se rencontre',
    personal: 'Selon la préférence de chaque personne',
    different: (name) => `Différent\u202f: ${name}`,
    same: (name) => `Identique\u202f: ${name}`,
    department: 'service',
    preferences: 'Respecter aussi les préférences de service',
  },
  size: 'Combien de personnes',
  noRepeatMonths: { label: 'Mois avant une nouvelle rencontre à deux', hint: 'Tous programmes confondus' },
  name: 'Nom',
  description: { label: 'Description', hint: 'Pour les personnes qui participent' },
  colour: { label: 'Couleur', hint: 'Marque le nom, dans les pages et les e-mails' },
  archive: {
    action: 'Archiver',
    title: (name) => `Archiver «\u202f${name}\u202f»\u202f?`,
    effect:
      'Il ne fait plus de tournées, et plus personne n’y participe. Les tournées passées restent, et les e-mails en route arrivent encore. Le nom redevient libre.',
    pending: 'Archivage…',
    failed: 'Impossible d’archiver le programme',
  },
}
