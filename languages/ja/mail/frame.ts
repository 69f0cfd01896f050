import type { MailWords } from '../../words'

export const hello: MailWords['hello'] = (name) => `${name}さん、こんにちは。`

export const frame: MailWords['frame'] = {
  footer: 'Cup of Joe、職場のコーヒーチャット',
  because: (company) => `このメールは、${company}のコーヒーチャットに参加している方にお送りしています。`,
  leave: 'お休みする、または参加をやめる',
  met: '会いました',
  missed: '会えませんでした',
  yourMatch: 'お相手',
  cantMakeIt: {
    who: (name) => [name, 'さんは、コーヒーに来られなくなりました。'],
    dontWait: '誰のせいでもありません。来月まで待つ必要もありません。',
    tooLate: '誰のせいでもありません。',
    findSomeone: '別のお相手を探す',
    how: 'ワンクリックで、別のお相手を探します。見つかり次第、お二人にメールでお知らせします。このまま待つ場合は、何もする必要はありません。',
  },
}
