import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, plural } = formatsOf('pt-BR')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })

export const month: Responses['month'] = {
  restored: {
    mayHaveRound:
      'Pode ter havido uma rodada depois do backup. Se não houve, diga isso em “Este mês” e depois faça a rodada.',
    changed: 'O número mudou nesse meio-tempo. Olhe de novo e depois decida.',
  },
  steps: {
    complete: 'Concluir os sorteios anteriores',
    resume: 'Encerrar as pausas que terminaram',
    sync: 'Ler o arquivo de pessoal',
    scopes: 'Achar os grupos a sortear',
    pair: 'Sortear',
    newsletter: 'Fazer a newsletter',
    send: 'Enviar a newsletter',
    summary: 'Escrever o resumo',
    mail: 'Enviar o resumo',
  },
  toBeAnnounced: 'A anunciar',
  hosting: {
    longest: (rounds) =>
      `A espera mais longa de um convidado: ${plural(rounds, { one: '# rodada', many: '# de rodadas', other: '# rodadas' })}.`,
    shares: (least, most, average) =>
      `Vezes que cada anfitrião recebeu: ${least === most ? digits(least) : `de ${digits(least)} a ${digits(most)}`}, ${digits(average)} em média.`,
    never: (guests) => `Convidados ainda sem lugar: ${digits(guests)}.`,
    served: (seats, day) =>
      `Com ${plural(seats, { one: '# lugar', many: '# de lugares', other: '# lugares' })} por rodada, todos terão tido um lugar até ${day}.`,
    own: (times, average) => `Vezes que você foi anfitrião: ${digits(times)}; em média: ${digits(average)}.`,
  },
  waiting: (before, seats, rounds) =>
    `${before === 0 ? 'Não há ninguém' : plural(before, { one: 'Há # pessoa', many: 'Há # de pessoas', other: 'Há # pessoas' })} na sua frente, com ${plural(seats, { one: '# lugar', many: '# de lugares', other: '# lugares' })} por rodada: cerca de ${plural(rounds, { one: '# rodada', many: '# de rodadas', other: '# rodadas' })}.`,
  onTheList: 'Você está na lista.',
  outcome: {
    nextOne: 'Você entra na próxima.',
    nextOneWithProfile: 'Complete seu perfil, e você entra na próxima.',
    somebodyLeft: 'alguém que saiu da empresa',
    somebodyLeftAtBeginning: 'Alguém que saiu da empresa',
    steppedOut: (name, partner) => `Você desistiu da rodada de ${name}. ${partner} já sabe.`,
    awayToTheEnd: (name, partner) => `Sua licença vai até o fim da rodada de ${name}. ${partner} já sabe.`,
    matched: (partner) => `Você encontra ${partner}.`,
    wasMatched: (partner, name) => `Em ${name}, seu encontro era com ${partner}.`,
    notShownYet: (name) => `Os encontros de ${name} ainda não aparecem. Eles chegam com a newsletter.`,
    leftOut: (name, why) => `Você ficou de fora em ${name}: ${why}`,
    /** Why they were left out. Whoever can meet nobody is promised nothing. */
    why: {
      noSeat: 'nenhum anfitrião tinha lugar para você desta vez.',
      byWish: 'quem cuida do programa decidiu assim nesta rodada.',
      odd: 'o número era ímpar, e foi a sua vez. Na próxima vez, você tem prioridade.',
      few: 'havia pouca gente compatível, e foi a sua vez. Na próxima vez, você tem prioridade.',
      nobody:
        'não havia ninguém a postos com quem você pudesse se encontrar. Ajuda se mais gente participar.',
      preference: (where) =>
        `não havia ninguém a postos ${where} com quem você pudesse se encontrar. Fica mais fácil com a opção de encontrar qualquer pessoa: escolha-a no seu perfil.`,
      wish: 'quem cuida do programa decidiu assim nesta rodada. Na próxima vez, você tem prioridade.',
    },
    notNeeded: 'Nesta rodada, não é preciso que você seja anfitrião. Os anfitriões se revezam.',
    calledOff: (name) => `Seu encontro em ${name} foi desfeito porque você não podia.`,
    noRound: (name) => `Ainda não houve rodada em ${name}.`,
    beforeYou: (name) => `A rodada de ${name} foi feita antes de você entrar.`,
    notAnswered: (name) => `Você pulou a rodada de ${name}, porque não disse que participava.`,
    noMatch: (name) => `A rodada de ${name} não tem encontro para você, porque você não podia participar.`,
  },
  stranding: {
    yourMatch: 'A outra pessoa',
    back: (name) => `${name} voltou a participar, então o café de vocês está de pé.`,
    away: (name) => `${name} não vai poder ir ao café.`,
    waiting: (name, time) =>
      `${name} não vai poder ir ao café. Você pediu outra pessoa: procuramos todos os dias às ${time} e escrevemos para vocês assim que houver alguém.`,
  },
  wouldBeRescued: (pairs) =>
    `${counted(pairs, 'dupla a mais seria formada', 'duplas a mais seriam formadas')}. Nada foi salvo.`,
  rescued: (pairs, people) =>
    `${counted(pairs, 'dupla a mais formada', 'duplas a mais formadas')}. ${counted(people, 'pessoa está', 'pessoas estão')} recebendo um e-mail.`,
  atTables: {
    wouldBeRescued: (seats, tables) =>
      `Lugares em mesas existentes: ${digits(seats)}. Mesas novas: ${digits(tables)}. Nada foi salvo.`,
    rescued: (seats, tables, people) =>
      `Lugares em mesas existentes: ${digits(seats)}. Mesas novas: ${digits(tables)}. Pessoas que recebem um e-mail: ${digits(people)}.`,
    none: 'Hoje nenhuma mesa é possível. O Cup of Joe tenta de novo todos os dias.',
    joins: (name, others) => `${name} se junta a ${listed(others)}.`,
  },
  announcedAlready: 'Todas as pessoas desta rodada já sabem. Ninguém recebe dois avisos.',
  tooFewToAnnounce: (least) =>
    `Menos de ${digits(least)} pessoas participariam desta rodada, então não há o que anunciar.`,
  tellsItself:
    'O ciclo automático já avisa as pessoas sobre as rodadas. Em Programa você escolhe com quantos dias de antecedência.',
  withinAMonth: 'Escolha um dia a partir de hoje, dentro de um mês.',
  told: (count) => counted(count, 'pessoa recebe o aviso da rodada.', 'pessoas recebem o aviso da rodada.'),
  pairingDeleted: 'O sorteio foi excluído antes que a newsletter dele fosse feita.',
  setByOperatorField: 'Definido por quem cuida do servidor',
  setByOperator: 'Quem cuida do servidor definiu isto lá. Nada mudou.',
  fromTodayOn: 'Escolha um dia a partir de hoje.',
  cycleFaults: {
    fields: 'O ciclo precisa ser uma expressão cron de cinco campos, como 0 9 1 * *.',
    never: 'O ciclo indica um dia que nunca chega.',
  },
  programmeExists: (name) => `Já existe um programa chamado “${name}”.`,
  withinAYear: 'Escolha um dia a partir de hoje, dentro de um ano.',
  oneRhythm: 'Um programa se repete por meses ou por semanas, não pelos dois.',
  preferencesStay: 'O primeiro programa sempre respeita as preferências de cada pessoa sobre as áreas.',
  unknownAttribute: 'Um destes atributos não existe mais. Escolha de novo.',
  unknownGroup: 'Um destes grupos não existe mais. Escolha de novo.',
  nobodyInIt: 'Hoje não há ninguém.',
  nobodyHosts: 'Hoje não há anfitriões.',
  everybodyHosts: 'Hoje todos são anfitriões, então não há convidados.',
  tooFewForATable: (people, size) =>
    `Hoje não há pessoas suficientes para uma mesa: ${digits(people)} de ${digits(size)}.`,
  allMet: (rounds, months) =>
    `Depois de ${plural(rounds, { one: '# rodada', many: '# de rodadas', other: '# rodadas' })} todo mundo já se encontrou, e ninguém se encontra de novo antes de ${plural(months, { one: '# mês', many: '# de meses', other: '# meses' })}. Escolha menos meses ou um ritmo mais lento.`,
  firstStays: 'O primeiro programa não pode ser arquivado.',
  openRounds: (name, rounds) => `Conclua antes as rodadas abertas de “${name}”: ${rounds.join(', ')}.`,
  archived: (name) => `“${name}” foi arquivado.`,
  tooOften: 'O ciclo rodaria mais de uma vez por mês.',
  bothCan: 'Vocês ainda podem tomar este café, então não procuramos outra pessoa.',
  nobodyWaits: (pairing) =>
    `Ninguém em “${pairing}” espera outro encontro. Quem ficou sem par pode pedir um na sua página.`,
  noTwo: 'Hoje nenhum novo encontro é possível. O Cup of Joe tenta de novo todos os dias.',
  completed: (pairing) => `“${pairing}” está concluído, então ninguém nele espera.`,
  notGoneOut: (pairing) =>
    `A newsletter de “${pairing}” ainda não saiu, então a rodada ainda pode ser mudada.`,
  stillSending: (newsletter) => `“${newsletter}” ainda está sendo enviada. Os novos encontros vêm depois.`,
  cancelledSend: (newsletter) =>
    `O envio de “${newsletter}” foi cancelado antes de chegar a todas as pessoas. Envie às outras e depois procure novos encontros.`,
  mailsDeleted: (newsletter) =>
    `Os e-mails de “${newsletter}” foram excluídos, então não podem ser enviados a mais ninguém.`,
}
