import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('it')

export const newsletter: MailWords['newsletter'] = {
  hello: (name) => `Ciao ${name}`,
  preheader: {
    match: (month, name, department) => `Il tuo incontro di ${month}: ${name}, ${department}.`,
    stranded: (name) => `Alla fine ${name} non può venire al caffè.`,
    sittingOut: (month, why) => `Nessun incontro in ${month}. ${why}`,
  },
  picture: (month, company) => `${month}, ${company}`,
  match: {
    label: 'Il tuo incontro del mese',
    labelOfMore: 'Chi incontri',
    why: 'Perché voi due',
    youHost: 'A questo tavolo ospiti tu.',
    hosts: (name) => `Ospita: ${name}.`,
    whyMore: 'Perché questo gruppo',
    see: 'Guarda chi incontri',
    writeTo: (address) => ['o scrivi a ', address],
    andTo: (address) => ['e a ', address],
    photo: (name) => `Foto di ${name}`,
    quoted: (words) => `«${words}»`,
  },
  noMatch: {
    label: 'Il tuo incontro',
    joinedLater: 'Dal prossimo giro',
    notNeeded: 'Questa volta non serve',
    waits: (rounds) =>
      `Avrai un posto tra circa ${plural(rounds, { one: '# giro', many: '# di giri', other: '# giri' })}.`,
    onTheList: 'Sei nella lista.',
    noOtherHost: 'Nessun altro ha ora un posto per ospitarti. Sei nella lista per il prossimo giro.',
    youAreNotNeeded: 'In questo giro non serve che tu ospiti. Chi ospita fa a turno.',
    youJoinedLater:
      'Hai iniziato quando il giro di questo mese era già fatto. Al prossimo giro ci sei anche tu.',
    stranded: 'L’altra persona non può venire',
    sittingOut: 'Nessun incontro questo mese',
    nobodyLeft: 'Questa volta non restava nessuno per un caffè con te.',
  },
  starters: { label: 'Per un buon caffè', title: 'Qualcosa per cominciare' },
  mood: 'L’atmosfera del mese',
  buzzer: {
    label: 'Il rompicapo del mese',
    atTheEnd: 'La risposta è proprio alla fine.',
    answer: (answer) => `Rompicapo: la risposta è ${answer}`,
  },
  tips: 'Consigli',
  after: {
    title: 'Dopo il vostro caffè',
    text: 'Un clic ci dice com’è andata, così il mese prossimo incontri una persona nuova.',
  },
  profile: 'Il tuo profilo',
  ask: 'Chiedi a noi',
}
