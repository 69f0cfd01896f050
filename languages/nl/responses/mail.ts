import type { Responses } from '../../words'

export const mail: Responses['mail'] = {
  purgedMail:
    'Deze nieuwsbrief is verstuurd en automatisch gearchiveerd. De mails van een verstuurde nieuwsbrief zijn niet meer te bekijken, want ze worden verwijderd om het systeem schoon te houden.',
  notSent: 'Deze nieuwsbrief is niet verstuurd.',
  noNewsletter: 'Nieuwsbrief niet gevonden',
  noUser: 'Gebruiker niet gevonden',
  nothingSentThen: 'In die maand is geen nieuwsbrief verstuurd.',
  beingSent: 'Deze nieuwsbrief wordt verstuurd. Wacht tot dat klaar is, of breek het af.',
  runningMonth: 'Dit logboek is van de lopende maand. Opschonen kan volgende maand, als het is gearchiveerd.',
  purgedAlready: 'Dit logboek is al opgeschoond.',
  purged: (title) => `De persoonlijke inhoud van ‘${title}’ is verwijderd.`,
  notSigned: (by) => `Dit verzoek is niet door ${by} ondertekend, of de handtekening is te oud.`,
  notEvents: 'De inhoud is geen lijst van gebeurtenissen.',
  noMail: 'Deze mail staat niet in het Postvak UIT.',
}
