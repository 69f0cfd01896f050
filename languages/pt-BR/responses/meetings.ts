import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { listed } = formatsOf('pt-BR')

export const meetings: Responses['meetings'] = {
  obstacles: {
    noCommonHours: (others) =>
      `Seu horário de trabalho e o de ${listed(others)} não têm nenhuma meia hora em comum`,
    allFull: (people, until) =>
      `${people === 2 ? 'As duas agendas' : 'Todas as agendas'} estão cheias até ${until}`,
    yoursIsFull: (until) => `Sua agenda está cheia até ${until}`,
    isFull: (name, until) => `A agenda de ${name} está cheia até ${until}`,
  },
  tooMany:
    'Você reservou 20 vezes hoje. Combine um horário com a outra pessoa; amanhã você pode reservar de novo.',
  over: 'Este encontro já terminou, então não há nada para reservar.',
  nothingBooked: 'Nenhum horário está reservado, então não há nada para cancelar.',
  quarterHour: 'Escolha um quarto de hora.',
  past: 'Este horário já passou. Escolha um mais tarde.',
  timeTaken: 'Uma das pessoas já tem outro encontro nesse horário. Escolha outro.',
  onLeaveThen: 'Nesse dia, uma das pessoas está de licença. Escolha outro.',
  tooFar: (days) => `Escolha um horário nos próximos ${days} dias.`,
  booked: (when) => `O café de vocês já está marcado: ${when}.`,
  cancelled: (when) => `Nesse meio-tempo, o horário foi cancelado: ${when}.`,
  nobodyToInvite: 'A outra pessoa saiu da empresa, então não há quem convidar. No mês que vem tem mais.',
  thisCentury: 'Escolha um horário neste século.',
  lookedAt: (looks, minutes) => `Você viu horários ${looks} vezes em uma hora. Tente de novo em ${minutes}.`,
  matchLeft: 'A outra pessoa saiu da empresa.',
  notTakingPart: 'Você não participa no momento. Volte no seu perfil e então reserve.',
  cannotMakeIt: (name) => `${name} não pode no momento.`,
  off: 'Aqui o Cup of Joe não reserva horários. Escrevam-se para achar um.',
}
