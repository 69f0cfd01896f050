import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural, signed } = formatsOf('pt-BR')

type Change = Parameters<Words['figures']['whoMet']['booking']['change']>[0]
const points = (count: number) =>
  plural(Math.abs(count), { one: '# ponto', many: '# de pontos', other: '# pontos' })
const difference = (change: Change) =>
  `${points(change.points)} a ${change.points < 0 ? 'menos' : 'mais'} (95\u00a0%: ${digits(change.low)} a ${digits(change.high)})`

export const whoMet: Words['figures']['whoMet'] = {
  title: 'Quem se encontrou',
  description:
    'Teve café: as duas pessoas dizem que sim, ou uma diz e ninguém diz o contrário. Quem não respondeu pode ter se encontrado ou não, então a taxa é um intervalo. O intervalo de confiança de 95\u00a0% está entre parênteses.',
  noneYet: 'Ainda não há encontros neste mês.',
  none: 'Nenhum encontro nos doze meses anteriores.',
  parts: { met: 'com café', silent: 'ninguém respondeu', didNot: 'sem café' },
  interval: 'com café entre quem respondeu, 95\u00a0%',
  range: (low, high) => `${digits(low)}–${high}`,
  met: (met, matches, rate) => `${digits(met)} de ${digits(matches)} com café, ${rate}`,
  among: (rate, interval) => `${rate} (${interval})`,
  of: (count, matches) => `${digits(count)} de ${digits(matches)}`,
  metIn: (month) => `Com café em ${month}`,
  confirmed: (byBoth, byOne) => `confirmados por duas pessoas: ${digits(byBoth)}, por uma: ${digits(byOne)}`,
  rate: 'Taxa',
  notMet: (didNot, silent) => `${digits(didNot)} sem café, ${digits(silent)} sem resposta`,
  ofAnswered: 'Entre quem respondeu',
  answered: (count) => `${digits(count)} com resposta`,
  booked: 'Marcados',
  noTime: 'ainda sem horário',
  daysAfter: (days) =>
    plural(days, {
      one: '# dia depois da newsletter (mediana)',
      many: '# de dias depois da newsletter (mediana)',
      other: '# dias depois da newsletter (mediana)',
    }),
  table: {
    caption: 'Quem se encontrou, mês a mês',
    met: 'Com café',
    of: 'De',
    byBoth: 'Confirmados por duas pessoas',
    byOne: 'Por uma',
    didNot: 'Sem café',
    silent: 'Sem resposta',
    days: 'Dias até lá',
    booking: 'Um horário reservado muda',
    reminding: 'Um lembrete muda',
    unclear: 'poucas respostas para dizer',
    change: (change, low, high) => `${signed(change)} pontos (${digits(low)} a ${digits(high)})`,
  },
  booking: {
    change: (change) =>
      `Com horário reservado, ${change.having} de quem respondeu teve café; sem, ${change.without}: ${difference(change)}.`,
  },
  reminding: {
    change: (change) =>
      `Onde quem propõe o horário recebeu um lembrete, ${change.having} de quem respondeu teve café; nos outros casos, ${change.without}: ${difference(change)}.`,
  },
}
