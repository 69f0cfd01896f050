import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed } = formatsOf('ja')
const morePairs = (count: number) => `あと${digits(count)}組`

export const month: Responses['month'] = {
  restored: {
    mayHaveRound:
      'バックアップの後に組み合わせが行われたかもしれません。行われていなければ、「今月」でその旨を選んでから、組み合わせを行ってください。',
    changed: 'その間に件数が変わりました。もう一度確認してから決めてください。',
  },
  steps: {
    complete: '前回の組み合わせを完了しています',
    resume: 'お休みの終わった方を戻しています',
    sync: '従業員ファイルを読み取っています',
    scopes: '組み合わせるグループを調べています',
    pair: '組み合わせています',
    newsletter: 'ニュースレターを作成しています',
    send: 'ニュースレターを送信しています',
    summary: 'まとめを書いています',
    mail: 'まとめをメールで送っています',
  },
  toBeAnnounced: '未定',
  hosting: {
    longest: (rounds) => `最も長く待っているゲストは${digits(rounds)}回待っています。`,
    shares: (least, most, average) =>
      `ホストを務めた回数は各${least === most ? digits(least) : `${digits(least)}～${digits(most)}`}回、平均${digits(average)}回です。`,
    never: (guests) => `まだ席のないゲスト：${digits(guests)}人。`,
    served: (seats, day) => `1回${digits(seats)}席で、${day}までに全員が座れます。`,
    own: (times, average) => `ホストを務めた回数：${digits(times)}回（平均${digits(average)}回）。`,
  },
  waiting: (before, seats, rounds) =>
    `${before === 0 ? 'あなたが次の順番です' : `${digits(before)}人があなたより先に待っています`}。1回の席数は${digits(seats)}席で、約${digits(rounds)}回でご案内できます。`,
  onTheList: '順番待ちの一覧に入っています。',
  outcome: {
    nextOne: '次回に参加します。',
    nextOneWithProfile: 'プロフィールを完成させると、次回に参加します。',
    somebodyLeft: '以前の同僚',
    somebodyLeftAtBeginning: '以前の同僚',
    steppedOut: (round, partner) => `${round}は辞退しました。${partner}さんにはお知らせしました。`,
    awayToTheEnd: (round, partner) =>
      `休職・休暇が${round}の終わりまで続きます。${partner}さんにはお知らせしました。`,
    matched: (partner) => `お相手は${partner}さんです。`,
    wasMatched: (partner, round) => `${round}のお相手は${partner}さんでした。`,
    notShownYet: (round) => `${round}のお相手は、まだ公開されていません。ニュースレターでお知らせします。`,
    leftOut: (name, why) => `${name}はお相手がいませんでした。${why}`,
    /** Why they were left out. Whoever can meet nobody is promised nothing. */
    why: {
      noSeat: '今回は、ホストの席に空きがありませんでした。',
      byWish: '今回は、運営担当者がこのように決めました。',
      odd: '人数が奇数で、今回はお休みの順番でした。次回は優先的に組み合わせます。',
      few: '条件の合う方が足りず、今回はお休みの順番でした。次回は優先的に組み合わせます。',
      nobody: '会える方が参加していませんでした。参加者が増えると、見つかりやすくなります。',
      preference: (where) =>
        `${where}に、会える方が参加していませんでした。プロフィールで希望を広げると、見つかりやすくなります。`,
      wish: '今回は、運営担当者がこのように決めました。次回は優先的に組み合わせます。',
    },
    notNeeded: '今回はホストの必要がありません。ホストは交代で務めます。',
    calledOff: (round) => `${round}のコーヒーチャットは、ご都合がつかないため取りやめになりました。`,
    noRound: (round) => `${round}の回は、まだありません。`,
    beforeYou: (round) => `${round}の回は、ご参加の前に作られました。`,
    notAnswered: (round) => `参加の回答がなかったため、${round}の回はお休みです。`,
    noMatch: (round) => `参加できなかったため、${round}の回にお相手はいません。`,
  },
  stranding: {
    yourMatch: 'お相手',
    back: (name) => `${name}さんが再び参加するので、お二人のコーヒーは予定どおりです。`,
    away: (name) => `${name}さんの都合がつかなくなりました。`,
    waiting: (name, time) =>
      `${name}さんの都合がつかなくなりました。別のお相手をご希望です。毎日${time}に探し、見つかり次第、お二人にメールでお知らせします。`,
  },
  wouldBeRescued: (pairs) => `${morePairs(pairs)}を作れます。何も保存されていません。`,
  rescued: (pairs, people) => `${morePairs(pairs)}を作りました。${digits(people)}人にメールを送っています。`,
  atTables: {
    wouldBeRescued: (seats, tables) =>
      `今あるテーブルの席：${digits(seats)}、新しいテーブル：${digits(tables)}。何も保存されていません。`,
    rescued: (seats, tables, people) =>
      `今あるテーブルの席：${digits(seats)}、新しいテーブル：${digits(tables)}、メールを送る方：${digits(people)}人。`,
    none: '今日は条件の合うテーブルがありません。Cup of Joeは毎日もう一度試します。',
    joins: (name, others) => `${name}さんが${listed(others.map((other) => `${other}さん`))}に加わります。`,
  },
  announcedAlready: 'この回の全員に、すでに知らせています。2回知らせることはありません。',
  tooFewToAnnounce: (least) =>
    `この回に参加する予定の方が${digits(least)}人に満たないため、知らせることがありません。`,
  tellsItself: '自動サイクルが自ら次回を知らせます。何日前に知らせるかは「プログラム」で選べます。',
  withinAMonth: '今日から1か月以内の日を選んでください。',
  told: (count) => `${digits(count)}人に次回を知らせます。`,
  pairingDeleted: 'ニュースレターの作成前に、組み合わせが削除されました。',
  setByOperatorField: '運用担当者による設定',
  setByOperator: 'サーバーの設定で運用担当者が決めています。何も変更されていません。',
  fromTodayOn: '今日以降の日を選んでください。',
  cycleFaults: {
    fields: 'サイクルには、0 9 1 * *のような5項目のcron式を指定してください。',
    never: 'サイクルの日付は存在しない日です。',
  },
  programmeExists: (name) => `「${name}」というプログラムはすでにあります。`,
  withinAYear: '今日から1年以内の日を選んでください。',
  oneRhythm: '月ごとと週ごとの両方を指定することはできません。',
  preferencesStay: '最初のプログラムは、部署についての各自の希望に必ず従います。',
  unknownAttribute: 'これらの属性のうち、すでに存在しないものがあります。もう一度選んでください。',
  unknownGroup: '選んだグループのうち、なくなったものがあります。もう一度選んでください。',
  nobodyInIt: '今日の対象者はいません。',
  nobodyHosts: '今日はホストがいません。',
  everybodyHosts: '今日は全員がホストのため、ゲストがいません。',
  tooFewForATable: (people, size) =>
    `今日は1卓分の人数に足りません：${digits(size)}人中${digits(people)}人。`,
  allMet: (rounds, months) =>
    `${digits(rounds)}回で全員が顔を合わせ、${digits(months)}か月の間は同じ方と会いません。月数を減らすか、間隔を空けてください。`,
  firstStays: '最初のプログラムはアーカイブできません。',
  openRounds: (name, rounds) => `先に「${name}」の進行中の回を完了してください：${rounds.join('、')}。`,
  archived: (name) => `「${name}」をアーカイブしました。`,
  tooOften: 'サイクルが月に2回以上実行されることになります。',
  bothCan: 'お二人ともこのコーヒーに参加できるため、別のお相手は探しません。',
  nobodyWaits: (pairing) =>
    `「${pairing}」で別のお相手を待っている方はいません。お相手のいなくなった方は、ご自身のページで希望できます。`,
  noTwo: '今日は条件の合うお相手がいません。Cup of Joeは毎日もう一度試します。',
  completed: (pairing) => `「${pairing}」は完了しているため、待っている方はいません。`,
  notGoneOut: (pairing) =>
    `「${pairing}」のニュースレターはまだ送られていないため、組み合わせを変更できます。`,
  stillSending: (newsletter) => `「${newsletter}」は送信中です。新しいお相手は、その後に探します。`,
  cancelledSend: (newsletter) =>
    `「${newsletter}」は、全員に届く前に中止されました。残りの方に送ってから、新しいお相手を探してください。`,
  mailsDeleted: (newsletter) => `「${newsletter}」のメールは削除されたため、ほかの方に送ることはできません。`,
}
