import type { Responses } from '../../words'

export const inquiries: Responses['inquiries'] = {
  tooMany: (address, minutes) =>
    `お使いのネットワークから、すでに何件かのお問い合わせをいただいています。${minutes}後にもう一度お試しいただくか、${address}までご連絡ください。`,
  thanks: 'ありがとうございます。近日中にご連絡します。',
}
