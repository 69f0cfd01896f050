import type { Responses } from '../../words'

export const signIn: Responses['signIn'] = {
  manyFailed: (wait) =>
    `ログインの失敗が多すぎます。${wait}後にもう一度お試しいただくか、メールのリンクでログインしてください。`,
  manyFailedHere: (wait) =>
    `このアカウントへのログインが何度も失敗しています。${wait}後にもう一度お試しいただくか、メールのリンクでログインしてください。`,
  onlyCompany: (domains, areMore) => {
    const named = domains.join('、')
    const which = named && `（${named}${areMore ? 'など' : ''}）`
    return `参加できるのは、会社のメールアドレス${which}だけです。会社のメールアドレスでログインしてください。`
  },
  codeSentAlready: {
    orEnterIt: (wait) =>
      `このアドレスには、すでにコードを送りました。${wait}待つか、そのコードを入力してください。`,
    orByLink: (wait) =>
      `このアドレスには、すでにコードを送りました。${wait}待つか、メールのリンクでログインしてください。`,
  },
  wait: {
    hours: (count) => `${count}時間`,
    minutes: (count) => `${count}分`,
  },
  codeSent: '6桁のコードをメールで送りました。',
  erasedNow: 'このアカウントは、たった今消去されました。もう一度ログインしてください。',
  isAdminAlready: (email) => `${email}はすでに管理者です。`,
  wrongPasswords: (minutes) =>
    `パスワードの間違いが多すぎます。${minutes}後にもう一度お試しください。ログインしたままで、パスワードも変わりません。`,
  noPassword:
    'リンクまたはコードでログインしているため、パスワードがありません。「npm run admin -- reset-password」で設定できます。',
  notCurrent: '現在のパスワードと違います。',
  lastAdmin: '最後の管理者です。先に別の管理者を作成してください：npm run admin -- create EMAIL',
  nobodyWith: (email) => `${email}というアドレスの方はいません。`,
  noSecondFactor: (email) => `${email}には2段階認証が設定されていません。`,
  noAdmin: (email) => `${email}という管理者はいません。`,
  passwordChanged: 'パスワードを変更しました。ほかのすべての場所からログアウトしました。',
  manyByPassword:
    '現在、パスワードでのログインが混み合っています。数秒後にもう一度お試しいただくか、リンクでログインしてください。',
  easyToGuess:
    'このパスワードは推測されやすいものです。互いに関係のない4つの言葉など、もっと長いものにしてください。',
  invalidCredentials: 'メールアドレスまたはパスワードが違います。',
  notAuthorized: 'このメールアドレスは許可されていません。管理者にお問い合わせください。',
  appUnreadable:
    '認証アプリは、以前の署名鍵で設定されています。パスキーか復旧コードを使ってから、アプリを設定し直してください。',
  wrongAppCodes: (minutes) =>
    `コードの間違いが多すぎます。パスキーか復旧コードを使うか、${minutes}後にもう一度お試しください。`,
  wrongAppCode: 'コードが違うか、すでに使われています。次のコードを待ってください。',
  beginAgain: '新しいキーで、もう一度始めてください。',
  noApp: '認証アプリがありません。別の方法を使ってください。',
  mostPasskeys: (most) => `パスキーが${most}個あります。先に1つ削除してください。`,
  passkeyAlready: 'このパスキーはすでに追加されています。',
  onlySecondFactor: 'ここでは2段階認証が必要で、これが唯一の方法です。先に別の方法を追加してください。',
  addFirst: '先にパスキーか認証アプリを追加してください。',
  wrongRecoveryCode: '復旧コードが違うか、すでに使われています。別のコードをお試しください。',
  manyPasskeySignIns: (minutes) =>
    `お使いのネットワークから、パスキーでのログインが多すぎます。別の方法でログインするか、${minutes}後にもう一度お試しください。`,
  passkeyAdded: 'パスキーを追加しました。',
  passkeyRemoved: 'パスキーを削除しました。',
  appSetUp: '認証アプリを設定しました。',
  appRemoved: '認証アプリを削除しました。',
  proved: 'ありがとうございます。ご本人と確認しました。',
  noPasskey: 'パスキーがありません。別の方法を使ってください。',
  passkeyNotAdded:
    'このパスキーを追加できませんでした。もう一度お試しください。続く場合は、別の端末か認証アプリを使ってください。',
  passkeyRefused: 'このパスキーは受け付けられませんでした。もう一度試すか、別の方法を使ってください。',
  linkJustSent: 'このアドレスには、少し前にリンクを送りました。直近の3つのリンクが使えます。',
  manyToday:
    '今日は、このアドレスに多くのメールを送りました。直近の3つのリンクは、同じメールのコードがあれば、どのブラウザでも使えます。',
  manyMails: (minutes) =>
    `お使いのネットワークから、メールの依頼が多すぎます。${minutes}後にもう一度お試しください。すでに届いたリンクは使えます。`,
  mailFailed: '現在、メールを送れませんでした。少し待ってから、もう一度お試しください。',
  accountOff: 'このアカウントは停止されています。管理者にお問い合わせください。',
  wrongCode: 'コードが違うか、期限が切れています。',
  fifthTry: '5回続けて間違えました。新しいコードを依頼してください。',
  invalidLink: 'このリンクは無効か、期限が切れています。新しいリンクを依頼してください。',
  enterCode: '同じメールにある6桁のコードを入力してください。',
  otherCode: 'このメールのコードと違います。6桁の数字を確認してください。',
  testAccessOff: 'お試しログインは停止されています。メールのリンクを使ってください。',
  adminsByPassword: '管理者は、パスワードまたはメールのリンクでログインします。',
  signedIn: 'ログインしました。',
  verificationCodeSent: '6桁の確認コードをメールで送りました。',
  linkSent: 'メールをご確認ください。ログイン用のリンクを送りました。',
  confirmed: 'メールアドレスを確認しました。',
  confirmedAlready: 'メールアドレスはすでに確認済みです。',
  newCodeSent: '新しい6桁のコードをメールで送りました。',
  signedOut: 'ログアウトしました。',
  signedOutThere: 'その場所からログアウトしました。',
  signedOutElsewhere: 'ほかのすべての場所からログアウトしました。',
  wrongCodes: (minutes) =>
    `コードの間違いが多すぎます。${minutes}後にもう一度お試しいただくか、メールのリンクでログインしてください。`,
}
