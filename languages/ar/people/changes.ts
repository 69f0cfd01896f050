import type { Words } from '../../words'
import { months as monthsOf, users } from '../counted/nouns'

/** What a button does, and for how many. */
const submit = (action: string) => (count: number) => (count === 0 ? action : `${action} ${users.gen(count)}`)

export const pause: Words['people']['pause'] = {
  again: 'العودة إلى المشاركة',
  inMonths: (months, day) => `بعد ${monthsOf.gen(months)}، في ${day}`,
  otherDay: 'في يوم آخر',
  day: 'اليوم',
  tooEarly: 'يُرجى اختيار يوم بعد اليوم',
  match: 'اللقاء القائم',
  keep: 'إبقاؤه',
  stepOut: 'الاعتذار الآن',
  stepOutHint: 'يُلغى الموعد المحجوز، ومن بقي وحده تصله رسالة.',
}

export const bulk: Words['people']['bulk'] = {
  status: {
    action: 'الحالة',
    title: 'تغيير الحالة',
    active: {
      label: 'مشاركة',
      hint: 'تشملهم الجولة القادمة.',
      submit: submit('تفعيل'),
    },
    paused: {
      label: 'استراحة',
      submit: submit('استراحة'),
    },
    opted_out: {
      label: 'انسحاب',
      hint: 'حتى يعودوا بأنفسهم، أو تعيدهم الإدارة.',
      submit: submit('انسحاب'),
    },
  },
  department: {
    action: 'القسم',
    title: 'تغيير القسم',
    submit: submit('نقل'),
    of: 'أقسام',
    noGroup: 'من هم بلا مجموعة',
    department: 'القسم',
    choose: 'اختيار قسم',
  },
  group: {
    action: 'مجموعة النطاقات',
    title: 'نقل إلى مجموعة نطاقات',
    submit: submit('نقل'),
    effect:
      'يحصل كل منهم على عنصر خاص به في قائمة السماح ضمن هذه المجموعة، إلا إن كان له عنصر: فيُنقل. ولا تتغيّر التوزيعات الجارية. ويمكن نقلهم من جديد.',
    group: 'النقل إلى',
    choose: 'اختيار مجموعة',
  },
  invite: 'دعوة',
  signOut: {
    action: 'تسجيل الخروج',
    title: 'تسجيل الخروج من كل مكان',
    submit: submit('تسجيل خروج'),
    effect: 'يمكنهم تسجيل الدخول من جديد؛ وتسجيل دخولك مستمر. لا يمكن التراجع عن هذا.',
  },
}
