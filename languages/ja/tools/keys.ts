import type { Words } from '../../words'

export const keys: Words['tools']['keys'] = {
  text: 'APIキーがあれば、人事システム、スクリプト、データウェアハウスなどのプログラムが管理者の呼び出しを行えます。キーにできるのは、選んだことだけです。',
  calls: 'すべての呼び出し',
  failed: 'APIキーを読み込めませんでした。',
  of: (name) => `APIキー「${name}」`,
  once: '表示されるのは今回だけです。使う場所に今すぐコピーしてください。',
  key: 'APIキー',
  until: (end) => `${end}まで`,
  ended: (end) => `${end}に期限切れ`,
  may: (scopes) => `できること：${scopes}`,
  name: '新しいAPIキーの名前',
  what: 'できること',
  lasts: '有効期間',
  choose: 'できることを1つ以上選んでください',
  make: 'APIキーを作成',
  notMade: 'APIキーを作成できませんでした',
  effect: 'このキーによる呼び出しは、すぐに拒否されます。キーが行ったことはそのままです。',
  notRevoked: 'APIキーを無効にできませんでした',
  example: '給与計算',
  scopes: {
    read: '管理者が見るものを読む',
    people: 'ユーザー、グループ、許可リストを変更する',
    rounds: 'ラウンドとプログラムを作成、変更する',
    newsletters: 'ニュースレターを書いて送る',
  },
  days: {
    30: '30日',
    90: '90日',
    365: '1年',
    730: '2年',
  },
}
