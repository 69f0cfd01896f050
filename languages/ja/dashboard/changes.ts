import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('ja')

export const access: Words['dashboard']['access'] = {
  visitor: { title: 'ログインが必要です', description: '管理機能を使うには、ログインしてください。' },
  employee: { title: '利用できません', description: '管理者の権限がありません。' },
  unknown: {
    title: '現在、どなたか確認できません',
    text: 'サーバーが応答していません。ログインしたままです。',
  },
  loading: '管理画面を読み込んでいます…',
  checking: '権限を確認しています…',
}

export const ending: Words['dashboard']['ending'] = {
  keepsThem: '次回から反映されます。すでにお知らせした組はそのままです。',
  endsThem:
    '組み合わせを今すぐ終了します。予約された日時は取り消され、一人になった方にはメールでお知らせします。',
  staysAsItIs: '組み合わせはそのままです。',
  people: (count) => `進行中の組み合わせにいる方：${digits(count)}人`,
  pair: ({ name, other, pairing, isAnnounced, coffee }) =>
    `${name}さんは「${pairing}」で${other}さんと組になっています${isAnnounced ? '' : '（未発表）'}${coffee === null ? '' : `。会う日時は${coffee}です`}。`,
  more: (matches, booked) =>
    booked === 0
      ? `ほかに${digits(matches)}組あります。`
      : `ほかに${digits(matches)}組あり、そのうち${digits(booked)}組は日時が決まっています。`,
}

const people = (count: number) => `ユーザー${digits(count)}人`
const entries = (count: number) => `${digits(count)}件`
const ofMany = (counted: (count: number) => string) => ({
  selected: (count: number) => `${counted(count)}を選択中`,
  allFound: (count: number) => `見つかった${counted(count)}すべて`,
  sentence: (count: number) => `${counted(count)}を選択しています。`,
  changes: (changed: number, count: number) => `${counted(count)}のうち${digits(changed)}を変更します。`,
  changesNone: (count: number) => `${counted(count)}に変更は必要ありません。`,
})

export const bulk: Words['dashboard']['bulk'] = {
  selectAll: (total) => `見つかった${digits(total)}件すべてを選択`,
  clear: '選択を解除',
  undo: '元に戻す',
  notUndone: '変更を元に戻せませんでした',
  counting: '影響を受ける人数を数えています。',
  notCounted: '影響を受ける方を読み込めませんでした。',
  covers: (count) => `アカウントを持つ${digits(count)}人が対象です。`,
  refused: (count) => `${digits(count)}人の一覧には、この部署がありません。`,
  users: { label: '選択したユーザー', failed: 'ユーザーを変更できませんでした', ...ofMany(people) },
  entries: { label: '選択した項目', failed: '項目を変更できませんでした', ...ofMany(entries) },
}
