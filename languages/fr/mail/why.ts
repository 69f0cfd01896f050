import type { MailWords } from '../../words'

export const why: MailWords['why'] = {
  openAcross: 'Vous acceptez toutes les rencontres, et vous travaillez dans des services différents.',
  open: 'Vous acceptez toutes les rencontres.',
  bothAcross: 'Vous aviez la même envie\u202f: quelqu’un d’un autre service.',
  bothWithin: 'Vous aviez la même envie\u202f: quelqu’un de votre propre service.',
  oneAcross:
    'D’un côté, l’envie de voir un autre service\u202f; de l’autre, toutes les rencontres conviennent.',
  oneWithin:
    'D’un côté, l’envie de rester dans son service\u202f; de l’autre, toutes les rencontres conviennent.',
  broughtTogether: 'Les personnes qui animent le programme ont eu l’idée de vous réunir.',
  neverMet: 'C’est votre première rencontre.',
  lastMet: ({ month }) => `Votre dernière rencontre remonte à ${month}.`,
  three: 'Vous êtes trois ce mois-ci, pour que personne ne reste de côté.',
  stillTwo: 'Vous deviez être trois. L’une des personnes ne peut plus venir, ce sera donc vous deux.',
  tableAcross: 'Vous venez de plusieurs services.',
  tableWithin: 'Vous travaillez dans le même service.',
  tableNeverMet: 'Aucune rencontre n’a encore eu lieu entre vous.',
  tableLastMet: ({ month }) => `La dernière rencontre entre deux d’entre vous remonte à ${month}.`,
  fewer: 'Finalement, tout le monde ne pourra pas venir. Les autres se retrouvent quand même.',
  grown: 'Cette table s’est agrandie depuis le tirage.',
  mixDifferent: ({ name }) => `Ce programme réunit des personnes différentes sur ce point\u202f: ${name}.`,
  mixSame: ({ name }) => `Ce programme réunit des personnes semblables sur ce point\u202f: ${name}.`,
  topics: ({ names }) => `Vous avez choisi tous les deux : ${names}.`,
  tableTopics: ({ names }) => `Plusieurs d’entre vous ont choisi : ${names}.`,
  aboutTopic: ({ name }) => `Qu’aimeriez-vous vous raconter sur ce sujet : ${name} ?`,
}
