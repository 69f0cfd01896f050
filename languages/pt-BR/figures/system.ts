import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('pt-BR')

export const system: Words['figures']['system'] = {
  employees: {
    title: 'Situação do pessoal',
    failed: 'Não foi possível carregar o pessoal.',
    total: 'Total do pessoal',
    active: 'Em atividade',
    onLeave: 'De licença',
    available: 'Disponíveis para encontros',
    synced: (moment) => `Última sincronização: ${moment}`,
    neverSynced: 'Última sincronização: nunca',
  },
  title: 'Saúde do sistema',
  checked: (moment) => `Verificação: ${moment}`,
  checking: 'Verificando…',
  check: 'Verificar de novo',
  failed: 'Não foi possível verificar o estado do sistema.',
  lines: {
    database: 'Banco de dados',
    email: 'Serviço de e-mail',
    sync: 'Sincronização de pessoal',
    cycle: 'Ciclo automático',
    signIn: 'Acesso',
    job: (name) => `Tarefa: ${name}`,
    pendingSetups: 'Perfis por criar',
  },
  troubles: (count) =>
    count === 0
      ? 'Tudo funciona.'
      : plural(count, {
          one: '# item precisa de atenção.',
          many: '# itens precisam de atenção.',
          other: '# itens precisam de atenção.',
        }),
  behind: 'Todas as partes e tarefas',
  responded: (milliseconds) => `Resposta em ${milliseconds} ms`,
  lastSync: (moment) => `Última sincronização: ${moment}.`,
  lastRead: (moment) => `Última leitura: ${moment}.`,
  failingSince: (moment) => `Com falha desde ${moment}.`,
  until: (moment) => `Até ${moment}.`,
  wrongCodes: (moment) => `Muitos códigos errados foram digitados: ${moment}.`,
  nextRun: (moment, rule, zone) => `Próximo ciclo: ${moment} (${rule}, ${zone}).`,
  runs: (every, last) => (last === null ? `Roda ${every}` : `Roda ${every}, última vez: ${last}`),
  jobFailed: (moment, message) => `Falhou, ${moment}: ${message}`,
  every: {
    days: (count) =>
      plural(count, { one: 'todos os dias', many: 'a cada # de dias', other: 'a cada # dias' }),
    hours: (count) =>
      plural(count, { one: 'a cada hora', many: 'a cada # de horas', other: 'a cada # horas' }),
    minutes: (count) =>
      plural(count, { one: 'a cada minuto', many: 'a cada # de minutos', other: 'a cada # minutos' }),
    seconds: (count) =>
      plural(count, { one: 'a cada segundo', many: 'a cada # de segundos', other: 'a cada # segundos' }),
  },
}
