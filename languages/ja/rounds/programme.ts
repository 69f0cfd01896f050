import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('ja')

export const programme: Words['rounds']['programme'] = {
  title: 'プログラム',
  failed: 'プログラムを読み込めませんでした。',
  saved: 'プログラムを変更しました。',
  saveFailed: 'プログラムを変更できませんでした',
  undo: '変更を取り消す',
  save: 'プログラムを保存',
  saving: '保存しています…',
  byOperator: 'サーバーの運用担当者による設定',
  next: {
    title: '次の実行',
    failed: '次の実行を読み込めませんでした。',
  },
  plan: {
    title: 'サイクルの実行時期',
    byHand: { label: '手動', hint: '毎月、ご自身でボタンを押します。' },
    onDay: '自動、毎月決まった日',
    onWeekday: '自動、毎月決まった曜日',
    asSet: '自動、現在の設定のまま',
    nextRound: {
      label: '次回',
      hint: '全員にこの日付が表示され、事前に知らされます。空欄の場合は「未定」と表示されます。',
    },
    day: '日',
    lastDay: '末日',
    which: '第何',
    places: { 1: '第1', 2: '第2', 3: '第3', 4: '第4', L: '最後の' },
    weekday: '曜日',
    time: '時刻',
    noTime: '時刻を入力してください',
    zone: 'タイムゾーン',
    noZone: 'タイムゾーンを入力してください',
  },
  faults: {
    number: '整数を入力してください',
    least: (least) => `${digits(least)}以上`,
    most: (most) => `${digits(most)}以下`,
  },
  none: 'しない',
  settings: {
    cycleSend: {
      label: 'サイクルの範囲',
      choices: {
        draft: {
          label: '下書きまで',
          hint: '全員を組み合わせ、ニュースレターを作成します。確認、承認、送信はご自身で行います。',
        },
        send: {
          label: '送信まで',
          hint: 'ニュースレターの承認と送信も行います。送信前に内容を確認する人はいません。',
        },
      },
    },
    publish: {
      label: 'お相手の公開時期',
      choices: {
        'at-once': { label: 'すぐに' },
        'with-newsletter': {
          label: 'ニュースレターと同時',
          hint: '送信時か、組み合わせの横の「今すぐお相手を公開」を押したときに公開されます。',
        },
      },
    },
    minimumUsers: { label: '最少人数' },
    tellBy: {
      label: 'お知らせの方法',
      choices: {
        mail: {
          label: 'メール',
        },
      },
      chat: (chat) =>
        `${chat}でお知らせします。${chat}のアカウントがない方と、カレンダーへの招待は、メールになります。`,
      both: { label: '両方', hint: (chats) => `メールと${chats}でお知らせします。` },
    },
    language: {
      label: '言語',
      hint: '言語がわからない方に使われます。',
    },
    reminders: {
      label: 'リマインダー',
      hint: 'ニュースレターの1週間後、会えたかどうかの回答がない方に一度だけ送ります。日時を予約したコーヒーについては、代わりに翌日お尋ねします。',
    },
    scope: {
      label: '会う相手',
      choices: {
        'per-group': { label: 'ドメイングループごと', hint: 'グループごとに1回分を作成します。' },
        across: { label: '全員一緒', hint: '全員で1つの回を作成します。' },
        between: { label: '別のグループの人とだけ', hint: '全員で1つの回を作成します。' },
      },
      meets: (scope, names) =>
        ({
          'per-group': `${names.map((name) => `「${name}」どうし`).join('、')}で会います。`,
          across: 'グループに関係なく、全員どうしで会います。',
          between: `${names.map((name) => `「${name}」`).join('と')}の方が会います。`,
        })[scope],
    },
    topics: {
      label: '共通の話題',
      hint: '同じくらい良い組み合わせの中から、共通の話題を持つ方が多いものを選びます。話題は組の方が読みます。',
    },
    threes: {
      label: '3人の組',
      hint: '組にならない方は、2人のどちらとも合えば、その組に加わることがあります。奇数のために一人になる方はいません。',
    },
    headsUpDays: {
      label: '事前のお知らせ',
      hint: '次回の日付をメールで知らせます。ワンクリックでお休みできます。',
      option: (days) => `${digits(days)}日前`,
    },
    dormantAfter: {
      label: '応答のない方を外す',
      hint: 'この回数続けて、回答、ログイン、クリックのいずれもない方に、メールで確認します。それでも応答がなければ、応答があるまで組み合わせから外れます。',
      option: (rounds, isSuggested) => `${digits(rounds)}回応答なしの後${isSuggested ? '（推奨）' : ''}`,
    },
    meal: {
      label: '何で集まるか',
      values: { coffee: 'コーヒー', lunch: 'ランチ', tea: 'お茶' },
    },
    minutes: { label: '長さ（分）' },
    booking: {
      label: '日時の決め方',
      choices: {
        offer: {
          label: '候補を示す',
          hint: 'メールとお相手のページに、全員の都合が合う日時を3つ示します。どなたでもワンクリックで予約できます。',
        },
        auto: {
          label: '自動で予約',
          hint: 'ニュースレターの送信時に、全員のカレンダーが分かっている組の最初の候補を予約します。ワンクリックで変更、取り消しができます。',
        },
        off: {
          label: '当人に任せる',
          hint: '日時の候補も予約もなく、どなたにも日時の提案を求めません。',
        },
      },
    },
  },
}
