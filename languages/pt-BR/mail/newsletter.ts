import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('pt-BR')

export const newsletter: MailWords['newsletter'] = {
  hello: (name) => `Olá, ${name}`,
  preheader: {
    match: (month, name, department) => `Seu encontro de ${month}: ${name}, ${department}.`,
    stranded: (name) => `${name} não vai poder ir ao café.`,
    sittingOut: (month, why) => `Sem encontro em ${month}. ${why}`,
  },
  picture: (month, company) => `${month}, ${company}`,
  match: {
    label: 'Seu encontro do mês',
    labelOfMore: 'Quem você encontra',
    why: 'Por que esta dupla',
    youHost: 'Você recebe nesta mesa.',
    hosts: (name) => `Quem recebe: ${name}.`,
    whyMore: 'Por que este grupo',
    see: 'Ver quem você encontra',
    writeTo: (address) => ['ou escreva para ', address],
    andTo: (address) => ['e para ', address],
    photo: (name) => `Foto de ${name}`,
    quoted: (words) => `“${words}”`,
  },
  noMatch: {
    label: 'Seu encontro',
    joinedLater: 'A partir da próxima rodada',
    notNeeded: 'Desta vez não é preciso',
    waits: (rounds) =>
      `Você terá um lugar em cerca de ${plural(rounds, { one: '# rodada', many: '# de rodadas', other: '# rodadas' })}.`,
    onTheList: 'Você está na lista.',
    noOtherHost: 'Nenhum outro anfitrião tem lugar para você agora. Você está na lista da próxima rodada.',
    youAreNotNeeded: 'Nesta rodada, não é preciso que você seja anfitrião. Os anfitriões se revezam.',
    youJoinedLater:
      'Você entrou depois que a rodada deste mês foi formada. Na próxima rodada você participa.',
    stranded: 'A outra pessoa não pode ir',
    sittingOut: 'Sem encontro neste mês',
    nobodyLeft: 'Desta vez não sobrou ninguém para um café com você.',
  },
  starters: { label: 'Para um bom café', title: 'Algo para começar a conversa' },
  mood: 'O clima do mês',
  buzzer: {
    label: 'O desafio do mês',
    atTheEnd: 'A resposta está bem no final.',
    answer: (answer) => `Desafio: a resposta é ${answer}`,
  },
  tips: 'Dicas',
  after: {
    title: 'Depois do café',
    text: 'Um clique nos conta como foi, para que no mês que vem você encontre alguém diferente.',
  },
  profile: 'Seu perfil',
  ask: 'Fale com a gente',
}
