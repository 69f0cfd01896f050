import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('it')

const people = (count: number) =>
  plural(count, { one: '# persona', many: '# di persone', other: '# persone' })
const outcome = (all: number, sent: number, failed: number) =>
  `Invio a ${plural(all, { one: '# destinatario', many: '# di destinatari', other: '# destinatari' })}. Riusciti: ${digits(sent)}, non riusciti: ${digits(failed)}`
const resend = {
  one: 'Reinvia # e-mail incerta',
  many: 'Reinvia # di e-mail incerte',
  other: 'Reinvia # e-mail incerte',
}
const resendQuestion = {
  one: 'Reinviare # e-mail incerta?',
  many: 'Reinviare # di e-mail incerte?',
  other: 'Reinviare # e-mail incerte?',
}

export const send: Words['newsletters']['send'] = {
  toUsers: 'Invia agli utenti',
  toAll: 'Invia a tutti gli utenti',
  toOthers: (count) =>
    plural(count, {
      one: 'Invia a # altra persona',
      many: 'Invia alle altre # di persone',
      other: 'Invia alle altre #',
    }),
  sent: 'Newsletter inviata',
  paused: 'L’invio è in pausa',
  pending: 'Invio… (anche 2-3 minuti)',
  notLinked:
    'Prima dell’invio, collega un abbinamento a questa newsletter. Modifica la newsletter per sceglierlo.',
  error: 'Errore nell’invio della newsletter',
  failed: 'Non è stato possibile inviare la newsletter',
  failedSeeLogs: 'Non è stato possibile inviare la newsletter. Controlla i registri per i dettagli.',
  success: 'Newsletter inviata',
  sentTo: (count) =>
    plural(count, {
      one: 'Inviata a # utente',
      many: 'Inviata a # di utenti',
      other: 'Inviata a # utenti',
    }),
  still: {
    title: 'Invio ancora in corso',
    text: 'L’invio della newsletter richiede più tempo del previsto, ma forse continua in background',
  },
  outcome: (all, sent, failed) => `${outcome(all, sent, failed)}.`,
  outcomeWithUncertain: (all, sent, failed, unknown) =>
    `${outcome(all, sent, failed)}, incerti: ${digits(unknown)}.`,
  soFar: (sent, total) => `Inviate ${digits(sent)} di ${digits(total)}`,
  ask: {
    title: (title) => `Inviare «${title}»?`,
    counting: 'Conteggio di chi la riceve.',
    countingShort: 'Conteggio…',
    effect: (count) =>
      plural(count, {
        one: '# persona riceve un’e-mail personale. Le e-mail inviate non si possono ritirare.',
        many: '# di persone ricevono un’e-mail personale ciascuna. Le e-mail inviate non si possono ritirare.',
        other: '# persone ricevono un’e-mail personale ciascuna. Le e-mail inviate non si possono ritirare.',
      }),
    confirm: (count) => `Invia a ${people(count)}`,
    untranslated: (count, language, first) =>
      plural(count, {
        one: `# persona legge in ${language} e la riceve in ${first}.`,
        many: `# di persone leggono in ${language} e la ricevono in ${first}.`,
        other: `# persone leggono in ${language} e la ricevono in ${first}.`,
      }),
    older: (language, first) => `Il testo in ${language} è precedente a quello in ${first}.`,
    mistake: 'Probabilmente è un errore',
    override: (pairing) => `Per inviarla comunque, scrivi il nome dell’abbinamento: ${pairing}`,
    wrongName: 'Scrivi il nome dell’abbinamento, senza errori',
    newsletter: 'Newsletter',
    newsletterFor: (title, month) => `${title}, per ${month}`,
    pairing: 'Abbinamento',
    pairingOf: (name, month) => `${name}, di ${month}`,
    group: 'Gruppo',
    groupGets: (count, pairing) => `${people(count)}, ${pairing}`,
    who: 'Chi la riceve',
    everyone: 'Ogni persona ha un incontro.',
    matched: (matched, unmatched) =>
      `${plural(matched, { one: '# persona ha', many: '# di persone hanno', other: '# persone hanno' })} un incontro; ${plural(unmatched, { one: '# persona resta fuori e legge', many: '# di persone restano fuori e leggono', other: '# persone restano fuori e leggono' })} il testo sostitutivo.`,
    already: 'Già inviata',
    haveIt: (count) =>
      plural(count, {
        one: '# persona ce l’ha dall’invio annullato, e non la riceve di nuovo.',
        many: '# di persone ce l’hanno dall’invio annullato, e non la ricevono di nuovo.',
        other: '# persone ce l’hanno dall’invio annullato, e non la ricevono di nuovo.',
      }),
  },
  progress: {
    sending: (title) => `Invio di «${title}»`,
    paused: (title) => `L’invio di «${title}» è in pausa`,
    figures: (sent, failed, unknown, total) =>
      `${digits(sent)} inviate, ${digits(failed)} non riuscite, ${digits(unknown)} incerte, su ${digits(total)}`,
    byGroup: 'Per gruppo',
    preparing: 'Preparazione dell’elenco dei destinatari',
    states: {
      queued: 'in coda',
      sending: 'in invio',
      paused: 'in pausa',
      sent: 'inviata',
      cancelled: 'annullata',
    },
    ofGroup: (group, state, figures, reason) => [
      group,
      ` (${state}): ${figures}${reason ? `. ${reason}` : ''}`,
    ],
    cancelled: 'Invio annullato',
    resend: (count) => plural(count, resend),
    resendTitle: (count) => plural(count, resendQuestion),
    resendEffect:
      'Il server si è fermato mentre le inviava, quindi forse sono arrivate. Hanno lo stesso Message-ID, quindi quasi tutti i programmi di posta le mostrano una volta sola.',
    resendConfirm: 'Reinvia',
    resendFailed: 'Non è stato possibile reinviare le e-mail incerte',
  },
  control: {
    failed: 'Non è stato possibile modificare l’invio',
    one: { pause: 'Metti in pausa l’invio', resume: 'Riprendi l’invio', cancel: 'Annulla l’invio' },
    all: { pause: 'Metti in pausa tutto', resume: 'Riprendi tutto', cancel: 'Annulla tutto' },
    short: { pause: 'Pausa', resume: 'Riprendi', cancel: 'Annulla' },
    toGroup: {
      pause: (group) => `Metti in pausa l’invio a ${group}`,
      resume: (group) => `Riprendi l’invio a ${group}`,
      cancel: (group) => `Annulla l’invio a ${group}`,
    },
    cancelTitle: (title) => `Annullare l’invio di «${title}»?`,
    cancelTitleForGroup: (title, group) => `Annullare l’invio di «${title}» a ${group}?`,
    cancelEffect: (sent, left) =>
      `${plural(sent, { one: '# persona ce l’ha già', many: '# di persone ce l’hanno già', other: '# persone ce l’hanno già' })}. ${plural(left, { one: '# altra non la riceve', many: 'Altre # di persone non la ricevono', other: 'Altre # non la ricevono' })}.`,
    cancelConfirm: 'Annulla l’invio',
    keep: 'Continua a inviare',
    cancelling: 'Annullamento…',
  },
}
