import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { listed, plural } = formatsOf('it')

const people = (count: number) =>
  plural(count, { one: '# persona', many: '# di persone', other: '# persone' })

export const changing: Words['rounds']['changing'] = {
  title: 'E se…',
  text: 'Finché non applichi, non cambia niente.',
  question: 'Che cosa dovrebbe cambiare?',
  wishes: {
    apart: (one, other) => `Abbina diversamente: ${one} e ${other}`,
    out: (name) => `Lascia fuori questo mese: ${name}`,
    together: (name) => `Fai incontrare: ${name} e…`,
  },
  differently: 'Abbina diversamente',
  differentlyThese: (names) => `Abbina diversamente: ${listed(names)}`,
  atTables: {
    apart: (one, other) => `Separa: ${one} e ${other}`,
    differently: 'Disponi diversamente',
    differentlyThese: (names) => `Disponi diversamente: ${listed(names)}`,
    with: (names) => `con ${listed(names)}`,
    overruleHint: 'Resta indicato accanto al tavolo.',
  },
  chosen: (name) => ['Con ', name],
  choose: (name) => `Scegli chi dovrebbe incontrare ${name}.`,
  chooseOther: 'Scegli qualcun altro',
  search: 'Cerca una persona di questo giro',
  searchFailed: 'Non è stato possibile caricare le persone',
  nobody: (search) => `In questo giro nessun risultato per «${search}».`,
  withWhom: 'Con chi?',
  apply: (counts) => `Applica: ${counts}`,
  applying: 'Applicazione…',
  failed: 'Non è stato possibile cambiare l’abbinamento',
  undo: 'Annulla',
  undoFailed: 'Non è stato possibile annullare la modifica',
  seen: 'Le persone vedono già chi incontrano. Chi cambia vede subito il nuovo incontro. Non parte nessuna e-mail.',
  counts: {
    nobody: 'non cambia nessuno',
    made: (matches, changed) =>
      `${plural(matches, { one: '# nuovo incontro', many: '# di nuovi incontri', other: '# nuovi incontri' })}, ${people(changed)}`,
    fewer: (matches, changed) =>
      `${plural(matches, { one: '# incontro in meno', many: '# di incontri in meno', other: '# incontri in meno' })}, ${people(changed)}`,
  },
  preview: {
    impossible: 'Non è possibile',
    failed: 'Non è stato possibile calcolare il giro cambiato',
    looking: 'Ricerca del giro migliore…',
    overrule: 'Fallo comunque, contro questa regola',
    overruleHint: 'Resta indicato accanto alla coppia.',
    against: (names) => `Contro una regola: ${listed(names)}`,
    cost: 'Quanto costa',
    compared: 'Rispetto al giro originale',
    inWords: 'Che cosa cambia, a parole',
    whose: 'Per chi cambia l’incontro',
    before: 'Prima',
    after: 'Dopo',
    more: (count) =>
      plural(count, {
        one: 'Cambia # altra persona: vedi l’elenco qui sotto.',
        many: 'Cambiano altre # di persone: vedi l’elenco qui sotto.',
        other: 'Cambiano altre # persone: vedi l’elenco qui sotto.',
      }),
    wasAndIs: (was, is) => [`prima ${was}, ora `, is],
    with: (name) => `con ${name}`,
    leftOut: 'senza incontro',
    sitsOut: 'salta il giro',
  },
  since: {
    title: 'Modifiche a questo giro',
    count: (changes) =>
      plural(changes, {
        one: '# modifica da quando è stato fatto',
        many: '# di modifiche da quando è stato fatto',
        other: '# modifiche da quando è stato fatto',
      }),
    label: 'Che cosa è cambiato',
    by: (name, moment) => `${name}, ${moment}`,
    byAdministrator: (moment) => `Amministrazione, ${moment}`,
    undo: 'Annulla',
    undoAll: 'Annulla tutto',
    back: {
      title: 'Tornare al giro originale?',
      effect: (pairing, changes) =>
        `Ogni persona ritrova il suo incontro originale in «${pairing}». ${plural(changes, { one: 'Si annulla # modifica.', many: 'Si annullano # di modifiche.', other: 'Si annullano # modifiche.' })}`,
      confirm: 'Torna al giro originale',
      pending: 'Ritorno…',
      failed: 'Non è stato possibile annullare le modifiche',
    },
  },
}
