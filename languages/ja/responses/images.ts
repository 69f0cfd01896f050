import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('ja')

export const images: Responses['images'] = {
  ours: {
    'table-for-two': '木のテーブルの上の2杯のコーヒー、クロワッサン、ノート',
    'corner-cafe': '夕暮れの角のカフェ。窓の向こうで2人が話している',
    'mugs-on-the-shelf': '全員分のマグが並ぶ棚。1つから湯気が立つ',
    'rainy-window': '窓辺の2つのマグ。外は雨、猫が眠っている',
    'autumn-bench': '秋の公園のベンチに持ち帰りのコーヒーが2つ',
  },
  advice: {
    broken: (most) =>
      `${most}を超えています。ほとんどのメールソフトで表示されません。メール用に縮小してください。`,
    risky: (from, to) =>
      `${from}〜${to}です。表示が遅いか、表示されないメールソフトがあります。メール用に縮小してください。`,
    narrow: (width, ofMails) => `十分に小さいサイズです。幅は${width}pxで、メールの幅は${ofMails}pxです。`,
    upright: '十分に小さいサイズです。縦長の画像はメールで場所を取るため、横長のほうが読みやすくなります。',
    fine: 'どのメールソフトでも使える、十分に小さいサイズです。',
    all: {
      none: '画像はまだありません。',
      fine: 'どの画像も、メールで使える十分に小さいサイズです。',
      tooLarge: (count) => `${digits(count)}件の画像は、メールには大きすぎます。メール用に縮小してください。`,
      untilThen: 'それまでは、メールで安全な画像を使ってください。',
    },
    wideEnough: 'メールに十分な幅',
    bestThereIs: '今ある中で最適',
    recommended: (size, width, height, why) => `おすすめ：${size}、${width} × ${height} px、${why}。`,
  },
  added: (title, tooLarge) =>
    tooLarge === null
      ? `「${title}」をギャラリーに追加しました。`
      : `「${title}」をギャラリーに追加しました。${tooLarge}あり、メールには大きすぎます。`,
  madeSafe: (size, isStill) =>
    isStill
      ? `${size}のメール用の画像をギャラリーに追加しました。アニメーションは大きすぎるため、最初の1枚を表示します。`
      : `${size}のメール用の画像をギャラリーに追加しました。`,
  notAnImage: '画像ファイル（JPG、PNG、GIF、WebP）を選んでください。',
  tooManyFrames: 'このアニメーションは、サイズに対してコマ数が多すぎます。小さいものを選んでください。',
  tooManyPixels: 'この画像は画素数が多すぎます。小さいものを選んでください。',
  inGallery: (name) => `${name}はすでにギャラリーにあります。`,
  emailSafe: (size) => `この画像は${size}で、すでにメールで安全に使えます。`,
  builtIn: 'この画像はCup of Joeに付属しているため、削除できません。',
  inUse: (newsletter) =>
    `ニュースレター「${newsletter}」がこの画像を使っています。先にそちらで別の画像を選んでください。`,
  deleted: (title) => `「${title}」を削除しました。`,
  copied: (title) => `「${title}」をギャラリーにコピーしました。`,
}
