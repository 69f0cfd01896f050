import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  health: {
    title: 'Sicherungen',
    size: (megabytes) => `Letzte: ${megabytes} MB`,
    notYet: 'Noch keine',
    failing: 'Gestört',
    triedAgain: 'Es wird jede Stunde wieder versucht.',
    sealed: 'Jede wird geschrieben, zurückgelesen und verschlüsselt.',
    open: 'Jede wird geschrieben und zurückgelesen. Verschlüsselt sind sie nicht.',
  },
  failed: {
    subject: 'Es wurde keine Sicherung geschrieben',
    effect:
      'Cup of Joe konnte keine Sicherung schreiben. Es versucht es jede Stunde wieder und meldet sich einmal am Tag, solange es nicht gelingt.',
  },
}
