import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  health: {
    title: 'Backups',
    size: (megabytes) => `Último: ${megabytes} MB`,
    notYet: 'Nenhum ainda',
    failing: 'Com falha',
    triedAgain: 'Nova tentativa a cada hora.',
    sealed: 'Cada um é gravado, relido e criptografado.',
    open: 'Cada um é gravado e relido. Eles não são criptografados.',
  },
  failed: {
    subject: 'Nenhum backup foi gravado',
    effect:
      'O Cup of Joe não conseguiu gravar um backup. Ele tenta de novo a cada hora e avisa uma vez por dia enquanto isso falhar.',
  },
}
