import type { MailWords } from '../../words'

const oneClick = 'Eén klik en we weten het: jullie hebben elkaar ontmoet, of het is niet gelukt.'

export const reminders: MailWords['reminders'] = {
  headsUp: {
    subject: (date) => `Koffieronde op ${date}: je doet mee`,
    title: 'De volgende koffieronde komt eraan',
    preheader: (date) => `Op ${date}. Je hoeft niets te doen.`,
    youAreIn: (date) => ['Op ', date, ' koppelen we collega’s voor een koffie, en je doet mee.'],
    nothingToDo: 'Je hoeft niets te doen.',
    notThisTime: 'Je match komt per mail. Deze keer niet?',
    skip: 'Deze ronde overslaan',
    pause: 'Langer pauzeren',
    backAfter: 'Als je deze ronde overslaat, doe je de ronde daarna weer mee.',
  },
  noRound: {
    subject: 'Deze keer geen koffie',
    text: 'We schreven dat je meedoet aan deze koffieronde. Er is deze keer niemand voor je, dus er is geen koffie.',
    next: 'Je hoeft niets te doen: je doet mee aan de volgende ronde.',
  },
  silence: {
    subject: 'Nog zin in koffie?',
    preheader: 'Met één klik blijf je meedoen.',
    text: 'We hebben al een tijd niets van je gehoord, en we willen niet dat iemand voor niets op je wacht.',
    stay: 'Ja, ik blijf meedoen',
    otherwise:
      'Als je niets doet, laten we je de komende rondes met rust, zodat niemand op je wacht. Je doet weer mee zodra je op de knop drukt of inlogt.',
  },
  didYouMeet: {
    subject: 'Hebben jullie koffie gedronken?',
    preheader: oneClick,
    paired: (who) => ['Twee weken geleden koppelden we je aan ', who, '.'],
    two: 'Hebben jullie samen koffie gedronken?',
    more: 'Hebben jullie met zijn allen koffie gedronken?',
    noTimeYet: (address) => [
      'Nog geen tijd gehad? Een kort hallo vandaag telt ook. Dit is de enige herinnering voor deze match. Het adres: ',
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
    subject: (newsletter) => `Een andere match voor jou: ${newsletter}`,
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
    invitedAgain: (who) => `${who} heeft je een tijd geleden uitgenodigd, en die uitnodiging staat nog.`,
    text: 'Eén keer per maand drinken twee collega’s die elkaar misschien nog nooit hebben ontmoet samen koffie. We zoeken iemand voor je en schrijven jullie allebei; de rest is een half uur praten.',
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
    planned: (who, when) => ['Er stond koffie gepland met ', who, ', op ', when, '.'],
    once: 'Eén klik is genoeg en niemand vraagt het nog eens. Door je antwoord ontmoet je volgende maand iemand nieuws.',
  },
  declined: {
    subject: 'Je koffie heeft een andere tijd nodig',
    preheader: 'Wat vind je van een andere tijd?',
    byOwn: (who, when) => [
      `Je agenda heeft je koffie met ${who} op `,
      when,
      ' afgewezen, dus de koffie gaat niet door.',
    ],
    byOther: (who, when) => [`${who} kan niet op `, when, ', dus de koffie gaat niet door.'],
  },
  organiser: {
    subject: 'Je koffie heeft een tijd nodig',
    personal: (who) => `Je koffie met ${who} heeft een tijd nodig`,
    preheader: 'Jij stelt hem deze maand voor. Eén klik legt hem vast.',
    notBooked: (who) => [
      'Je koffie met ',
      who,
      ' staat nog niet vast, en jij stelt deze maand de tijd voor.',
    ],
    onlyReminder: 'Dit is de enige herinnering.',
  },
}
