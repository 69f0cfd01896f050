import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('es')

const people = (count: number) =>
  plural(count, { one: '# persona', many: '# de personas', other: '# personas' })
const uncertain = (count: number) =>
  plural(count, { one: '# correo incierto', many: '# de correos inciertos', other: '# correos inciertos' })

export const send: Words['newsletters']['send'] = {
  toUsers: 'Enviar',
  toAll: 'Enviar a todo el mundo',
  toOthers: (count) => `Enviar al resto (${digits(count)})`,
  sent: 'Boletín enviado',
  paused: 'El envío está en pausa',
  pending: 'Enviando… (puede tardar 2 o 3 minutos)',
  notLinked: 'Vincula un emparejamiento a este boletín antes de enviarlo. Edita el boletín para elegir uno.',
  error: 'Fallo al enviar el boletín',
  failed: 'No se ha podido enviar el boletín',
  failedSeeLogs: 'No se ha podido enviar el boletín. Los registros de envío tienen los detalles.',
  success: 'Boletín enviado',
  sentTo: (count) => `Enviado a ${people(count)}`,
  still: {
    title: 'Aún enviando',
    text: 'El envío del boletín tarda más de lo previsto, pero puede que siga en segundo plano',
  },
  outcome: (all, sent, failed) =>
    `Enviado a ${people(all)}. Con éxito: ${digits(sent)}; fallidos: ${digits(failed)}.`,
  outcomeWithUncertain: (all, sent, failed, unknown) =>
    `Enviado a ${people(all)}. Con éxito: ${digits(sent)}; fallidos: ${digits(failed)}; inciertos: ${digits(unknown)}.`,
  soFar: (sent, total) => `${digits(sent)} de ${digits(total)} enviados`,
  ask: {
    title: (title) => `¿Enviar «${title}»?`,
    counting: 'Contando las personas que lo recibirán.',
    countingShort: 'Contando…',
    effect: (count) =>
      plural(count, {
        one: '# persona recibe un correo personal. Lo enviado no se puede retirar.',
        many: '# de personas reciben un correo personal cada una. Lo enviado no se puede retirar.',
        other: '# personas reciben un correo personal cada una. Lo enviado no se puede retirar.',
      }),
    confirm: (count) => `Enviar a ${people(count)}`,
    untranslated: (count, language, first) =>
      plural(count, {
        one: `# persona lee en ${language}, y lo recibe en ${first}.`,
        many: `# de personas leen en ${language}, y lo reciben en ${first}.`,
        other: `# personas leen en ${language}, y lo reciben en ${first}.`,
      }),
    older: (language, first) => `El texto en ${language} es anterior al texto en ${first}.`,
    mistake: 'Probablemente sea un error',
    override: (pairing) => `Para enviarlo de todos modos, escribe el nombre del emparejamiento: ${pairing}`,
    wrongName: 'Escribe el nombre exacto del emparejamiento',
    newsletter: 'Boletín',
    newsletterFor: (title, month) => `${title}, para ${month}`,
    pairing: 'Emparejamiento',
    pairingOf: (name, month) => `${name}, de ${month}`,
    group: 'Grupo',
    groupGets: (count, pairing) => `${people(count)}, ${pairing}`,
    who: 'Quién lo recibe',
    everyone: 'Todo el mundo tiene encuentro.',
    matched: (matched, unmatched) =>
      `${plural(matched, { one: '# persona tiene', many: '# de personas tienen', other: '# personas tienen' })} encuentro; ${plural(unmatched, { one: '# persona no tiene y lee', many: '# de personas no tienen y leen', other: '# personas no tienen y leen' })} el texto sin encuentro.`,
    already: 'Ya enviado',
    haveIt: (count) =>
      plural(count, {
        one: '# persona lo tiene del envío cancelado, y no lo recibe otra vez.',
        many: '# de personas lo tienen del envío cancelado, y no lo reciben otra vez.',
        other: '# personas lo tienen del envío cancelado, y no lo reciben otra vez.',
      }),
  },
  progress: {
    sending: (title) => `Enviando «${title}»`,
    paused: (title) => `El envío de «${title}» está en pausa`,
    figures: (sent, failed, unknown, total) =>
      `Enviados: ${digits(sent)}; fallidos: ${digits(failed)}; inciertos: ${digits(unknown)}; total: ${digits(total)}`,
    byGroup: 'Por grupo',
    preparing: 'Preparando la lista de destinatarios',
    states: {
      queued: 'en cola',
      sending: 'enviándose',
      paused: 'en pausa',
      sent: 'enviado',
      cancelled: 'cancelado',
    },
    ofGroup: (group, state, figures, reason) => [
      group,
      ` (${state}): ${figures}${reason ? `. ${reason}` : ''}`,
    ],
    cancelled: 'Envío cancelado',
    resend: (count) => `Reenviar ${uncertain(count)}`,
    resendTitle: (count) => `¿Reenviar ${uncertain(count)}?`,
    resendEffect:
      'El servidor se detuvo mientras los enviaba, así que puede que hayan llegado. Tienen el mismo Message-ID, de modo que casi todos los programas de correo los muestran una sola vez.',
    resendConfirm: 'Reenviar',
    resendFailed: 'No se han podido reenviar los correos inciertos',
  },
  control: {
    failed: 'No se ha podido cambiar el envío',
    one: { pause: 'Pausar el envío', resume: 'Reanudar el envío', cancel: 'Cancelar el envío' },
    all: { pause: 'Pausar todos', resume: 'Reanudar todos', cancel: 'Cancelar todos' },
    short: { pause: 'Pausar', resume: 'Reanudar', cancel: 'Cancelar' },
    toGroup: {
      pause: (group) => `Pausar el envío a ${group}`,
      resume: (group) => `Reanudar el envío a ${group}`,
      cancel: (group) => `Cancelar el envío a ${group}`,
    },
    cancelTitle: (title) => `¿Cancelar el envío de «${title}»?`,
    cancelTitleForGroup: (title, group) => `¿Cancelar el envío de «${title}» a ${group}?`,
    cancelEffect: (sent, left) =>
      `${plural(sent, { one: '# persona ya lo tiene', many: '# de personas ya lo tienen', other: '# personas ya lo tienen' })}. ${plural(left, { one: '# más no lo recibirá', many: '# más no lo recibirán', other: '# más no lo recibirán' })}.`,
    cancelConfirm: 'Cancelar el envío',
    keep: 'Seguir enviando',
    cancelling: 'Cancelando…',
  },
}
