import { formatsOf } from '../../shared/languages/formats'
import type { InRounds } from '../words'
import { someQuoted } from './month'

const { listed, period, plural } = formatsOf('de')
const people = (count: number) => plural(count, { one: '# Person', other: '# Personen' })

export const inRounds: InRounds = {
  mail: {
    frame: {
      cantMakeIt: { dontWait: 'Niemand ist schuld daran, und du musst nicht bis zur nächsten Runde warten.' },
    },
    reminders: {
      didYouMeet: { paired: (who) => ['In dieser Runde haben wir dich mit ', who, ' zusammengebracht.'] },
      join: {
        preheader: 'Regelmäßig, mit jemandem, den du vielleicht noch nie getroffen hast.',
        text: (minutes) =>
          `Regelmäßig treffen sich zwei aus der Firma auf einen Kaffee, oft zum ersten Mal. Wir finden jemanden für dich und schreiben euch beiden; der Rest ist ein Kaffee von ${minutes} Minuten.`,
      },
      asked: {
        once: 'Ein Klick, und wir fragen nicht noch einmal. Deine Antwort sorgt dafür, dass du in der nächsten Runde jemand Neues triffst.',
      },
      organiser: {
        preheader: 'Diesmal schlägst du ihn vor. Ein Klick bucht ihn.',
        notBooked: (who) => [
          'Du und ',
          who,
          ' habt euren Kaffee noch nicht gebucht. In dieser Runde schlägst du den Termin vor.',
        ],
      },
    },
    newsletter: {
      preheader: {
        match: (day, name, department) =>
          `Dein Kaffeetreffen in der Runde vom ${day}: ${name}, ${department}.`,
        sittingOut: (day, why) => `In der Runde vom ${day} setzt du aus. ${why}`,
      },
      noMatch: {
        youJoinedLater:
          'Du bist dazugekommen, als diese Runde schon feststand. In der nächsten bist du dabei.',
        sittingOut: 'In dieser Runde setzt du aus',
      },
      mood: 'Die Stimmung dieser Runde',
      buzzer: { label: 'Die Knobelfrage' },
      after: {
        text: 'Ein Klick sagt uns, wie es war, und sorgt dafür, dass du in der nächsten Runde jemand Neues triffst.',
      },
    },
    draft: {
      title: (day, product) => `${product} - Newsletter vom ${day}`,
      description: (day) => `Treffen, ein wenig Stimmung und eine Knobelfrage für den ${day}.`,
    },
    summary: { nobody: { subject: 'Cup of Joe: In dieser Runde wurde niemand zusammengebracht' } },
    meetings: {
      calendar: { ofTheMonth: 'Euer Kaffee in dieser Runde.' },
      changes: {
        rematched: {
          said: (who, when) => [
            'Dein Kaffee mit ',
            who,
            ' am ',
            when,
            ' ist abgesagt, weil du in dieser Runde jetzt jemand anderen triffst.',
          ],
        },
      },
      invitation: {
        needsLink: (who, link) => [
          `Ihr seid in verschiedenen Zeitzonen, und es gibt noch keinen Videolink. In dieser Runde schlägst du den Termin vor: Bitte schick ${who} einen Link. Trag deinen in `,
          link('dein Profil'),
          ' ein, dann steht er in jeder Einladung.',
        ],
      },
      plan: {
        youSuggest: 'In dieser Runde schlägst du den Termin vor.',
        suggests: (name) => `In dieser Runde schlägt ${name} den Termin vor.`,
      },
    },
    why: { three: 'In dieser Runde seid ihr zu dritt, damit niemand aussetzen muss.' },
    matching: {
      scarce: {
        within: ({ people: some, department, colleagues }) =>
          `${people(some)} aus ${department} möchten nur die eigene Abteilung und können einander in dieser Runde nicht treffen. Dafür gibt es nur ${colleagues}.`,
        open: ({ people: some, department, colleagues }) =>
          `${people(some)} aus ${department} können einander in dieser Runde nicht treffen. Dafür gibt es nur ${colleagues}.`,
      },
      refused: { barred: 'Diese beiden lassen sich in dieser Runde nicht zusammenbringen.' },
    },
  },
  month: {
    pairing: {
      unseen: (periods, count) =>
        `Die Treffen der ${plural(periods.length, { one: 'Runde', other: 'Runden' })} vom ${listed(periods.map(period))} wurden nie verschickt: ${plural(count, { one: '# Paar hat', other: '# Paare haben' })} sie nicht gesehen.`,
      completes: (names, more, now) =>
        `Das schließt ${someQuoted(names, more)} ab und bringt für die Runde vom ${period(now)} alle zusammen, die bereit sind.`,
      completeAndBegin: () => 'Abschließen, neue Runde beginnen',
    },
    completed: { text: 'Schließt die Runde ab und archiviert sie.' },
  },
  responses: {
    month: {
      outcome: {
        steppedOut: (_, partner) => `Du hast in dieser Runde abgesagt. ${partner} weiß Bescheid.`,
        wasMatched: (partner) => `In dieser Runde war dein Treffen mit ${partner}.`,
        notShownYet: () =>
          'Die Treffen dieser Runde sind noch nicht zu sehen. Sie kommen mit dem Newsletter.',
        leftOut: (_, why) => `In dieser Runde hast du ausgesetzt: ${why}`,
        calledOff: () => 'Dein Treffen in dieser Runde ist entfallen, weil du nicht konntest.',
        noRound: () => 'Diese Runde gibt es noch nicht.',
        beforeYou: () => 'Diese Runde entstand, bevor du dazukamst.',
        noMatch: () => 'In dieser Runde hast du kein Treffen, weil du nicht mitmachen konntest.',
      },
    },
    people: {
      madeWithoutYou: (day) =>
        `Die Runde vom ${day} wurde ohne dich ausgelost. In der nächsten bist du von selbst dabei.`,
    },
    pairings: {
      pairedAlready: (count, scope, toldOn) =>
        `${scope}: ${plural(count, { one: '# Person hat', other: '# Personen haben' })} in dieser Runde schon ein Treffen${toldOn ? `, verschickt mit einem Newsletter am ${toldOn}` : ''}. Eine zweite Auslosung bringt ein anderes Gegenüber.`,
      inAnotherRound: {
        ofNow: (count, scope) =>
          `${scope}: ${plural(count, { one: '# Person ist', other: '# Personen sind' })} in einer anderen Auslosung dieser Runde, die noch läuft, und ${plural(count, { one: 'hat', other: 'haben' })} also schon ein Treffen.`,
      },
      stillActive: {
        ofNow: (name, count) =>
          `„${name}“ läuft noch${count > 0 ? ` (${plural(count, { one: '# der Personen, um die es geht, ist', other: '# der Personen, um die es geht, sind' })} darin)` : ''}. Das ist die laufende Runde: Für eine andere lösch sie zuerst.`,
      },
      monthCompleted: 'Diese Runde ist abgeschlossen, deine Antwort lässt sich nicht mehr ändern.',
    },
    meetings: {
      nobodyToInvite:
        'Dein Gegenüber ist nicht mehr da, es gibt also niemanden einzuladen. In der nächsten Runde gibt es wieder ein Treffen.',
    },
    newsletters: {
      dangers: {
        otherMonth: (day, pairing, ofDay) =>
          `Der Newsletter ist für die Runde vom ${period(day)}, aber „${pairing}“ ist eine Runde vom ${period(ofDay)}: Alle bekämen ihr Gegenüber von damals genannt.`,
      },
      otherMonth: (day, pairing) =>
        `Mehrere Runden lassen sich verknüpfen, wenn alle vom ${period(day)} sind, und „${pairing}“ ist es nicht.`,
    },
    replies: { notMet: 'Notiert. In der nächsten Runde gibt es wieder ein Treffen.' },
  },
}
