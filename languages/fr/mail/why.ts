import type { MailWords } from '../../words'

export const why: MailWords['why'] = {
  openAcross: 'Vous acceptez toutes les rencontres, et vous travaillez dans des services différents.',
  open: 'Vous acceptez toutes les rencontres.',
  bothAcross: 'Vous avez demandé, de part et d’autre, quelqu’un d’un autre service.',
  bothWithin: 'Vous avez demandé, de part et d’autre, quelqu’un de votre propre service.',
  oneAcross:
    'L’une de vos demandes est «\u202fquelqu’un d’un autre service\u202f», l’autre est ouverte à tout le monde.',
  oneWithin:
    'L’une de vos demandes est «\u202fquelqu’un de mon service\u202f», l’autre est ouverte à tout le monde.',
  broughtTogether: 'Les personnes qui animent le programme ont eu l’idée de vous réunir.',
  neverMet: 'C’est votre première rencontre.',
  lastMet: ({ month }) => `Votre dernière rencontre remonte à ${month}.`,
  three: 'Vous êtes trois ce mois-ci, pour que personne ne reste de côté.',
  stillTwo: 'Vous deviez être trois. L’une des personnes ne peut plus venir, ce sera donc à deux.',
  tableAcross: 'Vous venez de plusieurs services.',
  tableWithin: 'Vous travaillez toutes et tous dans le même service.',
  tableNeverMet: 'Pour chacun de vous, ce sont de premières rencontres.',
  tableLastMet: ({ month }) => `La dernière rencontre entre deux d’entre vous remonte à ${month}.`,
  fewer: 'Tout le monde ne peut plus venir. Les autres se retrouvent quand même.',
  grown: 'Cette table s’est agrandie depuis le tirage.',
}
