import type { Words } from '../../words'
import { entries as entriesOf } from '../counted/nouns'

const leavesOut = 'من لا يشملهم إلا هذه العناصر يُسجَّل خروجهم، ولا يمكنهم تسجيل الدخول، ولا تشملهم التوزيعات.'

/** What a button does, and for how many. */
const submit = (action: string) => (count: number) =>
  count === 0 ? action : `${action} ${entriesOf.gen(count)}`

export const entries: Words['tools']['entries'] = {
  bar: {
    label: 'حظر',
    title: 'حظر عناصر من قائمة السماح',
    effect: leavesOut,
    submit: submit('حظر'),
  },
  activate: {
    label: 'تفعيل',
    title: 'تفعيل عناصر من قائمة السماح',
    submit: submit('تفعيل'),
  },
  remove: {
    label: 'إزالة',
    title: 'إزالة عناصر من قائمة السماح',
    effect: leavesOut,
    submit: submit('إزالة'),
  },
  group: {
    label: 'المجموعة',
    title: 'تغيير المجموعة',
    choose: 'اختيار مجموعة',
    submit: submit('نقل'),
  },
}
