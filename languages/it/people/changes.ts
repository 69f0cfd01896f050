import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('it')
/** A button: what it does, and to how many users. */
const button = (verb: string) => (count: number) =>
  count === 0
    ? verb
    : plural(count, {
        one: `${verb} # utente`,
        many: `${verb} # di utenti`,
        other: `${verb} # utenti`,
      })
const move = button('Sposta')

export const pause: Words['people']['pause'] = {
  again: 'Partecipa di nuovo',
  inMonths: (months, day) =>
    `${plural(months, { one: 'Tra # mese', many: 'Tra # di mesi', other: 'Tra # mesi' })}: ${day}`,
  otherDay: 'Un altro giorno',
  day: 'Giorno',
  tooEarly: 'Scegli un giorno dopo oggi',
  match: 'Un incontro aperto',
  keep: 'Tienilo',
  stepOut: 'Rinuncia ora',
  stepOutHint: 'Un orario prenotato viene annullato, e chi resta senza riceve un’e-mail.',
}

export const bulk: Words['people']['bulk'] = {
  status: {
    action: 'Stato',
    title: 'Cambia lo stato',
    active: {
      label: 'Partecipa',
      hint: 'Nel prossimo giro ci sono anche loro.',
      submit: button('Riattiva'),
    },
    paused: {
      label: 'In pausa',
      submit: button('Metti in pausa'),
    },
    opted_out: {
      label: 'Non partecipa',
      hint: 'Finché non tornano da sé, o non le riporti tu.',
      submit: button('Togli dai caffè'),
    },
  },
  department: {
    action: 'Reparto',
    title: 'Cambia il reparto',
    submit: move,
    of: 'Reparti di',
    noGroup: 'Persone senza gruppo',
    department: 'Reparto',
    choose: 'Scegli',
  },
  group: {
    action: 'Gruppo di domini',
    title: 'Metti in un gruppo di domini',
    submit: move,
    effect:
      'Aggiunge a questo gruppo una voce della lista di accesso per ogni persona, o sposta quella che ha già. Gli abbinamenti in corso restano. Puoi spostarle di nuovo.',
    group: 'Mettile in',
    choose: 'Scegli un gruppo',
  },
  invite: 'Invita',
  signOut: {
    action: 'Chiudi gli accessi',
    title: 'Chiudi tutti gli accessi',
    submit: (count) =>
      count === 0
        ? 'Chiudi gli accessi'
        : plural(count, {
            one: 'Chiudi gli accessi di # utente',
            many: 'Chiudi gli accessi: # di utenti',
            other: 'Chiudi gli accessi di # utenti',
          }),
    effect: 'Possono accedere di nuovo; il tuo accesso resta attivo. Non si può annullare.',
  },
}
