import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('it')
const havePaired = (count: number) =>
  plural(count, {
    one: '# di queste persone ha già',
    many: '# di queste persone hanno già',
    other: '# di queste persone hanno già',
  })

export const notMonthly: Words['rounds']['notMonthly'] = {
  thisMonth: {
    title: 'Questo giro',
    failed: 'Non è stato possibile caricare questo giro.',
    allDone: 'Tutti i passaggi del giro sono fatti.',
    allFull: 'Tutte le tazze sono piene: il giro è concluso.',
  },
  wholeMonth: {
    title: 'Fai tutto il giro',
    made: 'Guarda che cosa ha prodotto il giro',
    text: (scope = 'tutte le persone') =>
      `Quello che l’amministrazione fa a ogni giro, con ${scope}: abbina chi è pronto, scrive la newsletter, la approva, la invia. Tutte le e-mail vanno nella posta in uscita; nessuna lascia questo computer.`,
  },
  generate: 'Abbina',
  paired: {
    title: 'Già abbinate in questo giro',
    text: (count) =>
      `${havePaired(count)} un incontro in un abbinamento concluso di questo giro. Un secondo abbinamento porta un’altra persona.`,
    textTold: (count, day) =>
      `${havePaired(count)} un incontro in un abbinamento concluso di questo giro, annunciato da una newsletter (${day}). Un secondo abbinamento porta un’altra persona.`,
  },
  noneCurrent: 'In Azioni scegli chi abbinare, poi genera gli abbinamenti del giro.',
  noneToSee: 'Genera gli abbinamenti del giro per vederli qui.',
}
