import type { MailWords } from '../../words'

const oneClick = 'Eén klik en we weten het: jullie hebben elkaar ontmoet, of het is niet gelukt.'

export const reminders: MailWords['reminders'] = {
  ask: {
    subject: (date) => `Doe je mee op ${date}?`,
    title: 'Doe je deze keer mee?',
    question: (date) => ['De volgende ronde is op ', date, '. Zullen we iemand voor je zoeken?'],
    in: 'Ik doe mee',
    takeBack: 'Terugnemen',
    otherwise: 'Zonder antwoord sla je deze ronde over. Tot de ronde gemaakt is kun je je bedenken.',
  },
  headsUp: {
    subject: (date) => `Koffieronde op ${date}: je doet mee`,
    title: 'De volgende koffieronde komt eraan',
    preheader: (date) => `Op ${date}. Je hoeft niets te doen.`,
    youAreIn: (date) => ['Op ', date, ' brengen we collega’s bij elkaar voor een koffie, en je doet mee.'],
    nothingToDo: 'Je hoeft niets te doen.',
    notThisTime: 'Je match komt per mail. Deze keer niet?',
    skip: 'Deze ronde overslaan',
    pause: 'Langer pauzeren',
    backAfter: 'Als je deze ronde overslaat, doe je de ronde daarna weer mee.',
  },
  noRound: {
    subject: 'Deze keer geen koffie',
    text: 'We schreven dat je meedeed aan deze koffieronde. We hebben alleen niemand voor je gevonden, dus is er deze keer geen koffie.',
    next: 'Je hoeft niets te doen: aan de volgende ronde doe je mee.',
  },
  silence: {
    subject: 'Nog zin in koffie?',
    preheader: 'Met één klik blijf je meedoen.',
    text: 'We hebben al een tijd niets van je gehoord, en we willen niet dat een collega voor niets op je wacht.',
    stay: 'Ja, ik blijf meedoen',
    otherwise:
      'Als je niets doet, gaan de komende rondes zonder jou door, zodat niemand voor niets wacht. Je doet weer mee zodra je op de knop drukt of inlogt.',
  },
  didYouMeet: {
    subject: 'Hebben jullie koffie gedronken?',
    preheader: oneClick,
    paired: (who) => ['Onlangs kreeg je een match: ', who, '.'],
    two: 'Hebben jullie samen koffie gedronken?',
    more: 'Hebben jullie met zijn allen koffie gedronken?',
    noTimeYet: (address) => [
      'Nog geen tijd gehad? Een korte groet vandaag telt ook. Dit is de enige herinnering voor deze match. Het adres: ',
      address,
    ],
  },
  stranded: {
    subject: 'Je match kan niet komen',
    preheader: 'Wat er gebeurd is, en wat je kunt doen.',
    tooLateUntil: (date) => `Voor een andere match is het nu te laat. De volgende ronde is op ${date}.`,
    tooLate: 'Voor een andere match is het nu te laat. De volgende ronde brengt er een.',
  },
  rescue: {
    subject: (newsletter) => `Een nieuwe match voor jou: ${newsletter}`,
    grown: (newsletter) => `Jullie tafel is groter geworden: ${newsletter}`,
  },
  join: {
    subject: 'Koffie met een collega?',
    subjectAgain: 'Een herinnering: koffie met een collega?',
    title: (company) => `Koffie met een collega bij ${company}`,
    preheader: 'Eén keer per maand, met iemand die je misschien nog nooit hebt ontmoet.',
    because: (company) =>
      `Je krijgt deze mail omdat je bent uitgenodigd voor de koffierondes bij ${company}.`,
    leave: 'Vraag het me niet meer',
    invited: (who) => `${who} nodigt je uit om mee te doen.`,
    invitedAgain: (who) =>
      `${who} heeft je een tijd geleden uitgenodigd, en ziet je nog steeds graag meedoen.`,
    text: (minutes) =>
      `Eén keer per maand drinken twee collega’s samen koffie, vaak voor het eerst. We zoeken iemand voor je en schrijven jullie allebei; de rest is een koffie van ${minutes} minuten.`,
    button: 'Meedoen',
    how: 'Het kost twee minuten: open de pagina, vul deze code in en zeg wie je graag wilt ontmoeten.',
    once: 'De link en de code zijn 14 dagen geldig en werken één keer. Geef de code aan niemand.',
  },
  tomorrow: {
    subject: 'Morgen koffie',
    personal: (coffee) => `Morgen: ${coffee}`,
  },
  asked: {
    two: 'Hebben jullie elkaar ontmoet?',
    more: 'Hebben jullie elkaar met zijn allen ontmoet?',
    personal: (question, coffee) => `${question} ${coffee}`,
    preheader: oneClick,
    planned: (who, when) => ['Je had koffie gepland met ', who, ', op ', when, '.'],
    once: 'Eén klik en we vragen het niet meer. Door je antwoord wordt je match volgende maand iemand nieuws.',
  },
  declined: {
    subject: 'Voor je koffie is een andere tijd nodig',
    preheader: 'Wat vind je van een andere tijd?',
    byOwn: (who, when) => [
      `Je agenda heeft je koffie met ${who} op `,
      when,
      ' afgewezen, dus de koffie gaat niet door.',
    ],
    byOther: (who, when) => [`${who} kan niet op `, when, ', dus de koffie gaat niet door.'],
  },
  organiser: {
    subject: 'Voor je koffie is nog een tijd nodig',
    personal: (who) => `Voor je koffie met ${who} is nog een tijd nodig`,
    preheader: 'Jij stelt hem deze maand voor. Eén klik legt hem vast.',
    notBooked: (who) => ['Je koffie met ', who, ' staat nog niet vast. Jij stelt deze maand de tijd voor.'],
    onlyReminder: 'Dit is de enige herinnering.',
  },
}
