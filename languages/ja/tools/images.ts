import type { Words } from '../../words'

export const images: Words['tools']['images'] = {
  gallery: 'ギャラリー',
  searchGallery: 'ギャラリーを探す',
  ready: 'コピーできる画像',
  searchReady: 'コピーできる画像を探す',
  checkSizes: 'メール用のサイズを確認',
  failed: '画像を読み込めませんでした。',
  none: '画像はまだありません。上から最初の画像をアップロードしてください。',
  upload: {
    title: '画像をアップロード',
    choose: '画像を選択',
    hint: (largest, emailSafe) =>
      `JPEG、PNG、GIF、WebP。${largest}まで。${emailSafe}未満ならメールで安全に表示されます。`,
    wrongKind: 'JPEG、PNG、GIF、WebPの画像を選んでください。',
    tooLarge: (largest) => `${largest}以下の画像を選んでください。`,
    action: 'アップロード',
    uploading: 'アップロードしています…',
    done: '画像をアップロードしました',
    failed: '画像をアップロードできませんでした',
    failedTitle: 'アップロードの失敗',
  },
  sources: {
    'attached-assets-available': '利用可能',
    'admin-uploaded': 'アップロード済み',
    copied: 'コピー済み',
  },
  sizes: {
    safe: 'メールで安全',
    risky: 'メールでは不安定',
    broken: 'メールで表示されない可能性大',
  },
  copy: {
    action: 'ギャラリーにコピー',
    one: (title) => `ギャラリーにコピー：${title}`,
    copying: 'コピーしています…',
    done: '画像をコピーしました',
    failed: '画像をコピーできませんでした',
  },
  url: {
    of: (title) => `${title}の公開URL`,
    copy: 'URLをコピー',
    copyOf: (title) => `${title}のURLをコピー`,
    copied: 'URLをコピーしました',
  },
  view: '見る',
  viewOne: (title) => `${title}を新しいタブで見る`,
  remove: {
    title: (image) => `「${image}」を削除しますか`,
    effect: 'この画像を使った送信済みのメールで、画像が表示されなくなります。元に戻すことはできません。',
    confirm: '画像を削除',
    done: '画像を削除しました',
    failed: '画像を削除できませんでした',
  },
  shrink: {
    action: 'メール用に縮小',
    one: (title) => `メール用に縮小：${title}`,
    shrinking: '縮小しています…',
    failed: 'メール用の画像を作成できませんでした',
  },
  picker: {
    title: 'ギャラリーから選ぶ',
    choose: (title) => `${title}を選ぶ`,
    none: {
      title: 'ギャラリーは空です',
      text: '「画像ギャラリー」で画像をアップロードするか、用意された画像をコピーしてください。',
    },
  },
  report: {
    text: 'ギャラリーの画像がメールでどの程度表示されるかを調べます。',
    again: 'もう一度調べる',
    analysing: '調べています…',
    loading: '画像を調べています…',
    failed: '画像のデータを読み込めませんでした',
    retry: 'もう一度試す',
    facts: {
      emailSafe: 'メールで安全',
      problematic: '問題あり',
      total: '合計',
      limit: 'サイズの上限',
    },
    recommended: 'おすすめの既定の画像',
    emailSafe: 'メールで安全な画像',
    noneSafe: (limit) => `${limit}未満の画像はありません。`,
    problematic: '問題のある画像',
    noneProblematic: 'ありません。どの画像もメールで安全に使えます。',
    guidelines: {
      title: '目安',
      safe: (limit) => `${limit}未満：主なメールソフトで、すぐに表示されます。`,
      risky: (from, to) =>
        `${from}〜${to}：不安定です。切り捨てたり、表示前に確認したりするメールソフトがあります。`,
      broken: (limit) =>
        `${limit}超：表示されない可能性が高いサイズです。クリック1回でメール用に縮小できます。`,
      kinds: '写真にはJPEG、イラストにはPNGを使ってください。横幅は1,200ピクセルで十分です。',
    },
  },
}
