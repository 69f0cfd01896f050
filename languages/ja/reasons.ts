import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { digits } = formatsOf('ja')
const counted = (said: string) => (people: number) => `${said}：${digits(people)}人`

export const reasons: Words['rounds']['reasons'] = {
  'meets-nobody': counted('グループ内に会える相手がいない'),
  'not-answered': counted('未回答'),
  'no-group': counted('ドメイングループなし'),
  'never-invited': counted('招待前'),
  invited: counted('招待済み・未参加'),
  'not-set-up': counted('プロフィール未作成'),
  'at-cap': counted('今月の上限に達した'),
  'not-joined': counted('このプログラムに不参加'),
  paused: counted('お休み中'),
  skipped: counted('今回はお休み'),
  dormant: counted('休眠中'),
  'opted-out': counted('参加をやめた方'),
  'on-leave': counted('休職・休暇中'),
  'not-covered': counted('許可リスト外'),
}
