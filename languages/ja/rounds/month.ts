import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('ja')

export const thisMonth: Words['rounds']['thisMonth'] = {
  restored: {
    title: (at, made) => `${made}のバックアップから${at}に復元しました`,
    text: 'その間の出来事は、ここには残っていません。',
    held: {
      mails: 'その間に送る予定だったメールは保留中です（すでに送られたかもしれません）',
      round: 'その間に組み合わせが行われたかもしれません',
      administrators: 'ほかの管理者は無効です',
      second_factors: 'ほかの管理者のパスキー、アプリ、復旧コードは無効です',
      managers: 'グループ管理者は無効です',
      api_keys: 'APIキーは無効です',
      directory_tokens: '復元以来、ディレクトリ同期は無効です',
      webhooks: 'Webhookとチャンネルは無効です',
    },
    send: '送信する',
    noRound: '行われなかった',
    turnOn: '再び有効にする',
    leave: 'このままにする',
    done: '決定を保存しました。',
    failed: '決定を保存できませんでした。',
  },
  title: '今月',
  scope: (month, group) => `${month}、${group}`,
  failed: '今月の状況を読み込めませんでした。',
  steps: {
    people: '参加者',
    pairing: '組み合わせ',
    newsletter: 'ニュースレター',
    sending: '送信',
    meetings: 'コーヒー',
    completed: '完了',
  },
  states: {
    todo: 'まだ先',
    due: '次',
    running: '進行中',
    done: '済み',
    problem: '要確認',
  },
  details: {
    todo: '前のカップが満ちると、順番が来ます。',
    due: '次はここです。',
    running: '進行中です。',
    done: '済みました。',
    problem: '確認が必要です。',
  },
  afterStep: (state) => `：${state}`,
  stepAndState: (step, state) => `${step}：${state}`,
  allDone: '今月の手順はすべて済みました。',
  round: {
    title: '今回',
    allDone: '今回の手順はすべて済みました。',
  },
  mails: 'メール',
  behind: {
    mails: 'メールを見る',
    people: '参加者を見る',
    pairs: '組を見る',
    answers: '回答を見る',
    open: (newsletter) => `「${newsletter}」を開く`,
  },
  /** People whom the directory brought back under new ids. */
  returns: {
    question: (people) => `${digits(people)}人が新しいIDで戻ってきました。同じ方ですか、新しい方ですか`,
    text: (day) =>
      `${day}以降、会社のディレクトリでこの方々が削除され、同じアドレスに別の登録が追加されました。ディレクトリを変更したときや、アドレスを別の方に割り当てたときに起こります。回答があるまで、これらのアカウントはどの回にも入らず、メールも届きません。`,
    same: {
      action: '同じ方です',
      title: (people) => `${digits(people)}人は同じ方ですか`,
      effect: (people) =>
        `${digits(people)}件のアカウントは、履歴、ブロック、参加をやめた設定とともに元のまま続きます。その後に作られたアカウントは消去され、プロフィールが設定済みであればその内容が優先されます。`,
    },
    other: {
      action: '新しい方です',
      title: (people) => `${digits(people)}人は新しい方ですか`,
      effect: (people) =>
        `以前の${digits(people)}件のアカウントは、プロフィール、ブロック、参加をやめた設定、メールとともに完全に消去されます。ほかの方の履歴には「以前の同僚」と表示されます。新しい方は最初から始めます。元に戻すことはできません。`,
    },
    number: (people) => `確認のため${people}と入力してください`,
    otherNumber: '人数を入力してください',
    pending: '保存しています…',
    failed: '回答を保存できませんでした',
  },
  create: {
    pending: '作成しています…',
    linked: (title, pairings) => `「${title}」を下書きとして作成し、${pairings.join('、')}に結び付けました。`,
    draft: (title) => `「${title}」をひな形入りの下書きとして作成しました。`,
    failed: 'ニュースレターのひな形を作成できませんでした',
  },
  resume: {
    pending: '再開しています…',
    done: '送信を再開しました。',
    failed: '送信を再開できませんでした',
  },
  sending: '送信しています…',
}

export const wholeMonth: Words['rounds']['wholeMonth'] = {
  title: '1か月分をまとめて実行',
  made: '結果を見る',
  run: '実行する',
  goOn: '続ける',
  pending: '実行しています…',
  text: (scope = '全員') =>
    `管理者が月に一度行うことを、${scope}を対象に実行します。準備のできた方を組み合わせ、ニュースレターを書き、承認し、送信します。メールはすべて送信トレイに入り、このコンピューターの外には出ません。`,
  round: {
    title: '1回分をまとめて実行',
    made: '結果を見る',
    text: (scope = '全員') =>
      `管理者が毎回一度行うことを、${scope}を対象に実行します。準備のできた方を組み合わせ、ニュースレターを書き、承認し、送信します。メールはすべて送信トレイに入り、このコンピューターの外には出ません。`,
  },
  noChange: 'この手順では何も変わりませんでした。',
  failed: 'この手順はうまくいきませんでした。',
  sent: 'すべてのメールが送信トレイに入りました。',
  result: {
    failed: '組み合わせを読み込めませんでした。',
    somebody: 'ある方',
    proof: '証明',
    proofFailed: '証明を読み込めませんでした。',
    mailTo: (name) => `${name}さんへのメール`,
    mail: (name) => `${name}さんへのメール`,
    mailFailed: 'メールを読み込めませんでした。',
    outbox: '送信トレイを開く',
    pageOf: (name) => `${name}さんのページ`,
    pageFailed: 'ページを読み込めませんでした。',
    be: (name, path, email) => [
      name === undefined ? 'この方' : `${name}さん`,
      'としてログインするには、プライベートウィンドウで',
      path,
      'を開き、',
      email,
      'と入力してください。',
    ],
  },
}

export const cycle: Words['rounds']['cycle'] = {
  title: '自動サイクル',
  next: (moment) => `次の実行：${moment}`,
  off: 'オフ：毎月、手動で行います。「管理ツール」の「プログラム」でオンにできます。',
  look: '更新',
  looking: '更新しています…',
  failed: '実行の記録を読み込めませんでした。',
  none: 'まだ実行されていません。',
  attention: '要確認',
  running: '実行中',
  steps: (run) => `${run}の実行の手順`,
  columns: { step: '手順', state: '状態', when: '日時', tries: '試行', result: '結果' },
  states: {
    waiting: '待機中',
    committing: '送信中',
    done: '済み',
    skipped: '省略',
    failed: '失敗',
    unknown: '不明',
    again: '再試行中',
  },
  nextTry: (moment) => `次の試行：${moment}`,
  isNext: '次',
  afterOthers: 'ほかの手順の後',
  now: '今',
  inAll: (steps) => `${digits(steps)}手順`,
  finished: (done, steps) => `${digits(steps)}手順中${digits(done)}手順が済みました`,
  someFailed: (run, steps) => `${run}：${digits(steps)}手順が失敗しました`,
}

export const feedback: Words['rounds']['feedback'] = {
  title: 'フィードバック',
  month: '月',
  people: '人数',
  failed: 'フィードバックを読み込めませんでした。',
  tooFew: {
    title: '5件から表示します',
    group:
      'このグループには、まとめて表示できる回答がまだ5件ありません。月の最初の5件は、全社の集計にだけ入ることがあります。',
    company: 'まとめて表示できる回答が、まだ5件ありません。',
  },
  given: (mean, small, answers) => [mean, ' ', small(`5粒中、${digits(answers)}人の平均`)],
  lines: '寄せられたひとこと',
}

export const counters: Words['rounds']['counters'] = {
  title: '参加状況',
  failed: '人数を読み込めませんでした。',
  total: 'ユーザー総数',
  active: '参加中',
  paused: 'お休み中',
  optedOut: '参加をやめた方',
}
