import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('pt-BR')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })

export const health: Responses['health'] = {
  database: { slow: 'Lento', fine: 'Funciona' },
  email: {
    outbox: {
      label: 'Simulação',
      detail: 'Os e-mails vão para a caixa de saída; ninguém os recebe. Defina MAIL_URL para enviá-los.',
    },
    unreachable: (transport) => `${transport} não responde`,
    cannotReach: (why) => `Não é possível conectar ao servidor de e-mail: ${why}`,
    silent: 'O servidor de e-mail não responde.',
    paused: (transport) => `${transport}, envio em pausa`,
    pausedBy: 'Alguém da administração pôs uma newsletter em pausa.',
    nothingWaits: 'Nada espera para ser enviado.',
    waiting: (count) => `${counted(count, 'e-mail espera', 'e-mails esperam')} o envio.`,
  },
  jobs: { failing: 'Com falha', notYet: 'Ainda não rodou', late: 'Com atraso', onTime: 'Em dia' },
  employeeFile: {
    label: 'Por arquivo',
    reads: (file) => `Lê ${file}.`,
    gone: (file) => `${file} não está mais lá desde a última sincronização.`,
    notThere: (file) => `Ainda não há ${file}.`,
  },
  cycle: {
    manual: {
      label: 'Manual',
      detail: 'Cada mês é feito à mão. Em Ferramentas, Programa, ele pode passar a rodar sozinho.',
    },
    sends: 'Sorteia e envia as newsletters.',
    drafts: 'Sorteia; as newsletters esperam aprovação.',
    needsAttention: 'Precisa de atenção',
    tryingAgain: 'Tentando de novo',
    notDone: (step, run, why) => `A etapa “${step}” não foi feita no ciclo de ${run}: ${why}.`,
    failing: (step, run, why) => `A etapa “${step}” até agora não deu certo no ciclo de ${run}: ${why}.`,
    noReason: 'não se sabe o motivo',
    running: 'Em andamento',
    scheduled: 'Programado',
  },
  signIn: {
    slowed: {
      label: 'Códigos mais lentos',
      detail: (codes) =>
        `Mais de ${codes} códigos errados foram digitados em dez minutos: alguém pode estar tentando adivinhar. Navegadores ainda não usados têm uma tentativa por minuto; os links funcionam.`,
    },
    fine: { label: 'Funciona', detail: 'Links e códigos funcionam.' },
  },
}
