import { formatsOf } from '../../shared/languages/formats'
import type { InRounds } from '../words'
import { ofDay } from './counted/days'
import { someQuoted } from './month'

const { listed, period, plural } = formatsOf('it')
const people = (count: number) =>
  plural(count, { one: '# persona', many: '# di persone', other: '# persone' })
export const inRounds: InRounds = {
  mail: {
    frame: {
      cantMakeIt: { dontWait: 'Non è colpa di nessuno, e non serve aspettare il prossimo giro.' },
    },
    reminders: {
      didYouMeet: { paired: (who) => ['In questo giro ti abbiamo proposto un caffè con ', who, '.'] },
      join: {
        preheader: 'Con regolarità, con una persona che forse non hai mai incontrato.',
        text: (minutes) =>
          `Con regolarità due persone dell’azienda si vedono per un caffè, spesso per la prima volta. Troviamo qualcuno per te e vi scriviamo; il resto è un caffè di ${minutes} minuti.`,
      },
      asked: {
        once: 'Un clic, e non lo chiediamo più. Grazie alla tua risposta, al prossimo giro incontri una persona nuova.',
      },
      organiser: {
        preheader: 'In questo giro lo proponi tu. Un clic lo prenota.',
        notBooked: (who) => [
          'Il tuo caffè con ',
          who,
          ' non è ancora prenotato, e in questo giro l’orario lo proponi tu.',
        ],
      },
    },
    newsletter: {
      preheader: {
        match: (day, name, department) => `Il tuo incontro nel giro ${ofDay(day)}: ${name}, ${department}.`,
        sittingOut: (day, why) => `Nessun incontro nel giro ${ofDay(day)}. ${why}`,
      },
      match: { label: 'Il tuo incontro di questo giro' },
      noMatch: {
        youJoinedLater: 'Hai iniziato quando questo giro era già fatto. Al prossimo ci sei anche tu.',
        sittingOut: 'Nessun incontro in questo giro',
      },
      mood: 'L’atmosfera di questo giro',
      buzzer: { label: 'Il rompicapo' },
      after: { text: 'Un clic ci dice com’è andata, così al prossimo giro incontri una persona nuova.' },
    },
    draft: {
      title: (day, product) => `${product} - Newsletter ${ofDay(day)}`,
      description: (day) => `Incontri, un po’ di atmosfera eun rompicapo per il giro ${ofDay(day)}.`,
    },
    summary: { nobody: { subject: 'Cup of Joe: in questo giro nessuno ha un incontro' } },
    meetings: {
      calendar: { ofTheMonth: 'Il tuo caffè insieme di questo giro.' },
      changes: {
        rematched: {
          said: (who, when) => [
            'Il tuo caffè con ',
            who,
            ' di ',
            when,
            ' è annullato, perché il tuo incontro di questo giro è cambiato.',
          ],
        },
      },
      invitation: {
        needsLink: (who, link) => [
          `Siete in fusi orari diversi, e non c’è ancora un link per il video. In questo giro l’orario lo proponi tu: mandane uno a ${who}. Se metti il tuo nel `,
          link('tuo profilo'),
          ', sarà in ogni invito.',
        ],
      },
      plan: {
        youSuggest: 'In questo giro l’orario lo proponi tu.',
        suggests: (name) => `In questo giro l’orario lo propone ${name}.`,
      },
    },
    why: { three: 'In questo giro siete in tre, così nessuno resta fuori.' },
    matching: {
      scarce: {
        within: ({ people: some, department, colleagues }) =>
          `${people(some)} del reparto ${department} vogliono solo il proprio reparto e in questo giro non possono incontrarsi tra loro. La scelta si limita a ${colleagues}.`,
        open: ({ people: some, department, colleagues }) =>
          `${people(some)} del reparto ${department} non possono incontrarsi tra loro in questo giro. La scelta si limita a ${colleagues}.`,
      },
      refused: { barred: 'Queste due persone non si possono abbinare in questo giro.' },
    },
  },
  month: {
    pairing: {
      unseen: (periods, count) =>
        `Gli incontri ${plural(periods.length, { one: 'del giro', many: 'dei giri', other: 'dei giri' })}${listed(periods.map((one) => ofDay(period(one))))} non sono mai partiti: ${plural(count, { one: '# coppia non li ha visti', many: '# di coppie non li hanno visti', other: '# coppie non li hanno visti' })}.`,
      completes: (names, more, now) =>
        `Così si conclude ${someQuoted(names, more)}, e si abbina chi è pronto per il giro ${ofDay(period(now))}.`,
      completeAndBegin: () => 'Concludi e inizia un nuovo giro',
    },
    completed: { text: 'Chiude il giro e lo archivia.' },
  },
  responses: {
    month: {
      outcome: {
        steppedOut: (_, partner) => `Hai rinunciato a questo giro. Abbiamo avvisato ${partner}.`,
        wasMatched: (partner) => `In questo giro il tuo incontro era con ${partner}.`,
        notShownYet: () => 'Gli incontri di questo giro non si vedono ancora. Arrivano con la newsletter.',
        leftOut: (_, why) => `In questo giro non c’era un incontro per te: ${why}`,
        calledOff: () => 'Il tuo incontro di questo giro è saltato perché non potevi venire.',
        noRound: () => 'Questo giro non è ancora stato fatto.',
        beforeYou: () => 'Questo giro era già fatto quando hai iniziato.',
        noMatch: () => 'In questo giro non c’è un incontro per te, perché non potevi partecipare.',
      },
    },
    people: {
      madeWithoutYou: (day) =>
        `Il giro ${ofDay(day)} è stato fatto senza di te. Nel prossimo ci sei automaticamente.`,
    },
    pairings: {
      pairedAlready: (count, scope, toldOn) =>
        `${scope}: ${plural(count, { one: '# persona ha', many: '# di persone hanno', other: '# persone hanno' })} già un incontro in questo giro${toldOn ? `, e una newsletter gliel’ha detto (${toldOn})` : ''}. Un secondo abbinamento darebbe loro un altro incontro.`,
      inAnotherRound: {
        ofNow: (count, scope) =>
          `${scope}: ${plural(count, { one: '# persona è', many: '# di persone sono', other: '# persone sono' })} in un altro abbinamento di questo giro ancora in corso, quindi un incontro c’è già.`,
      },
      stillActive: {
        ofNow: (name, count) =>
          `«${name}» è ancora in corso${count > 0 ? ` (con ${people(count)} tra quelle da abbinare)` : ''}. È il giro attuale: per farne un altro, elimina prima questo.`,
      },
      monthCompleted: 'Questo giro è concluso, quindi la tua risposta non si può più cambiare.',
    },
    meetings: {
      nobodyToInvite:
        'L’altra persona non è più in azienda, quindi non c’è nessuno da invitare. Al prossimo giro ne arriva un’altra.',
    },
    newsletters: {
      dangers: {
        otherMonth: (day, pairing, other) =>
          `La newsletter è del giro ${ofDay(period(day))}, ma «${pairing}» è un abbinamento ${ofDay(period(other))}: ogni persona leggerebbe chi incontrava in quel giro.`,
      },
      otherMonth: (day, pairing) =>
        `Si possono collegare più abbinamenti solo se sono tutti ${ofDay(period(day))}, e «${pairing}» non lo è.`,
    },
    replies: { notMet: 'Segnato. Al prossimo giro arriva un’altra occasione.' },
  },
}
