import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('ar')

export const sample: Responses['sample'] = {
  evaluationOnly: 'البيانات النموذجية للتجربة فقط، وتُرفض في التشغيل الفعلي.',
  there: 'المستخدمون النموذجيون المئة موجودون من قبل.',
  added: (users, matches) => `تمت إضافة مستخدمين للتجربة (${digits(users)}) ولقاءات (${digits(matches)}).`,
}
