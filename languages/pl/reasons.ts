import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { digits } = formatsOf('pl')

const counted = (said: string) => (people: number) => `${said}: ${digits(people)}`

export const reasons: Words['rounds']['reasons'] = {
  'meets-nobody': counted('bez możliwego spotkania w swojej grupie'),
  'not-answered': counted('bez odpowiedzi'),
  'no-group': counted('bez grupy domen'),
  'never-invited': counted('bez zaproszenia'),
  invited: counted('zaproszone, jeszcze nie dołączyły'),
  'not-set-up': counted('po zalogowaniu, bez profilu'),
  'at-cap': counted('z wyczerpanym limitem na miesiąc'),
  'not-joined': counted('poza tym programem'),
  paused: counted('przerwa'),
  skipped: counted('opuszczają tę rundę'),
  dormant: counted('uśpienie'),
  'opted-out': counted('nie biorą udziału'),
  'on-leave': counted('na urlopie'),
  'not-covered': counted('poza listą dostępu'),
}
