import type { Responses } from '../../words'

export const inquiries: Responses['inquiries'] = {
  tooMany: (address, minutes) =>
    `وصلت من شبكتك عدة استفسارات. يُرجى إعادة المحاولة بعد ${minutes}، أو الكتابة إلى ${address}.`,
  thanks: 'شكرًا. سنكتب إليك قريبًا.',
}
