import type { MailWords } from '../../words'

export const why: MailWords['why'] = {
  openAcross: 'Ihr seid beide für alle offen und arbeitet in verschiedenen Abteilungen.',
  open: 'Ihr seid beide für alle offen.',
  bothAcross: 'Ihr wolltet beide jemanden aus einer anderen Abteilung.',
  bothWithin: 'Ihr wolltet beide jemanden aus der eigenen Abteilung.',
  oneAcross:
    'Eine Person von euch wollte jemanden aus einer anderen Abteilung, die andere ist für alle offen.',
  oneWithin: 'Eine Person von euch wollte jemanden aus der eigenen Abteilung, die andere ist für alle offen.',
  broughtTogether: 'Wer das Programm betreut, hat euch beide zusammengebracht.',
  neverMet: 'Ihr habt euch noch nie getroffen.',
  lastMet: ({ month }) => `Zuletzt habt ihr euch im ${month} getroffen.`,
  three: 'In diesem Monat seid ihr zu dritt, damit niemand aussetzen muss.',
  stillTwo: 'Ihr wart zu dritt. Jemand von euch kann doch nicht, also trefft ihr euch zu zweit.',
  tableAcross: 'Ihr kommt aus verschiedenen Abteilungen.',
  tableWithin: 'Ihr arbeitet alle in derselben Abteilung.',
  tableNeverMet: 'Noch keine zwei von euch haben sich je getroffen.',
  tableLastMet: ({ month }) => `Zuletzt haben sich zwei von euch im ${month} getroffen.`,
  fewer: 'Nicht alle von euch können doch kommen. Ihr anderen trefft euch trotzdem.',
  grown: 'Euer Tisch ist seit der Auslosung größer geworden.',
  mixDifferent: ({ name }) =>
    `Dieses Programm bringt Leute zusammen, die sich hierin unterscheiden: ${name}.`,
  mixSame: ({ name }) => `Dieses Programm bringt Leute zusammen, die hierin gleich sind: ${name}.`,
  topics: ({ names }) => `Ihr habt beide dieses Thema gewählt: ${names}.`,
  tableTopics: ({ names }) => `Mehrere von euch haben dieses Thema gewählt: ${names}.`,
  aboutTopic: ({ name }) => `Was möchtet ihr einander zu diesem Thema erzählen: ${name}?`,
}
