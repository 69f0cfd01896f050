import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('ja')
const leavesOut =
  'これらの項目だけが対象としている方は、ログアウトされ、ログインできなくなり、組み合わせの対象から外れます。'
const toAll = (verb: string) => (count: number) => (count === 0 ? verb : `${digits(count)}件を${verb}`)

export const entries: Words['tools']['entries'] = {
  bar: {
    label: '利用禁止',
    title: '許可リストの項目を利用禁止にする',
    effect: leavesOut,
    submit: toAll('利用禁止にする'),
  },
  activate: {
    label: '有効にする',
    title: '許可リストの項目を有効にする',
    submit: toAll('有効にする'),
  },
  remove: {
    label: '外す',
    title: '許可リストから項目を外す',
    effect: leavesOut,
    submit: toAll('外す'),
  },
  group: {
    label: 'グループ',
    title: 'グループを変更',
    choose: '選んでください',
    submit: toAll('移動'),
  },
}
