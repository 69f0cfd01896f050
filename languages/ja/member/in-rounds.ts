import type { Words } from '../../words'

export const inRounds: Words['member']['inRounds'] = {
  meetings: {
    suggests: (name) => `今回は${name}さんが日時を提案する番です。`,
    youSuggest: '今回は日時を提案する番です。',
    book: { entry: { text: (starter) => `今回のコーヒーチャットです。\n最初の話題に：${starter}` } },
  },
  matches: {
    description: {
      one: '毎回一人の同僚をご紹介しています。今回のお相手はこちらです。',
      none: '毎回のお相手と、これまでに会った方々です。',
    },
    answers: { not_confirmed: '今回は会えなかった' },
    changed: { none: '今回のお相手はいなくなりました。' },
    none: { next: '次回の組み合わせで、同僚をご紹介します。' },
    stranded: { text: '次の回まで待つ必要はありません。' },
  },
}
