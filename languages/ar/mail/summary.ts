import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits } = formatsOf('ar')

export const summary: MailWords['summary'] = {
  because: 'تصلك هذه الرسالة لأن إدارة Cup of Joe من مهامك.',
  troubles: 'يحتاج إلى انتباه',
  notPaired: 'بلا لقاء',
  beforehand: 'قبل الجولة',
  leftOut: 'من بقوا بلا لقاء',
  andMore: (count) => `والمزيد: ${digits(count)}؛ القائمة الكاملة في لوحة المتابعة.`,
}
