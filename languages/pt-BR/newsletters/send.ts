import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pt-BR')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })
const people = (count: number) => counted(count, 'pessoa', 'pessoas')
const again = (count: number) =>
  plural(count, {
    one: 'Enviar # e-mail incerto de novo',
    many: 'Enviar # de e-mails incertos de novo',
    other: 'Enviar # e-mails incertos de novo',
  })

export const send: Words['newsletters']['send'] = {
  toUsers: 'Enviar às pessoas',
  toAll: 'Enviar a todas as pessoas',
  toOthers: (count) =>
    plural(count, { one: 'Enviar à outra pessoa', many: 'Enviar às outras #', other: 'Enviar às outras #' }),
  sent: 'Newsletter enviada',
  paused: 'O envio está em pausa',
  pending: 'Enviando… (pode levar 2 a 3 minutos)',
  notLinked:
    'Vincule um sorteio a esta newsletter antes de enviá-la. Edite a newsletter para escolher o sorteio.',
  error: 'Erro no envio da newsletter',
  failed: 'Não foi possível enviar a newsletter',
  failedSeeLogs: 'Não foi possível enviar a newsletter. Veja os detalhes nos registros.',
  success: 'Newsletter enviada com sucesso',
  sentTo: (count) => `Enviada para ${people(count)}`,
  still: {
    title: 'Ainda enviando',
    text: 'O envio da newsletter demora mais do que o esperado, mas pode continuar em segundo plano',
  },
  outcome: (all, sent, failed) =>
    `Enviada para ${people(all)}. Com sucesso: ${digits(sent)}; com falha: ${digits(failed)}.`,
  outcomeWithUncertain: (all, sent, failed, unknown) =>
    `Enviada para ${people(all)}. Com sucesso: ${digits(sent)}; com falha: ${digits(failed)}; incertos: ${digits(unknown)}.`,
  soFar: (sent, total) => `${digits(sent)} de ${digits(total)} enviados`,
  ask: {
    title: (title) => `Enviar “${title}”?`,
    counting: 'Contando as pessoas que vão receber.',
    countingShort: 'Contando…',
    effect: (count) =>
      `${counted(count, 'pessoa recebe um e-mail pessoal', 'pessoas recebem um e-mail pessoal cada')}. E-mails enviados não podem ser recolhidos.`,
    confirm: (count) => `Enviar para ${people(count)}`,
    untranslated: (count, language, first) =>
      `${counted(count, 'pessoa lê', 'pessoas leem')} em ${language} e ${count === 1 ? 'recebe' : 'recebem'} em ${first}.`,
    older: (language, first) => `O texto em ${language} é anterior ao texto em ${first}.`,
    mistake: 'Isto é provavelmente um engano',
    override: (pairing) => `Para enviar mesmo assim, digite o nome do sorteio: ${pairing}`,
    wrongName: 'Digite o nome exato do sorteio',
    newsletter: 'Newsletter',
    newsletterFor: (title, month) => `${title}, de ${month}`,
    pairing: 'Sorteio',
    pairingOf: (name, month) => `${name}, de ${month}`,
    group: 'Grupo',
    groupGets: (count, pairing) => `${people(count)}, ${pairing}`,
    who: 'Quem recebe',
    everyone: 'Todas as pessoas têm um encontro.',
    matched: (matched, unmatched) =>
      `${counted(matched, 'pessoa tem', 'pessoas têm')} um encontro; ${counted(unmatched, 'pessoa fica de fora e lê', 'pessoas ficam de fora e leem')} o texto alternativo.`,
    already: 'Já enviada',
    haveIt: (count) =>
      counted(
        count,
        'pessoa já a tem do envio cancelado e não a recebe de novo.',
        'pessoas já a têm do envio cancelado e não a recebem de novo.',
      ),
  },
  progress: {
    sending: (title) => `Enviando “${title}”`,
    paused: (title) => `O envio de “${title}” está em pausa`,
    figures: (sent, failed, unknown, total) =>
      `Enviados: ${digits(sent)}; com falha: ${digits(failed)}; incertos: ${digits(unknown)}; total: ${digits(total)}`,
    byGroup: 'Por grupo',
    preparing: 'Preparando a lista de quem recebe',
    states: {
      queued: 'na fila',
      sending: 'enviando',
      paused: 'em pausa',
      sent: 'enviada',
      cancelled: 'cancelada',
    },
    ofGroup: (group, state, figures, reason) => [
      group,
      ` (${state}): ${figures}${reason ? `. ${reason}` : ''}`,
    ],
    cancelled: 'Envio cancelado',
    resend: again,
    resendTitle: (count) => `${again(count)}?`,
    resendEffect:
      'O servidor parou enquanto enviava estes e-mails, então talvez tenham chegado. Eles têm o mesmo Message-ID, então a maioria dos programas de e-mail mostra cada um só uma vez.',
    resendConfirm: 'Enviar de novo',
    resendFailed: 'Não foi possível enviar de novo os e-mails incertos',
  },
  control: {
    failed: 'Não foi possível mudar o envio',
    one: { pause: 'Pausar o envio', resume: 'Retomar o envio', cancel: 'Cancelar o envio' },
    all: { pause: 'Pausar todos', resume: 'Retomar todos', cancel: 'Cancelar todos' },
    short: { pause: 'Pausar', resume: 'Retomar', cancel: 'Cancelar' },
    toGroup: {
      pause: (group) => `Pausar o envio para ${group}`,
      resume: (group) => `Retomar o envio para ${group}`,
      cancel: (group) => `Cancelar o envio para ${group}`,
    },
    cancelTitle: (title) => `Cancelar o envio de “${title}”?`,
    cancelTitleForGroup: (title, group) => `Cancelar o envio de “${title}” para ${group}?`,
    cancelEffect: (sent, left) =>
      `${counted(sent, 'pessoa já a tem', 'pessoas já a têm')}. Mais ${counted(left, 'pessoa não a recebe', 'pessoas não a recebem')}.`,
    cancelConfirm: 'Cancelar o envio',
    keep: 'Continuar enviando',
    cancelling: 'Cancelando…',
  },
}
