import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('nl')

export const newsletter: MailWords['newsletter'] = {
  hello: (name) => `Hallo ${name}`,
  preheader: {
    match: (month, name, department) => `Je koffiematch voor ${month}: ${name}, ${department}.`,
    stranded: (name) => `${name} kan toch niet komen koffiedrinken.`,
    sittingOut: (month, why) => `Geen match in ${month}. ${why}`,
  },
  picture: (month, company) => `${month} bij ${company}`,
  match: {
    label: 'Je koffiematch',
    labelOfMore: 'Je koffiematches',
    why: 'Waarom jullie twee',
    youHost: 'Aan deze tafel ontvang jij.',
    hosts: (name) => `Ontvangt: ${name}.`,
    whyMore: 'Waarom jullie allemaal',
    see: 'Je match bekijken',
    writeTo: (address) => ['of schrijf naar ', address],
    andTo: (address) => ['en naar ', address],
    photo: (name) => `Foto van ${name}`,
    quoted: (words) => `‘${words}’`,
  },
  noMatch: {
    label: 'Je match',
    joinedLater: 'Vanaf de volgende ronde',
    notNeeded: 'Deze keer niet nodig',
    waits: (rounds) =>
      `Over ongeveer ${plural(rounds, { one: '# ronde', other: '# rondes' })} heb je een plaats.`,
    onTheList: 'Je staat op de lijst.',
    noOtherHost: 'Niemand anders heeft nu een plaats voor je. Je staat op de lijst voor de volgende ronde.',
    youAreNotNeeded: 'Deze ronde hoef je niet te ontvangen. Wie ontvangt, doet dat om de beurt.',
    youJoinedLater: 'Je kwam erbij nadat de ronde van deze maand was gemaakt. Aan de volgende doe je mee.',
    stranded: 'Je match kan niet komen',
    sittingOut: 'Deze maand geen match',
    nobodyLeft: 'Er was deze keer niemand meer over voor een match met jou.',
  },
  starters: { label: 'Zo wordt het een goed gesprek', title: 'Iets om mee te beginnen' },
  mood: 'De stemming van deze maand',
  buzzer: {
    label: 'De hersenkraker van de maand',
    atTheEnd: 'Het antwoord staat helemaal onderaan.',
    answer: (answer) => `Hersenkraker: het antwoord is ${answer}`,
  },
  tips: 'Tips',
  after: {
    title: 'Na jullie koffie',
    text: 'Eén klik vertelt ons hoe het ging. Zo wordt je match volgende maand iemand nieuws.',
  },
  profile: 'Je profiel',
  ask: 'Vraag het ons',
}
