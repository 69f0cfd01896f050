import { formatsOf } from '../../shared/languages/formats'
import type { ServerWords } from '../words'
import { reasons } from './reasons'

const { digits, itemised, listed, monthName } = formatsOf('ja')

const some = (names: string[], more: number) =>
  more === 0 ? itemised(names) : `${itemised(names)}、ほか${digits(more)}件`
const quoted = (name: string) => `「${name}」`
/** The first names, and how many more there are. */
export const someQuoted = (names: string[], more: number) => some(names.map(quoted), more)
const pairs = (count: number) => `${digits(count)}組`
const stranded = (people: number) => `お相手がいなくなった方${digits(people)}人`

export const month: ServerWords['month'] = {
  notYet: 'まだ',
  of: (done, all) => `${digits(all)}件中${digits(done)}件`,
  people: {
    ready: (count) => `準備完了${digits(count)}人`,
    reasons,
    aside: (parts) => `${itemised(parts)}。`,
    nobodyAside: '対象外の方はいません。',
    tooFew: (minimum) =>
      `組み合わせには${digits(minimum)}人以上が必要です。ログインし、プロフィールを作成し、参加している方が対象です。`,
    bring: '参加者を取り込む',
    invite: '招待する',
    see: '参加者を見る',
  },
  pairing: {
    pairs: (count, threes) => {
      if (threes === 0) return pairs(count)
      if (count === 1) return `${pairs(count)}（3人）`
      return `${pairs(count)}（うち3人の組${digits(threes)}）`
    },
    tables: (count) => `${digits(count)}卓`,
    gone: (count) => `この回を組んだあとに抜けた方：${digits(count)}人。`,
    groups: (count, leftOut) =>
      leftOut === 0
        ? `${digits(count)}グループ、組なしの方はいません。`
        : `${digits(count)}グループ、組なし${digits(leftOut)}人。`,
    ofGroups: (done, all) => `${digits(all)}グループ中${digits(done)}`,
    unseen: (months, count) =>
      `${listed(months.map(monthName))}の組み合わせは送られていません。${pairs(count)}がまだ見ていません。`,
    completes: (names, more, now) =>
      `${someQuoted(names, more)}を完了し、準備のできた全員を${monthName(now)}分として組み合わせます。`,
    completeAndBegin: (months, now) => `${listed(months.map(monthName))}を完了し、${monthName(now)}を始める`,
    tooSmall: '人数の足りるグループがまだありません。',
    left: (groups, more) => `組み合わせ前：${some(groups, more)}。`,
    trial: 'まずプレビューが表示されます。確定するまで、何も保存されません。',
    pairGroups: 'すべてのグループを組み合わせる',
    generate: '組み合わせを作成',
  },
  newsletter: {
    title: quoted,
    figures: { notLinked: '結び付けなし', none: 'まだなし', draft: '下書き', approved: '承認済み' },
    unapproved: (title) => `${quoted(title)}の内容を確認してから、承認してください。`,
    approve: '確認して承認',
    unlinked: (title, round) => `${quoted(title)}を${round}に結び付けてください。`,
    link: '結び付ける',
    noneForGroups: (groups) =>
      `ニュースレターはまだありません。${digits(groups)}グループ共通のものを1つ書いてください。`,
    createForGroups: (groups) => `${digits(groups)}グループ分を作成`,
    none: (round) =>
      `${round}のニュースレターはまだありません。新しいものには、今月の気分、名言、コツが入っています。`,
    orLink: (title) => `または、${quoted(title)}をこれにも結び付けられます。`,
    create: 'ニュースレターを作成',
  },
  sending: {
    failed: (mails) => `${digits(mails)}通を送れませんでした。`,
    unknown: (mails) => `${digits(mails)}通は届いたか不明です。メール送信履歴をご覧ください。`,
    paused: '送信は一時停止中です。',
    resume: '再開',
    underWay: 'このページを閉じても続きます。',
    cancelled: (left) => `送信を中止しました。残りの${digits(left)}人にも、後から送れます。`,
    send: '送信',
    sendOthers: (left) => `残りの${digits(left)}人に送る`,
  },
  meetings: {
    met: (met, all) => `${digits(all)}組中${digits(met)}組`,
    booked: (matches) => `予約済み${digits(matches)}組。`,
    notMet: (matches) => `会えなかった${digits(matches)}組。`,
    silent: (matches) => `未回答${digits(matches)}組。`,
    stranded: (people) => `${stranded(people)}。`,
    noneWaits: (people) => `${stranded(people)}。別のお相手を希望した方は、まだいません。`,
    allWait: (people) => `${stranded(people)}が、別のお相手を待っています。`,
    someWait: (people, waiting) =>
      `${stranded(people)}。そのうち${digits(waiting)}人が、別のお相手を待っています。`,
    pair: (waiting) => `${digits(waiting)}人の新しいお相手を探す`,
  },
  completed: {
    done: '完了',
    text: '今月を締め切り、記録として保管します。',
    toCome: (coffees) => `予約済みのコーヒーがあと${digits(coffees)}件あります。`,
    complete: '完了する',
    allFull: 'すべてのカップが満ちました。今月は完了です。',
    allFullOfRound: 'すべてのカップが満ちました。今回は完了です。',
    next: (day) => `次回：${day}。`,
    nextFrom: (day) => `次回の日程は未定です。${day}から組み合わせを作成できます。`,
  },
}
