import type { MailWords } from '../../words'

export const meetings: MailWords['meetings'] = {
  coffee: (who, day, time) => `Koffie met ${who}, ${day}, ${time}`,
  when: (day, time, city) => `${day} om ${time} (${city})`,
  slot: (day, time) => `${day}, ${time}`,
  timeFor: (time, who) => `${time} voor ${who}`,
  toBeAgreed: 'Nog af te spreken',
  calendar: {
    chat: (names) => `Koffie: ${names}`,
    ofTheMonth: 'Je koffie van de maand.',
    summary: (names) => `Koffie: ${names}`,
    toBegin: (question) => `Om te beginnen: ${question}`,
  },
  changes: {
    booked: {
      subject: 'Je koffie staat vast',
      personal: (coffee) => coffee,
      said: (who, when) => ['Je koffie met ', who, ' is op ', when, '.'],
      aside: 'De uitnodiging voor je agenda zit erbij.',
    },
    moved: {
      subject: 'Je koffie is verplaatst',
      personal: (coffee) => `Verplaatst: ${coffee}`,
      said: (who, when) => ['Je koffie met ', who, ' is nu op ', when, '.'],
      aside: 'Je agenda verplaatst de afspraak automatisch, of als je de bijgevoegde uitnodiging opent.',
    },
    goesOn: {
      subject: 'Je koffie gaat door',
      personal: (coffee) => `Gaat door: ${coffee}`,
      said: (who, when) => ['Je koffie met ', who, ' blijft op ', when, '.'],
      aside: 'Niet iedereen kan nog. De tijd blijft hetzelfde.',
    },
    grown: {
      subject: 'Jullie tafel is groter geworden',
      personal: (coffee) => `Met één erbij: ${coffee}`,
      said: (who, when) => ['Je koffie met ', who, ' is op ', when, '.'],
      aside: 'Er is iemand bij gekomen aan jullie tafel. De tijd blijft hetzelfde.',
    },
    cancelled: {
      subject: 'Je koffie gaat niet door',
      personal: (coffee) => `Geannuleerd: ${coffee}`,
      said: (who, when) => ['Je koffie met ', who, ' op ', when, ' gaat niet door.'],
      aside: 'Je agenda haalt de afspraak automatisch weg, of als je het bijgevoegde bestand opent.',
    },
    rematched: {
      subject: 'Je match is veranderd',
      personal: (coffee) => `Geannuleerd: ${coffee}`,
      said: (who, when) => [
        'Je koffie met ',
        who,
        ' op ',
        when,
        ' gaat niet door, want je match van deze maand is veranderd.',
      ],
      aside:
        'Op je pagina zie je wie je nu ontmoet. Je agenda haalt de koffie automatisch weg, of als je het bijgevoegde bestand opent.',
    },
  },
  invitation: {
    preheader: 'Vijfentwintig minuten met je match.',
    thatIs: (when, who) => `Dat is ${when} voor ${who}.`,
    otherTime: 'Een andere tijd zoeken',
    seeMatch: 'Je match bekijken',
    needsLink: (who, link) => [
      `Jullie zitten in verschillende tijdzones en er is nog geen videolink. Jij stelt deze maand de tijd voor, dus stuur ${who} een link. Zet je je eigen link op `,
      link('je profiel'),
      ', dan staat hij in elke uitnodiging.',
    ],
  },
  leaf: {
    where: (place) => `Waar: ${place}`,
    move: 'Verplaatsen',
    cancel: 'Annuleren',
  },
  plan: {
    label: 'Jullie tijd',
    forTwo: {
      title: 'Wanneer komt het jullie allebei uit?',
      oneClick: 'Eén klik legt het vast voor jullie allebei.',
      noTimes:
        'In de komende twee weken is er geen tijd die jullie allebei uitkomt. Zoek een latere tijd, of schrijf elkaar.',
    },
    forMore: {
      title: 'Wanneer komt het jullie allemaal uit?',
      oneClick: 'Eén klik legt het vast voor jullie allemaal.',
      noTimes:
        'In de komende twee weken is er geen tijd die jullie allemaal uitkomt. Zoek een latere tijd, of schrijf elkaar.',
    },
    youSuggest: 'Jij stelt deze maand de tijd voor.',
    suggests: (name) => `${name} stelt deze maand de tijd voor.`,
    byMail: 'De uitnodiging komt per mail.',
    booked: 'Je koffie staat vast. De uitnodiging komt per mail.',
    itIs: (time, who) => `Het is ${time} voor ${who}.`,
    elsewhere: (time, who) => `(${time} voor ${who})`,
    timesAreOf: (city) => `Tijd in ${city}.`,
    others: (link) => ['Past er geen? ', link('Andere tijden bekijken')],
    find: 'Een tijd zoeken',
    writeInstead: (address) => ['Spreek je liever zelf af? Schrijf naar ', address],
  },
}
