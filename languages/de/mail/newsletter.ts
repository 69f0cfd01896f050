import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('de')

export const newsletter: MailWords['newsletter'] = {
  hello: (name) => `Hallo ${name}`,
  preheader: {
    match: (month, name, department) => `Dein Kaffeetreffen im ${month}: ${name}, ${department}.`,
    stranded: (name) => `${name} kann nun doch nicht zum Kaffee kommen.`,
    sittingOut: (month, why) => `Im ${month} setzt du aus. ${why}`,
  },
  picture: (month, company) => `${month} bei ${company}`,
  match: {
    label: 'Dein Kaffeetreffen',
    labelOfMore: 'Mit ihnen trinkst du Kaffee',
    why: 'Warum ihr beide',
    youHost: 'An diesem Tisch bist du Gastgeber.',
    hosts: (name) => `Zu Gast bei: ${name}.`,
    whyMore: 'Warum ihr alle',
    see: 'Ansehen, wen du triffst',
    writeTo: (address) => ['oder schreib an ', address],
    andTo: (address) => ['und ', address],
    photo: (name) => `Foto von ${name}`,
    quoted: (words) => `„${words}“`,
  },
  noMatch: {
    label: 'Dein Kaffeetreffen',
    joinedLater: 'Ab der nächsten Runde dabei',
    notNeeded: 'Diesmal nicht gebraucht',
    waits: (rounds) =>
      `In etwa ${plural(rounds, { one: '# Runde', other: '# Runden' })} hast du einen Platz.`,
    onTheList: 'Du stehst auf der Liste.',
    noOtherHost:
      'Kein anderer Gastgeber hat jetzt einen Platz für dich. Du stehst auf der Liste für die nächste Runde.',
    youAreNotNeeded: 'In dieser Runde wirst du nicht gebraucht. Gastgeber wechseln sich ab.',
    youJoinedLater:
      'Du bist dazugekommen, als die Runde dieses Monats schon feststand. In der nächsten Runde bist du dabei.',
    stranded: 'Dein Gegenüber kann nicht kommen',
    sittingOut: 'In diesem Monat setzt du aus',
    nobodyLeft: 'Diesmal war niemand mehr übrig, mit dem wir dich zusammenbringen konnten.',
  },
  starters: { label: 'Damit der Kaffee gelingt', title: 'Etwas zum Anfangen' },
  mood: 'Die Stimmung des Monats',
  buzzer: {
    label: 'Die Knobelfrage des Monats',
    atTheEnd: 'Die Antwort steht ganz am Ende.',
    answer: (answer) => `Knobelfrage: Die Antwort ist ${answer}`,
  },
  tips: 'Tipps',
  after: {
    title: 'Nach eurem Kaffee',
    text: 'Ein Klick sagt uns, wie es war, und sorgt dafür, dass du nächsten Monat jemand Neues triffst.',
  },
  profile: 'Dein Profil',
  ask: 'Frag uns',
}
