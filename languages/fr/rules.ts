import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { day, dayInYear, digits, monthName } = formatsOf('fr')
const atMost = (max: number) => `${digits(max)} caractères au plus`
const invalidAddress = 'Saisis une adresse e-mail valable'
const wholeNumber = 'Saisis un nombre entier'

export const rules: Words['rules'] = {
  required: 'Il manque quelque chose ici',
  expected: (kind) => `Attendu\u202f: ${kind}`,
  least: (least) => `Au moins ${least}`,
  most: (most) => `Au plus ${digits(most)}`,
  atLeast: (least) => `Au moins ${least} caractères`,
  atMost,
  oneOf: (values) => `L’une de ces valeurs\u202f: ${values}`,
  unknownField: (names) => `Champ inconnu\u202f: ${names}`,
  noForm: 'Cette valeur n’a aucune des formes acceptées',
  oneOfLanguages: (codes) => `Choisis l’une de ces langues\u202f: ${codes}`,
  form: (form) => `Utilise la forme ${form}`,
  iso: 'Utilise ISO 8601 avec un décalage horaire',
  notBase64: 'Ce n’est pas du base64url',
  wholeNumber,
  noHosts: 'Indique qui accueille, ou laisse ce champ de côté : tout le monde est alors à égalité',
  attribute: {
    reserved: 'Les services existent déjà\u202f: choisis un autre nom',
    values: (most) => `${digits(most)} valeurs différentes au plus`,
  },
  mixPersonal: 'Seuls les services peuvent suivre les préférences de chacun',
  notOneLevel: 'Choisis deux niveaux ou plus : un niveau au-dessus, c’est la hiérarchie directe de l’invité',
  color: (example) => `Saisis une couleur hexadécimale, comme ${example}`,
  oneLine: 'Les retours à la ligne et les caractères de contrôle ne sont pas permis',
  noControl: 'Les caractères de contrôle ne sont pas permis',
  list: {
    atLeast: (least) => `Trop peu d’entrées\u202f: ${least} au moins`,
    atMost: (most) => `${digits(most)} entrées au plus`,
    each: (max) => `${atMost(max)} par entrée`,
    atMostOf: (most, max) => `${most} entrées au plus, de ${digits(max)} caractères`,
    notJson: 'Une liste JSON de textes est attendue',
  },
  email: {
    missing: 'Saisis ton adresse e-mail',
    invalid: invalidAddress,
    toPreview: 'Saisis une adresse pour l’aperçu',
    required: 'Il manque l’adresse e-mail',
  },
  code: {
    missing: (count) => `Saisis le code à ${count} chiffres`,
    invalid: (count) => `Saisis un code valable à ${count} chiffres`,
  },
  passkeyName: 'Donne-lui un nom, par exemple «\u202fOrdinateur\u202f» ou «\u202fClé bleue\u202f»',
  recoveryCode: {
    missing: 'Saisis l’un de tes codes de secours',
    invalid: (letters) => `Un code de secours compte ${letters} lettres et chiffres`,
  },
  password: {
    required: 'Il manque le mot de passe',
    current: 'Saisis ton mot de passe actuel',
    next: 'Saisis un nouveau mot de passe',
    short: (least) => `Un mot de passe compte au moins ${least} caractères.`,
  },
  profile: {
    firstName: 'Il manque le prénom',
    lastName: 'Il manque le nom',
    department: 'Il manque le service',
  },
  inquiry: {
    incomplete: 'Indique le nom de l’entreprise, l’e-mail de contact et le nombre de personnes prévu.',
    invalidAddress: `${invalidAddress}.`,
  },
  programme: {
    name: 'Saisis un nom',
    tooPale:
      'Choisis une couleur plus foncée\u202f: celle-ci se voit mal sur fond clair, dans les pages et les e-mails',
    tooDark:
      'Choisis une couleur plus claire\u202f: celle-ci se voit mal sur fond sombre, dans les pages et les e-mails',
  },
  group: { names: 'Il faut le nom et le nom affiché' },
  department: {
    incomplete: 'Choisis un groupe, et saisis le nom du service et son nom affiché.',
    displayName: 'Il manque le nom affiché',
  },
  domain: 'Saisis un domaine, comme example.com',
  https: 'Saisis une adresse qui commence par https://',
  calendar: 'Saisis l’adresse de ton agenda',
  keyName: 'Donne-lui un nom, par exemple «\u202fPaie\u202f»',
  tokenName: 'Donne-lui un nom, par exemple «\u202fEntra ID\u202f»',
  newsletter: { title: 'Il manque le titre', subject: 'Il manque l’objet de l’e-mail' },
  picture: 'Saisis l’adresse d’une image',
  groupOrAll: 'Indique un groupe, ou prends-les tous.',
  pairingFile: 'Choisis d’abord un fichier de tirage',
  oneTie: 'Un groupe est rattaché à un groupe de domaines ou à un service, pas aux deux',
  beans: 'De un à cinq grains',
  timeZone: 'Ce n’est pas un fuseau horaire valable. Exemple\u202f: Europe/Berlin.',
  profileTexts: {
    bio: {
      label: 'À propos de moi',
      hint: 'Une ou deux phrases pour lancer la conversation.',
      none: 'Rien pour l’instant. Une ou deux phrases aident à lancer la conversation.',
      sample: 'Ici, la personne dit une ou deux phrases sur elle.',
      inMyData: 'À propos de toi',
    },
  },
  standing: {
    in: 'Tu participes.',
    atCap: (count) =>
      `Tu as atteint ta limite (${count === 1 ? 'un café' : `${digits(count)} cafés`}) ce mois-ci. Tu peux l’augmenter sur ton profil.`,
    asked: 'Tu en es la prochaine fois\u202f?',
    askedLater: 'Nous te demanderons avant la prochaine tournée.',
    noGroup:
      'Tu n’as pas encore de groupe, et les tournées se font par groupe. Les personnes qui animent Cup of Joe peuvent t’ajouter à un groupe.',
    optedOut: 'Tu ne participes plus, les tournées se font donc sans toi.',
    dormant:
      'Nous n’avons pas de tes nouvelles depuis longtemps, les tournées se font donc sans toi. Appuie sur le bouton de notre e-mail ou connecte-toi, et tu reviens.',
    onLeave: 'En congé.',
    onLeaveUntil: (until, isFar) => `En congé jusqu’au ${isFar ? day(until) : dayInYear(until)}.`,
    paused: 'Tu es en pause.',
    pausedUntil: (until, isFar) => `Tu es en pause jusqu’au ${isFar ? day(until) : dayInYear(until)}.`,
    sitsOut: (round, backIn) =>
      `Tu passes ton tour (${round ? monthName(round) : 'prochaine tournée'}), et tu reviens ${backIn ? `en ${monthName(backIn)}` : 'à la suivante'}.`,
    sitsOutOn: (round, backOn) =>
      `Tu passes ton tour (tournée du ${dayInYear(round)}), et tu reviens ${backOn ? `le ${dayInYear(backOn)}` : 'à la suivante'}.`,
  },
  notInvited: {
    in: (count) => `${digits(count)} déjà dans le programme`,
    'not-covered': (count) => `${digits(count)} hors liste d’accès`,
    refused: (count) => `${digits(count)} après arrêt ou refus`,
    'too-often': (count) => `${digits(count)} avec déjà 3 invitations en douze mois`,
    'too-soon': (count) => `${digits(count)} avec une invitation depuis moins de 7 jours`,
    away: (count) => `${digits(count)} en pause ou en congé`,
  },
  hours: {
    noDay: 'Choisis au moins un jour',
    quarterHour: 'Choisis un quart d’heure',
    tooShort: 'Au moins une heure plus tard',
  },
  nothingToChange: {
    group: 'Rien à modifier\u202f: indique displayName, description ou color',
    entry: 'Rien à modifier\u202f: indique domainGroupId ou isActive',
    user: 'Rien à enregistrer\u202f: rien n’a changé pour cette personne',
    tie: 'Rien à modifier\u202f: indique domainGroupId ou departmentId',
    blocks: 'Rien à modifier\u202f: indique emails ou domains',
  },
}
