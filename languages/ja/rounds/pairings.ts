import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('ja')

const people = (count: number) => `${digits(count)}人`
const matches = (count: number) => `${digits(count)}組`

export const pairings: Words['rounds']['pairings'] = {
  companyWide: '全員',
  companyWideChoice: '全員（全社）',
  failed: '組み合わせのデータを読み込めませんでした',
  matches,
  leftOut: (count) => `組なし${people(count)}`,
  actions: {
    title: '管理者の操作',
    generate: '今月の組み合わせを作成',
    view: (count) => `現在の組み合わせを見る（${digits(count)}）`,
    sync: '従業員の状態を同期',
    syncFailed: '従業員の状態を同期できませんでした',
  },
  announce: {
    ask: {
      action: '参加者を募る',
      title: '参加者を募る',
      text: '全員に「参加します」ボタンのメールが1通届きます。押した人だけが参加します。',
      now: (count) => `${people(count)}に今たずねる`,
      all: '全員にたずねました。',
      failed: 'たずねることができませんでした。',
    },
    action: '次回を知らせる',
    title: '次回を知らせる',
    company: '参加予定の全員に、日付と「今回は休む」のボタンを載せたメールを1通送ります。',
    group: (name) => `${name}の参加予定の全員に、日付と「今回は休む」のボタンを載せたメールを1通送ります。`,
    date: '組み合わせの日付',
    tell: (count) => `${people(count)}に知らせる`,
    tellThem: '知らせる',
    pending: '知らせています…',
    failed: '次回のお知らせを送れませんでした。',
    countFailed: '人数を数えられませんでした',
    allTold: 'この回の全員に、すでに知らせています。',
    tooFew: '参加予定の方が少なすぎて、組み合わせを行えません。',
    told: (count) => `${people(count)}にはすでに知らせてあり、2通目は届きません。`,
  },
  eligibility: {
    asked: (asked, yes, silent) =>
      `質問済み：${digits(asked)} · 参加：${digits(yes)} · 未回答：${digits(silent)}`,
    title: '組み合わせの対象',
    failed: '対象者を確認できませんでした',
    total: 'ユーザー総数',
    ready: '準備のできた方',
    excluded: '対象外',
    why: '理由',
    meetsNobody:
      'グループの参加者を増やす、希望を「どなたでも」にする、または再び会えるまでの月数を短くすると、相手が見つかりやすくなります。',
    noGroup:
      'ドメイングループのない方は、全社の組み合わせにだけ入ります。グループに入れると、グループの組み合わせにも入ります。',
    minimum: '最少人数',
    met: (required) => `満たしています（${digits(required)}人以上）`,
    notMet: (required) => `足りません（${digits(required)}人以上）`,
    evenNumbers: '偶数',
    yes: 'はい',
    no: 'いいえ',
    even: (count) => `${digits(count)}は偶数です`,
    odd: (count) => `${digits(count)}は奇数です`,
  },
  figures: {
    pairs: '組',
    tables: 'テーブル',
    across: '部署をまたぐ組',
    metBefore: '以前に会った組',
    threes: '3人の組',
    leftOut: '組なし',
    uneasy: {
      withoutTime: (count) => plural(count, { other: '#卓では、全員に合う30分がありません。' }),
      otherSizes: (count) => plural(count, { other: '#卓の人数が、選んだ人数と違います。' }),
      mixed: (count) => plural(count, { other: '#卓に複数のグループの人がいます。' }),
    },
  },
  round: {
    generate: '今回の組み合わせを作成',
    none: '「管理者の操作」で対象を選び、今回の組み合わせを作成してください。',
    paired: {
      title: '今回はすでに組み合わせ済みです',
      text: (count) =>
        `このうち${people(count)}は、今回の完了した組み合わせにすでに入っています。もう一度組み合わせると、別のお相手になります。`,
      textTold: (count, day) =>
        `このうち${people(count)}は、今回の完了した組み合わせにすでに入っていて、${day}にニュースレターで知らされました。もう一度組み合わせると、別のお相手になります。`,
    },
  },
  generate: {
    title: '今月の組み合わせを作成',
    text: (name) =>
      `${name}の組み合わせのプレビューです。確定するまで、何も保存されず、誰にも知らされません。`,
    looking: '最もよい組み合わせを探しています…',
    impossible: '現在、組み合わせを作成できません',
    generate: (count) => `${matches(count)}を作成`,
    generateTables: (count) => `${digits(count)}卓を作成`,
    again: (count) => `${people(count)}をもう一度組み合わせる`,
    pending: '作成しています…',
    failed: '組み合わせを作成できませんでした',
    done: (count, name) => `${name}の${matches(count)}を作成しました`,
    doneAndLinked: (count, name, newsletter) =>
      `${name}の${matches(count)}を作成し、「${newsletter}」に結び付けました`,
    paired: {
      title: '今月はすでに組み合わせ済みです',
      text: (count) =>
        `このうち${people(count)}は、今月の完了した組み合わせにすでに入っています。もう一度組み合わせると、別のお相手になります。`,
      textTold: (count, day) =>
        `このうち${people(count)}は、今月の完了した組み合わせにすでに入っていて、${day}にニュースレターで知らされました。もう一度組み合わせると、別のお相手になります。`,
      tick: (count) => `${people(count)}を別のお相手ともう一度組み合わせる`,
    },
    leftOut: '今回、組にならない方',
    completes: '完了した組み合わせは、再開できません。',
    unseen: {
      title: 'まだ誰も見ていない組み合わせです',
      tick: '一度も送られていないまま完了する',
    },
    nextByItself: (day) => `次の回は${day}に自動で始まります。`,
    shown: {
      'at-once': 'お相手は、すぐに各自のページに表示されます。',
      'with-newsletter':
        'お相手は、ニュースレターの送信時か、「今すぐお相手を公開」を押したときに表示されます。',
    },
  },
  pairGroups: {
    title: 'すべてのグループの組み合わせを作成しますか',
    confirm: (label) => `${label}しますか`,
    text: '人数の足りるすべてのドメイングループのプレビューです。確定するまで、何も保存されず、誰にも知らされません。',
    looking: '最もよい組み合わせを探しています…',
    create: '組み合わせを作成',
    pending: '作成しています…',
    failed: '組み合わせを作成できませんでした',
    warning: '注意',
    first: (shown) => `最初の${digits(shown)}件です。組にならない方は、それぞれの組み合わせで見られます。`,
    skipped: (groups) => `${digits(groups)}グループを省略`,
  },
  current: {
    title: '現在の組み合わせ',
    none: '現在の組み合わせはありません',
    noneText: '「管理者の操作」で対象を選び、今月の組み合わせを作成してください。',
    hidden: '未公開',
    complete: '完了する',
    completeThis: (name) => `組み合わせ「${name}」を完了する`,
    view: '組を見る',
    leftOut: '組にならなかった方と、その理由',
    removeThis: (name) => `「${name}」を削除しますか`,
    removeSeen: (count) =>
      `${matches(count)}が全員のページから消え、新しい組み合わせを作成できるようになります。元に戻すことはできません。`,
    removeHidden: (count) =>
      `${matches(count)}を、誰も見ないうちに削除します。新しい組み合わせを作成できるようになります。元に戻すことはできません。`,
    removeConfirm: '組み合わせを削除',
    removeFailed: '組み合わせを削除できませんでした',
  },
  complete: {
    title: (name) => `「${name}」を完了しますか`,
    effect: () => '回を締め切ります。日時の決まったコーヒーは予定どおり行われます。再開はできません。',
    effectHidden: () =>
      '回を締め切ります。再開はできません。お相手は、ニュースレターの送信時に表示されます。',
    confirm: '組み合わせを完了',
    pending: '完了しています…',
    failed: '組み合わせを完了できませんでした',
  },
  show: {
    action: '今すぐお相手を公開',
    actionOf: (name) => `${name}のお相手を今すぐ公開`,
    title: (name) => `「${name}」のお相手を今すぐ公開しますか`,
    effect: (count) =>
      `${people(count)}のページに、すぐにお相手が表示されます。メールは送られません。元に戻すことはできません。`,
    confirm: 'お相手を公開',
    pending: '公開しています…',
    failed: 'お相手を公開できませんでした',
  },
  completed: {
    title: '完了した組み合わせ',
    none: '完了した組み合わせはありません',
    noneText: '現在の組み合わせを完了すると、そのファイルがここに表示され、閲覧とダウンロードができます。',
    search: '完了した組み合わせを探す',
    searchHint: '月、グループ、ファイル名',
    found: (count) => `${digits(count)}件のファイルが見つかりました`,
    view: '見る',
    viewThis: (name) => `${name}を見る`,
    download: 'ダウンロード',
    sureToRemove: (name) =>
      `組み合わせのファイル「${name}」を削除してもよろしいですか。元に戻すことはできません。`,
    removeFailed: '完了した組み合わせのファイルを削除できませんでした',
  },
  list: {
    summary: (rounds, all) => `${digits(rounds)}件の組み合わせ、${matches(all)}`,
    pairing: '組み合わせ',
    choice: (name, count) => `${name}（${matches(count)}）`,
    noneText: '今月の組み合わせを作成すると、ここに表示されます。',
    search: '名前またはメールアドレスで探す',
    found: (count) => `${matches(count)}が見つかりました`,
    nobody: (search) => `「${search}」に一致する方はいません。`,
    empty: 'この組み合わせに組はありません。',
    label: (name) => `${name}の組`,
    rescued: '組み直し',
    statuses: {
      active: '進行中',
      completed: '完了',
      called_off: '取りやめ',
      met: '会えた',
      missed: '会えなかった',
      no_answer: '回答なし',
    },
    host: 'ホスト',
    booked: '予定あり',
    answers: { pending: '未回答', confirmed: '会えたと回答', not_confirmed: '会えなかったと回答' },
    overruled: {
      preference: '希望に反する',
      'met-lately': '最近会ったばかり',
      hours: '共通の時間なし',
    },
  },
  left: {
    title: '組にならなかった方と、その理由',
    nobody: '組にならない方はいません。',
    search: '組にならない方を探す',
    label: '組にならない方と、その理由',
    bring: '同じ組にする',
    bringThis: (name) => `同じ組にする：${name}さん`,
  },
  stranded: {
    nobody: '今日は新しいお相手が見つかりません',
    looking: '探しています…',
    lookFailed: '新しいお相手を探せませんでした',
    make: (count) => `あと${matches(count)}を作りますか`,
    waiting: (waiting, leftOut) =>
      `別のお相手を待っている方${people(waiting)}、組にならなかった方${people(leftOut)}。`,
    none: '今日は条件の合うお相手がいません。Cup of Joeは毎日もう一度試します。',
    effect: 'それぞれの組の2人にすぐメールが送られ、以前の組は取りやめになります。元に戻すことはできません。',
    confirm: '組み合わせてメールを送る',
    pending: '組み合わせています…',
    failed: '新しいお相手を決められませんでした',
    atTables: {
      make: '待っている方の席を探しますか',
      none: '今日は条件の合うテーブルがありません。Cup of Joeは毎日もう一度試します。',
      more: (tables) => `新しいテーブル：${digits(tables)}。`,
      effect:
        'これらのテーブルの全員にすぐメールが送られ、席につく方の以前の組は取りやめになります。元に戻すことはできません。',
      confirm: '席を決めてメールを送る',
    },
  },
  sync: {
    pending: '同期しています…',
    title: '従業員の同期',
    summary: (updated, created, unchanged) =>
      `更新${digits(updated)}、新規${digits(created)}、変更なし${digits(unchanged)}。`,
    skipped: (lines) => `${digits(lines)}行を省略`,
    caption: '従業員ファイルのうち、省略した行',
    line: '行',
    wrong: '問題点',
  },
}
