import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { plural } = formatsOf('pt-BR')

const same = (said: string) => (people: number) =>
  plural(people, { one: `# ${said}`, many: `# ${said}`, other: `# ${said}` })
const counted = (one: string, other: string) => (people: number) =>
  plural(people, { one: `# ${one}`, many: `# ${other}`, other: `# ${other}` })

export const reasons: Words['rounds']['reasons'] = {
  'meets-nobody': counted('não tem com quem se encontrar no grupo', 'não têm com quem se encontrar no grupo'),
  'not-answered': same('sem resposta'),
  'no-group': same('sem grupo de domínios'),
  'never-invited': same('sem convite'),
  invited: same('com convite'),
  'not-set-up': same('sem perfil'),
  'at-cap': same('no limite mensal'),
  'not-joined': counted('fora deste programa', 'fora deste programa'),
  paused: same('em pausa'),
  skipped: counted('pula a rodada', 'pulam a rodada'),
  dormant: same('sem sinais'),
  'opted-out': counted('não participa', 'não participam'),
  'on-leave': same('de licença'),
  'not-covered': same('fora da lista de acesso'),
}
