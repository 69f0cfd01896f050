import { formatsOf } from '../../shared/languages/formats'
import type { InRounds } from '../words'
import { someQuoted } from './month'

const { digits, listed, period, plural } = formatsOf('pt-BR')
const people = (count: number) => plural(count, { one: '# pessoa', many: '# de pessoas', other: '# pessoas' })

export const inRounds: InRounds = {
  mail: {
    frame: {
      cantMakeIt: { dontWait: 'Não é culpa de ninguém, e não é preciso esperar a próxima rodada.' },
    },
    reminders: {
      didYouMeet: { paired: (who) => ['Nesta rodada propusemos um café seu com ', who, '.'] },
      join: {
        preheader: 'De tempos em tempos, com alguém que talvez você nunca tenha encontrado.',
        text: (minutes) =>
          `De tempos em tempos, duas pessoas da empresa se encontram para um café, em geral pela primeira vez. Achamos alguém para você e escrevemos para vocês; o resto é um café de ${minutes} minutos.`,
      },
      asked: {
        once: 'Um clique, e não perguntamos mais. Sua resposta garante que na próxima rodada você encontre alguém diferente.',
      },
      organiser: {
        preheader: 'Nesta rodada é você quem propõe. Um clique reserva.',
        notBooked: (who) => [
          'Seu café com ',
          who,
          ' ainda não foi marcado, e nesta rodada é você quem propõe o horário.',
        ],
      },
    },
    newsletter: {
      preheader: {
        match: (day, name, department) => `Seu encontro da rodada de ${day}: ${name}, ${department}.`,
        sittingOut: (day, why) => `Sem encontro na rodada de ${day}. ${why}`,
      },
      match: { label: 'Seu encontro desta rodada' },
      noMatch: {
        youJoinedLater: 'Você entrou depois que esta rodada foi formada. Na próxima você participa.',
        sittingOut: 'Sem encontro nesta rodada',
      },
      mood: 'O clima desta rodada',
      buzzer: { label: 'O desafio' },
      after: {
        text: 'Um clique nos conta como foi, para que na próxima rodada você encontre alguém diferente.',
      },
    },
    summary: { nobody: { subject: 'Cup of Joe: nesta rodada ninguém tem encontro' } },
    meetings: {
      calendar: { ofTheMonth: 'Seu café desta rodada.' },
      changes: {
        rematched: {
          said: (who, when) => [
            'Seu café com ',
            who,
            ' (',
            when,
            ') foi cancelado, porque seu encontro desta rodada mudou.',
          ],
        },
      },
      invitation: {
        needsLink: (who, link) => [
          `Vocês estão em fusos horários diferentes, e ainda não há link de vídeo. Nesta rodada é você quem propõe o horário, então envie um link para ${who}. Se você colocar o seu no `,
          link('seu perfil'),
          ', todo convite vai trazê-lo.',
        ],
      },
      plan: {
        youSuggest: 'Nesta rodada é você quem propõe o horário.',
        suggests: (name) => `Nesta rodada é ${name} quem propõe o horário.`,
      },
    },
    why: { three: 'Nesta rodada vocês são três, para que ninguém fique de fora.' },
    matching: {
      scarce: {
        within: ({ people: some, department, colleagues }) =>
          `${people(some)} da área ${department} só querem a própria área e não podem se encontrar entre si nesta rodada. A escolha se limita a ${colleagues}.`,
        open: ({ people: some, department, colleagues }) =>
          `${people(some)} da área ${department} não podem se encontrar entre si nesta rodada. A escolha se limita a ${colleagues}.`,
      },
      refused: { barred: 'Estas duas pessoas não podem se encontrar nesta rodada.' },
    },
  },
  month: {
    pairing: {
      unseen: (periods, count) =>
        `Os encontros ${plural(periods.length, { one: 'da rodada', many: 'das rodadas', other: 'das rodadas' })} de ${listed(periods.map(period))} nunca foram enviados: ${plural(count, { one: '# dupla não os viu', many: '# de duplas não os viram', other: '# duplas não os viram' })}.`,
      completes: (names, more, now) =>
        `Isto conclui ${someQuoted(names, more)} e sorteia para a rodada de ${period(now)} todas as pessoas a postos.`,
      completeAndBegin: () => 'Concluir e começar outra rodada',
    },
    completed: { text: 'Encerra a rodada e a arquiva.' },
  },
  responses: {
    month: {
      outcome: {
        steppedOut: (_, partner) => `Você desistiu desta rodada. ${partner} já sabe.`,
        wasMatched: (partner) => `Nesta rodada, seu encontro era com ${partner}.`,
        notShownYet: () => 'Os encontros desta rodada ainda não aparecem. Eles chegam com a newsletter.',
        leftOut: (_, why) => `Você ficou de fora nesta rodada: ${why}`,
        calledOff: () => 'Seu encontro desta rodada foi desfeito porque você não podia.',
        noRound: () => 'Esta rodada ainda não foi feita.',
        beforeYou: () => 'Esta rodada foi feita antes de você entrar.',
        noMatch: () => 'Esta rodada não tem encontro para você, porque você não podia participar.',
      },
    },
    people: {
      madeWithoutYou: (day) =>
        `A rodada de ${day} foi feita sem você. Você entra na próxima automaticamente.`,
    },
    pairings: {
      pairedAlready: (count, scope, toldOn) =>
        `${people(count)} de ${scope} já ${count === 1 ? 'tem' : 'têm'} um encontro desta rodada${toldOn ? `, e uma newsletter avisou em ${toldOn}` : ''}. Um segundo sorteio traria outra pessoa.`,
      inAnotherRound: {
        ofNow: (count, scope) =>
          `${people(count)} de ${scope} ${count === 1 ? 'está' : 'estão'} em outro sorteio desta rodada que ainda está ativo, então já ${count === 1 ? 'tem' : 'têm'} um encontro.`,
      },
      stillActive: {
        ofNow: (name, count) =>
          `“${name}” ainda está ativo${count > 0 ? ` (com ${digits(count)} das pessoas a sortear)` : ''}. É a rodada atual: para fazer outra, exclua-o primeiro.`,
      },
      monthCompleted: 'Esta rodada está concluída, então sua resposta não pode mais ser mudada.',
    },
    meetings: {
      nobodyToInvite:
        'A outra pessoa saiu da empresa, então não há quem convidar. Na próxima rodada tem mais.',
    },
    newsletters: {
      dangers: {
        otherMonth: (day, pairing, ofDay) =>
          `A newsletter é da rodada de ${period(day)}, mas “${pairing}” é um sorteio de ${period(ofDay)}: cada pessoa ficaria sabendo quem encontrou naquela rodada.`,
      },
    },
    replies: { notMet: 'Anotado. Na próxima rodada tem mais.' },
  },
}
