import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits } = formatsOf('ja')

const ignore =
  'お心当たりがない場合は、どなたかがアドレスを間違えて入力したものです。このメールは無視してください。何も起こりません。'

export const accounts: MailWords['accounts'] = {
  link: {
    subject: 'Cup of Joeのログイン用リンク',
    title: 'ログイン用リンク',
    preheader: '24時間有効で、1回だけ使えます。',
    open: 'リンクを請求したブラウザでこのリンクを開き、「ログイン」を押してください：',
    button: 'Cup of Joeにログイン',
    elsewhere: '別のブラウザやスマートフォンでは、このコードの入力も必要です：',
    once: 'リンクは24時間有効で、1回だけ使えます。その前の2つのリンクも同様です。コードは誰にも教えないでください。',
    ignore,
  },
  code: {
    preheader: '6桁の数字で、15分間有効です。',
    once: 'コードは15分間有効で、1回だけ使えます。誰にも教えないでください。',
    for: {
      code: {
        title: 'ログイン用コード',
        intro: 'コードを請求したブラウザに入力してください：',
        subject: 'Cup of Joeのコード',
        ignore,
      },
      validation: {
        title: 'メールをご確認ください',
        intro: 'アドレスを確認するため、このコードを入力してください：',
        subject: 'Cup of Joeのメールアドレスの確認',
        ignore,
      },
      deletion: {
        title: 'アカウントの削除',
        intro: 'アカウントと、保存されているすべての情報を完全に削除するには、このコードを入力してください：',
        subject: 'Cup of Joeのアカウントの削除',
        ignore:
          'お心当たりがない場合は、ほかの誰かがアカウントにログインしているおそれがあります。コードがなければ何も削除されません。コードは誰にも教えず、プロフィールでほかの端末をすべてログアウトしてください。',
      },
    },
  },
  deleted: {
    subject: 'Cup of Joeのアカウントを削除しました',
    title: 'アカウントを削除しました',
    preheader: '今後、メールは届きません。',
    what: 'Cup of Joeのアカウントを、プロフィール、写真、ログイン情報、お送りしたメールとともに削除しました。ほかの方の履歴には「以前の同僚」と表示されます。',
    last: 'Cup of Joeからのメールはこれが最後です。以前に作成されたバックアップには、Cup of Joeの運用担当者が削除するまで情報が残ります。',
    notYou: (contact) => `お心当たりがない場合は、${contact}までご連絡ください。`,
  },
  moved: {
    title: 'Cup of Joeのアドレスが変わりました',
    intro:
      'Cup of Joeのアカウントのアドレスが変わりました。すべての端末からログアウトしましたので、今後は新しいアドレスでログインしてください。履歴などはそのまま残ります。',
    before: '変更前',
    now: '変更後',
    wrong:
      '誤りがある場合や、新しいアドレスに心当たりがない場合は、このメールに返信してください。Cup of Joeの運用担当者に届きます。',
  },
  manager: {
    subject: (group) => `Cup of Joeで「${group}」の管理者になりました`,
    title: (group) => `「${group}」の管理者になりました`,
    intro: (group) =>
      `Cup of Joeで「${group}」のグループ管理者に任命されました。このグループのメンバー、組み合わせ、ニュースレター、数字を管理できます。`,
    noPassword:
      '別のパスワードは不要です。このアドレスでログインし、管理画面を開いてください。担当のグループだけが表示されます。',
  },
  openDashboard: 'ダッシュボードを開く',
  inquiry: {
    subject: (company) => `Cup of Joe：${company}からのお問い合わせ`,
    title: 'Cup of Joeへのお問い合わせ',
    preheader: (company, people) => `${company}、${people}人`,
    footer:
      'お問い合わせはこのアドレスに送られるため、このメールが届いています。返信は問い合わせた会社に届きます。',
    company: '会社名',
    contact: '連絡先',
    users: '予定人数',
    more: '補足事項',
    none: 'なし',
    write: '返信する',
  },
  notice: {
    wasYou: 'ご自身による操作であれば、何もする必要はありません。',
    what: '内容',
    when: '日時',
    moment: (moment, zone) => `${moment}（${zone}）`,
  },
  device: {
    subject: '新しい端末からCup of Joeへのログインがありました',
    title: '新しい端末からのログイン',
    intro: '管理者アカウントに、これまで使われていないブラウザからログインがありました。',
    device: '端末',
    how: '方法',
    ip: 'IPアドレス',
    notYou:
      'お心当たりがない場合は、「アカウント」でほかの端末をすべてログアウトし、パスワードを変更して、サーバーの運用担当者に知らせてください。',
    unknown: '不明なブラウザ',
    browserOn: (browser, system) => `${browser}（${system}）`,
    ways: {
      magic_link: 'メールのリンク',
      code: 'メールのコード',
      validation: 'アドレス確認用のコード',
      password: 'パスワード',
      passkey: 'パスキー',
      single_sign_on: 'シングルサインオン',
      test_access: 'お試しログイン',
    },
  },
  secondFactor: {
    subject: 'Cup of Joeの2段階認証が変更されました',
    title: '2段階認証が変更されました',
    intro: 'ログインの2段階目が変更されました。',
    notYou:
      'お心当たりがない場合は、すぐにサーバーの運用担当者に知らせてください。「npm run admin -- reset-second-factor」で、アカウントの2段階認証を解除し、すべての端末からログアウトできます。',
    what: {
      passkeyAdded: (name) => `パスキー「${name}」が追加されました`,
      passkeyRemoved: (name) => `パスキー「${name}」が削除されました`,
      appAdded: '認証アプリが設定されました',
      appRemoved: '認証アプリが削除されました',
      newCodes: '新しい復旧コードが作成されました。以前のコードは使えません',
      codeUsed: '復旧コードが1つ使われました',
      allRemoved: 'サーバーの運用担当者が、すべて解除しました',
    },
  },
  wrongCodes: {
    subject: 'Cup of Joeで、誤ったログインコードが多数入力されています',
    title: '誤ったログインコードが多数入力されています',
    intro: (count) =>
      `10分の間に、誤ったログインコードが${digits(count)}回入力されました。誰かがアカウントに侵入しようとして、推測している可能性があります。`,
    limits:
      'Cup of Joeは推測の回数を制限しており、締め出される方はいません。メールのリンクは使え、以前にログインしたブラウザは遅くならず、ほかのブラウザも1分に少なくとも1回は試せます。',
    whatToDo:
      '今ちょうど大勢の方がログインしているのであれば、入力ミスかもしれません。そうでない場合は、拒否された呼び出しの送信元アドレスをログで調べて遮断するよう、サーバーの運用担当者に依頼してください。',
    onceADay: 'このメールは1日に1回までです。',
  },
}
