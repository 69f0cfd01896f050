import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('ja')

export const notMonthly: Words['rounds']['notMonthly'] = {
  thisMonth: {
    title: '今回',
    failed: '今回の状況を読み込めませんでした。',
    allDone: '今回の手順はすべて済みました。',
    allFull: 'すべてのカップが満ちました。今回は完了です。',
  },
  wholeMonth: {
    title: '1回分をまとめて実行',
    made: '今回の結果を見る',
    text: (scope = '全員') =>
      `管理者が毎回行うことを、${scope}を対象に実行します。準備のできた方を組み合わせ、ニュースレターを書き、承認し、送信します。メールはすべて送信トレイに入り、このコンピューターの外には出ません。`,
  },
  generate: '組み合わせを作成',
  paired: {
    title: '今回はすでに組み合わせ済みです',
    text: (count) =>
      `このうち${digits(count)}人は、今回の完了した組み合わせにすでに入っています。もう一度組み合わせると、別のお相手になります。`,
    textTold: (count, day) =>
      `このうち${digits(count)}人は、今回の完了した組み合わせにすでに入っていて、${day}にニュースレターで知らされました。もう一度組み合わせると、別のお相手になります。`,
  },
  noneCurrent: '「管理者の操作」で対象を選び、今回の組み合わせを作成してください。',
  noneToSee: '今回の組み合わせを作成すると、ここに表示されます。',
}
