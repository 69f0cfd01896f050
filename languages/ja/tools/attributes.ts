import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('ja')

export const attributes: Words['tools']['attributes'] = {
  text: '部署とは別に人を分けます。プログラムで使えます。5つまでです。',
  language: '名前の言語',
  name: '名前',
  source: '値の取得元',
  sources: {
    import: 'インポートの列',
    scim: 'ディレクトリ（SCIM）',
    own: '本人が選ぶ',
  },
  column: '列',
  path: 'パス',
  pathHint: '例：addresses[type eq "work"].locality',
  shown: 'お相手に表示する',
  values: '値',
  valuesHint: '1行に1つ',
  found: '次のインポートまたはディレクトリから入ります。',
  count: (count) => `${digits(count)}個の値`,
  ready: { location: '勤務地', level: '等級' },
  add: '属性を追加',
  addReady: (name) => `${name}を追加`,
  remove: (name) => `${name}を削除`,
  question: (name) => `${name}を削除しますか？`,
  effect: '全員の値も削除されます。',
  none: '属性はまだありません。',
  failed: '属性を読み込めませんでした。',
  saved: '属性を保存しました。',
  notSaved: '属性を保存できませんでした。',
  notDeleted: '属性を削除できませんでした。',
}
