import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, period, plural } = formatsOf('pt-BR')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })
const recipients = (count: number) => counted(count, 'pessoa', 'pessoas')
const savedBy = (who: string | null, fields: string[]) =>
  `${who ?? 'Outra pessoa'} salvou esta newsletter desde que você a abriu${fields.length > 0 ? ` e mudou: ${fields.join(', ')}` : ''}.`

export const newsletters: Responses['newsletters'] = {
  sample: { department: 'A área da pessoa' },
  notTranslatedInto: (language, others) =>
    others.length > 0
      ? `Aqui, uma newsletter é traduzida para: ${others.join(', ')}. Não para: ${language}.`
      : 'Aqui não há outro idioma para traduzir uma newsletter.',
  wasSent: {
    edit: 'Esta newsletter já foi enviada e não pode mais ser editada.',
    approve: 'Esta newsletter já foi enviada e não pode mais ser aprovada.',
    delete: 'Esta newsletter já foi enviada e não pode mais ser excluída.',
  },
  isBeingSent: {
    edit: 'Esta newsletter está sendo enviada. Até o envio terminar, ela não pode ser editada.',
    approve: 'Esta newsletter está sendo enviada. Até o envio terminar, ela não pode ser aprovada.',
    delete: 'Esta newsletter está sendo enviada. Até o envio terminar, ela não pode ser excluída.',
  },
  changed: {
    approve: (who, fields) => `${savedBy(who, fields)} Carregue-a de novo e leia-a antes de aprovar.`,
    send: (who, fields) => `${savedBy(who, fields)} Carregue-a de novo e leia-a antes de enviar.`,
  },
  sendOver: {
    pause: 'Este envio terminou e não pode mais ser pausado.',
    resume: 'Este envio terminou e não pode mais ser retomado.',
    cancel: 'Este envio terminou e não pode mais ser cancelado.',
  },
  resent: (count) =>
    plural(count, {
      one: '# e-mail incerto é enviado de novo.',
      many: '# de e-mails incertos são enviados de novo.',
      other: '# e-mails incertos são enviados de novo.',
    }),
  send: {
    soFar: (sent, total) => `Até agora, ${digits(sent)} de ${recipients(total)}.`,
    sentTo: (sent) => `Newsletter enviada para ${recipients(sent)}.`,
    cancelled: (open) => `O envio foi cancelado. ${open}`,
    paused: (open, reason) => `O envio está em pausa. ${open} ${reason}`,
    underWay: (open) => `A newsletter ainda está sendo enviada em segundo plano. ${open}`,
    details: ({ sent, failed, total }) =>
      `Enviada para ${recipients(total)}. Com sucesso: ${digits(sent)}; com falha: ${digits(failed)}.`,
    uncertain: (unknown) =>
      `Incertos: ${digits(unknown)}. Não se sabe se chegaram; veja o registro para enviar de novo.`,
  },
  allMatched: (people) => `Todas as ${digits(people)} pessoas têm um encontro.`,
  someMatched: (matched, people) =>
    `${digits(matched)} de ${digits(people)} pessoas têm um encontro; leia as observações.`,
  noMatches: 'O sorteio vinculado não tem encontros.',
  nobodyTakesPart: 'Ninguém do sorteio vinculado participa mais. Faça um novo sorteio e vincule-o.',
  notes: {
    departed: {
      left: 'saiu',
      paused: 'entrou em pausa',
      optedOut: 'deixou de participar',
      onLeave: 'está de licença',
      other: 'não pode mais participar',
    },
    gone: (who, departed) => `${who} ${departed} desde o sorteio e não recebe nada.`,
    goneOfTwo: (who, departed, partner) =>
      `${who} ${departed} desde o sorteio e não recebe nada; ${partner} recebe o aviso e pode pedir outra pessoa.`,
    goneOfMore: (who, departed, others) =>
      `${who} ${departed} desde o sorteio e não recebe nada; ${listed(others)} se encontram mesmo assim.`,
    unreachable: (who) =>
      `Nos últimos meses, os e-mails não chegaram a ${who}. Há uma nova tentativa; pergunte à pessoa, ou ponha-a em pausa.`,
    matchDeparted: (name, departed) => `A outra pessoa, ${name}, ${departed} desde o sorteio.`,
    matchGone: 'O encontro não existe mais.',
    noMatch: (who) => `${who} fica de fora e lê o texto abaixo.`,
    joinedLater: (who) => `${who} chegou depois do sorteio e fica sabendo que entra no próximo.`,
  },
  dangers: {
    otherMonth: (month, pairing, ofMonth) =>
      `A newsletter é de ${period(month)}, mas “${pairing}” é um sorteio de ${period(ofMonth)}: cada pessoa ficaria sabendo quem encontrou naquele mês.`,
    toldAlready: (newsletter, people, pairing, on) =>
      `${newsletter === undefined ? 'Outra newsletter' : `“${newsletter}”`} já contou em ${on} a ${counted(people, 'pessoa', 'pessoas')} o encontro de “${pairing}”: o aviso se repetiria.`,
  },
  noPairingFile: (file) => `Não há arquivo de sorteio com o nome “${file}”.`,
  staysLinked: (pairing) =>
    `Todas as pessoas de “${pairing}” já têm esta newsletter, então o sorteio continua vinculado.`,
  otherMonth: (month, pairing) =>
    `Vários sorteios podem ser vinculados se todos forem de ${period(month)}, e “${pairing}” não é.`,
  forEverybody: (pairing) =>
    `“${pairing}” é da empresa toda, então as pessoas de outro sorteio receberiam dois e-mails. Vincule só ele.`,
  twoOfGroup: (group) =>
    `Dois destes sorteios são de ${group}, então as pessoas do grupo receberiam dois e-mails. Vincule só um.`,
  inCommon: (one, other, people) =>
    `“${one}” e “${other}” têm ${counted(people, 'pessoa', 'pessoas')} em comum, com o risco de dois e-mails para cada. Vincule só um.`,
  monthName: 'O mês é um nome de mês em inglês ou um número de 1 a 12.',
  savedMeanwhile:
    'Outra pessoa salvou esta newsletter desde que você a abriu. Carregue-a de novo antes de salvar.',
  approvedAlready: 'Esta newsletter já está aprovada.',
  deleted: (title) => `“${title}” foi excluída.`,
  testCopyRefused: (reason) => `O servidor de e-mail não aceitou a cópia de teste: ${reason}`,
  nobodyWith: (address) => `Ninguém com o endereço ${address} recebe esta newsletter.`,
  testCopies: (most, minutes) =>
    `Você enviou ${most} cópias de teste em uma hora. Tente de novo em ${minutes}. A prévia mostra o mesmo e-mail.`,
  testCopyWithMatch: (address) => `Uma cópia de teste foi para ${address}, com o encontro dessa pessoa.`,
  testCopyWithout: (address) =>
    `Uma cópia de teste foi para ${address}, com o texto para quem não tem encontro.`,
  linkFirst:
    'Vincule um sorteio a esta newsletter antes de enviá-la. Edite a newsletter para escolher o sorteio.',
  stillTaking: 'O servidor de e-mail ainda recebe um e-mail do envio cancelado. Envie de novo em um minuto.',
  uncertainBusy:
    'Os e-mails incertos de um envio anterior ainda estão sendo enviados de novo. Envie às outras pessoas quando isso terminar.',
  uncertainPaused:
    'Os e-mails incertos de um envio anterior estão sendo enviados de novo, e isso está em pausa. Retome ou cancele, e então envie às outras pessoas.',
  sentAlready: 'Esta newsletter já foi enviada.',
  approveFirst: 'Aprove a newsletter antes de enviá-la.',
  everybodyHasIt: 'Todas as pessoas já têm esta newsletter.',
  notPaused: 'Este envio não está em pausa.',
  mailsDeleted: 'Os e-mails deste registro foram excluídos, então não podem ser enviados de novo.',
  waitUntilSent: 'Esta newsletter está sendo enviada. Espere o envio terminar.',
  nothingUncertain:
    'Não há e-mails incertos para enviar de novo. Quem saiu não recebe nenhum, e quem já participa não recebe convite.',
}
