import type { MailWords } from '../../words'

export const why: MailWords['why'] = {
  openAcross: 'お二人とも、どなたとでもというご希望で、部署が異なります。',
  open: 'お二人とも、どなたとでもというご希望でした。',
  bothAcross: 'お二人とも、ほかの部署の方を希望していました。',
  bothWithin: 'お二人とも、同じ部署の方を希望していました。',
  oneAcross: 'お一人はほかの部署の方を、もうお一人はどなたとでもというご希望でした。',
  oneWithin: 'お一人は同じ部署の方を、もうお一人はどなたとでもというご希望でした。',
  broughtTogether: 'このプログラムの運営担当者が、お二人を引き合わせました。',
  neverMet: '会うのは今回が初めてです。',
  lastMet: ({ month }) => `前回会ったのは${month}です。`,
  three: '外れる方が出ないように、今月は三人です。',
  stillTwo: '三人の予定でしたが、お一人の都合がつかなくなり、二人になりました。',
  tableAcross: '皆さんは複数の部署から集まっています。',
  tableWithin: '皆さんは同じ部署です。',
  tableNeverMet: '皆さんが会うのは今回が初めてです。',
  tableLastMet: ({ month }) => `前回このうちのお二人が会ったのは${month}です。`,
  fewer: '来られなくなった方がいますが、残りの皆さんで会います。',
  grown: 'このテーブルは、最初より人数が増えました。',
  topics: ({ names }) => `お二人とも「${names}」を選んでいます。`,
  tableTopics: ({ names }) => `複数の方が「${names}」を選んでいます。`,
  aboutTopic: ({ name }) => `「${name}」について、どんな話をしてみたいですか。`,
}
