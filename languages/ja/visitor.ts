import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { digits } = formatsOf('ja')

const people = (isOfMore: boolean) => (isOfMore ? '皆さん' : 'お二人')

export const visitor: Words['visitor'] = {
  auth: {
    title: 'ようこそ、おかけください',
    text: '会社のメールアドレスでログインしてください。初めての方も同じです。コーヒーのお相手を探すのに、ほかには何も要りません。',
    blurbs: {
      noPassword: {
        title: '覚えるパスワードはありません',
        text: 'メールでリンクをお送りします。24時間有効で、1回だけ使えます。',
      },
      onceAMonth: {
        title: '月に一人、新しい同僚と',
        text: 'どんな方に会いたいか、これまで誰に会ったかを考えて、丁寧に組み合わせます。',
      },
      pause: {
        title: 'お休みはいつでも',
        text: '忙しい時期は、1か月でも3か月でもお休みできます。そのあとは自動的に戻ります。',
      },
    },
    figures: {
      connections: { figure: '500+', name: '出会い' },
      satisfaction: { figure: '95%', name: '満足度' },
    },
    sendLink: 'リンクを送信',
    notSent: 'リンクを送信できませんでした。もう一度お試しください。',
    wait: (minutes) => `別のリンクを請求するには、あと${digits(minutes)}分お待ちください。`,
    singleSignOn: '会社のアカウントでログイン（シングルサインオン）',
    byCode: '6桁のコードでログイン',
    byLink: '代わりにリンクを使う',
    signedInAs: (address) => [address, 'でログインしています。'],
  },
  address: {
    label: '会社のメールアドレス',
    example: 'name@example.co.jp',
    needsScript: 'ログインにはJavaScriptが必要です。ブラウザで許可してください。',
  },
  errors: {
    missing_token: 'リンクの一部が欠けています。新しいリンクを請求してください。',
    invalid_link: 'このリンクは無効か、期限が切れています。新しいリンクを請求してください。',
    verification_failed: 'リンクを確認できませんでした。新しいリンクを請求してください。',
    invalid_email: '参加できるのは会社のメールアドレスだけです。会社のメールアドレスでログインしてください。',
    unauthorized_email: 'このメールアドレスは許可されていません。管理者にお問い合わせください。',
    auth_failed: 'ログインできませんでした。もう一度お試しください。',
    session_expired: 'セッションの期限が切れました。もう一度ログインしてください。',
    sign_out_failed:
      'ログアウトできなかったため、まだログインしている可能性があります。もう一度お試しください。',
    auth_check_failed: 'ログインの状態を確認できませんでした。もう一度お試しください。',
  },
  otherError: 'ログイン中に問題が起きました。',
  messages: {
    signed_out: 'ログアウトしました。またお越しください。',
    email_confirmed: 'メールアドレスを確認しました。ログインできます。',
  },
  noCookie: 'ブラウザにログインが保存されませんでした。Cookieを許可してから、もう一度お試しください。',
  linkSent: {
    title: 'メールをご確認ください',
    text: (address) => [address, 'にリンクを送信しました。24時間有効で、最後に請求した3つまで使えます。'],
    otherDevice: '別の端末をお使いの場合は、同じメールにある6桁のコードをご用意ください。',
    otherAddress: '別のアドレスを使う',
  },
  code: {
    text: 'メールで6桁の数字をお送りします。このブラウザで15分間有効です。',
    send: 'コードを送信',
    enter: 'コードを入力してください',
    sentTo: (address) => [address, 'に送信しました。'],
    signingIn: 'ログインしています…',
    done: 'ログインしました',
    leaving: 'ログインしました。プロフィールに移動しています…',
  },
  link: {
    looking: 'リンクを確認しています…',
    arrived: 'ようこそ',
    press: 'リンクは有効です。ボタンを押すとログインできます。',
    needsCode: 'もうひと口だけ',
    otherBrowser: 'リンクを請求したブラウザではありません。同じメールにある6桁のコードを入力してください。',
    fromInvitation: '招待メールにある6桁のコードを入力してください。',
    join: '参加する',
    otherPerson: 'このリンクは別の方のものです。メールを受け取った方のアカウントにログインします。',
    newLink: '新しいリンクを請求する',
    unchecked: {
      title: '現在、リンクを確認できません',
      text: 'サーバーが応答していません。リンクは引き続き有効です。',
    },
  },
  arriving: {
    title: 'ログインしています…',
    text: '少々お待ちください。コーヒーを淹れています。',
    done: 'ログインしました',
    toProfile: 'プロフィールに移動します。',
    elsewhere: 'ページに移動します。',
  },
  test: {
    text: (example) =>
      example === undefined
        ? 'Cup of Joeのお試し用です。サンプル会社のメールアドレスを入力して、ご覧ください。'
        : `Cup of Joeのお試し用です。サンプル会社のメールアドレス（例：${example}）を入力して、ご覧ください。`,
    noPeople:
      'Cup of Joeのお試し用です。ここにはサンプル会社がないため、許可リストにあるメールアドレスを入力してください。',
    off: 'お試しログインは無効になっています。リンクを使ってください。',
    enter: 'プロフィールへ',
    entering: '開いています…',
    failed: 'ログインできませんでした',
    signInAs: 'または次の方としてログイン',
    person: (name, state) => `${name}さん、${state}`,
    states: {
      active: '参加中',
      paused: 'お休み中',
      'left-out': '先月はお相手なし',
      'on-leave': '休職・休暇中',
      'not-set-up': 'プロフィール未作成',
      'opted-out': '不参加',
    },
  },
  admin: {
    text: 'コーヒーチャットを運営する方のためのページです。',
    asEmployee: '参加者としてログイン',
    dashboard: '管理画面へ',
    address: 'メールアドレス',
    password: 'パスワード',
    signIn: '管理者としてログイン',
    signingIn: 'ログインしています…',
    failed: 'ログインできませんでした。メールアドレスとパスワードをご確認ください。',
    byPasskey: 'パスキーでログイン',
    waiting: 'パスキーを待っています…',
  },
  passkey: {
    notChecked: 'パスキーを確認できませんでした。もう一度お試しください。',
    notUsed: 'パスキーは使われませんでした。キャンセルされたか、時間切れです。もう一度お試しください。',
    known: 'この端末には、すでにパスキーがあります。',
    wrongPlace: 'パスキーは、サーバーの運用担当者がCup of Joeに設定したアドレスでだけ使えます。',
    notHere: 'このブラウザでは、ここでパスキーを使えません。別の方法をお使いください。',
  },
  replies: {
    hello: (name) => `${name}さん、こんにちは。`,
    dead: {
      title: 'このリンクは冷めてしまいました',
      text: 'リンクが不完全か、期限が切れています。ログインすれば、同じことができます。',
      refused: '今回はできません',
    },
    met: {
      title: (name) => `${name}さんに会えましたか`,
      titleUnnamed: 'お相手に会えましたか',
      onePress: 'ワンクリックで終わります。',
      onePressFor: (month) => `${month}の回答は、ワンクリックで終わります。`,
      failed: '回答を保存できませんでした',
      thanks: 'ありがとうございます',
      already: 'すでに回答済みです',
      about: (name) => `${name}さんとのコーヒーについて：`,
      aboutUnnamed: 'お相手とのコーヒーについて：',
    },
    another: {
      title: '別のお相手を探しますか',
      ask: '別のお相手を探す',
      failed: '別のお相手を依頼できませんでした',
      over: '今月のコーヒー',
      overOfRound: 'コーヒー',
      notLooked: 'お相手を探す必要はありません。今のお相手のままか、すでに別のお相手がいます。',
    },
    plan: {
      title: (names) => `${names}さんとのコーヒー`,
      moves: (slot, isOfMore) =>
        `今の予定：${slot}。ボタンを押すと変更され、${people(isOfMore)}に新しい招待がメールで届きます。`,
      cancelled: (isOfMore) =>
        `中止しました。${people(isOfMore)}にメールでお知らせしました。別の日時を決めることもできます。`,
      failed: 'うまくいきませんでした。もう一度お試しください。',
      keep: 'このままにする',
      isBooked: (names) => `${names}さんとのコーヒーの日時が決まりました。`,
      gone: {
        past: (time) => `${time}は過ぎました。`,
        unsuitable: (time) => `${time}は都合が合わなくなりました。`,
      },
    },
    leave: {
      title: '少しお休みしますか',
      titleFor: (name) => `${name}さん、少しお休みしますか`,
      text: 'ご都合に合うものを選んでください。ボタンを押すまでは、何も変わりません。',
      legend: 'これから',
      choices: {
        skip: { label: '次回を休む', hint: 'その次の回から自動的に戻ります。' },
        pause_1: { label: '1か月休む', hint: '自動的に戻ります。' },
        pause_3: { label: '3か月休む', hint: '自動的に戻ります。' },
        opt_out: {
          label: '参加をやめる',
          hint: '再び参加するまで、お相手のご紹介もニュースレターもありません。',
        },
      },
      save: '選択を保存',
      saving: '保存しています…',
      failed: '選択を保存できませんでした。もう一度お試しください。',
      done: '選択を保存しました',
      out: {
        title: '参加をやめました',
        text: '再び参加するまで、お相手のご紹介もニュースレターもありません。プロフィールから、いつでも再開できます。',
      },
      invited: {
        title: 'ご興味がありませんか',
        text: 'ワンクリックで、今後のご案内を止められます。',
        decline: '今後は案内しない',
        join: 'やはり参加する',
      },
      asked: {
        title: '今回は参加しますか',
        text: 'ワンクリックでお相手を探します。',
        in: '参加します',
        isIn: { title: '参加予定です', text: '組み合わせが決まるまでは取り消せます。', takeBack: '取り消す' },
        over: {
          title: '回答待ちの質問はありません',
          text: 'この回の組み合わせはもう決まりました。次回の前にまたおたずねします。',
        },
      },
      staying: {
        title: 'コーヒーチャットを続けますか',
        text: 'ワンクリックで続けられます。',
        stay: 'はい、続けます',
        notNow: '今はしない',
      },
    },
  },
  inquiry: {
    title: '貴社にもコーヒーを',
    text: '何名様でのご利用をお考えか、お知らせください。メールでお返事します。',
    company: '会社名',
    noCompany: '会社名を入力してください',
    address: 'ご連絡先のメールアドレス',
    users: '予定人数',
    noUsers: '予定人数を選んでください',
    chooseUsers: '選択してください',
    more: '補足事項',
    send: '問い合わせを送信',
    sending: '送信しています…',
    incomplete: '未入力の項目があります',
    invalidAddress: 'メールアドレスが正しくありません',
    failed: '送信できませんでした',
    tryAgain: 'お問い合わせを送信できませんでした。もう一度お試しください。',
    sent: {
      notice: 'お問い合わせを送信しました',
      title: 'お問い合わせありがとうございます',
      text: (address) => [address, 'にご連絡します。それまで、どうぞご覧になってください。'],
      demo: 'デモを見る',
      again: 'もう一件送信する',
    },
  },
}
