import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('ja')
const toAll = (verb: string) => (count: number) => (count === 0 ? verb : `${digits(count)}人を${verb}`)
const move = toAll('移動')

export const pause: Words['people']['pause'] = {
  again: '再び参加する時期',
  inMonths: (months, day) => `${digits(months)}か月後、${day}`,
  otherDay: '別の日',
  day: '日付',
  tooEarly: '明日以降の日を選んでください',
  match: '進行中の組み合わせ',
  keep: 'そのままにする',
  stepOut: '今すぐ辞退する',
  stepOutHint: '予約された日時は取り消され、一人になった方にはメールでお知らせします。',
}

export const bulk: Words['people']['bulk'] = {
  status: {
    action: '状態',
    title: '状態を変更',
    active: { label: '参加中', hint: '次回に参加します。', submit: toAll('参加中にする') },
    paused: { label: 'お休み中', submit: toAll('お休み中にする') },
    opted_out: {
      label: '不参加',
      hint: 'ご本人が戻るか、管理者が戻すまで続きます。',
      submit: toAll('不参加にする'),
    },
  },
  department: {
    action: '部署',
    title: '部署を変更',
    submit: move,
    of: '部署の一覧',
    noGroup: 'グループのない方',
    department: '部署',
    choose: '選んでください',
  },
  group: {
    action: 'ドメイングループ',
    title: 'ドメイングループに移動',
    submit: move,
    effect:
      'それぞれに、このグループの許可リストの項目が作られます。すでにある場合は、その項目が移動します。進行中の組み合わせはそのままです。後から移動し直せます。',
    group: '移動先',
    choose: 'グループを選んでください',
  },
  invite: '招待',
  signOut: {
    action: 'ログアウト',
    title: 'すべての場所からログアウト',
    submit: toAll('ログアウトさせる'),
    effect: '対象の方は再びログインできます。ご自身はログインしたままです。元に戻すことはできません。',
  },
}
