import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  health: {
    title: 'Copias de seguridad',
    size: (megabytes) => `Última: ${megabytes} MB`,
    notYet: 'Ninguna aún',
    failing: 'Con fallos',
    triedAgain: 'Se intenta de nuevo cada hora.',
    sealed: 'Cada una se escribe, se vuelve a leer y se cifra.',
    open: 'Cada una se escribe y se vuelve a leer. No están cifradas.',
  },
  failed: {
    subject: 'No se ha escrito ninguna copia de seguridad',
    effect:
      'Cup of Joe no ha podido escribir una copia de seguridad. Lo intenta de nuevo cada hora y avisa una vez al día mientras falle.',
  },
}
