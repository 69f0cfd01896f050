import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { map } from './figures/map'
import { system } from './figures/system'
import { whoMet } from './figures/who-met'

const { digits } = formatsOf('ar')

export const figures: Words['figures'] = {
  failed: 'تعذّر تحميل الأرقام.',
  summary: {
    label: 'الملخص',
    users: 'كل المستخدمين',
    pendingSetup: (count) => `بانتظار الإعداد: ${digits(count)}`,
    active: 'لقاءات قائمة',
    completed: 'لقاءات مكتملة',
    participation: 'نسبة المشاركة',
    participationNote: (joined, all) => `انضم ${digits(joined)} من ${digits(all)}`,
  },
  period: { label: 'الأشهر', current: 'الشهر الحالي', previous: 'الأشهر السابقة' },
  views: {
    label: 'الأرقام',
    users: 'المستخدمون',
    matching: 'اللقاءات',
    engagement: 'التفاعل',
    system: 'النظام',
  },
  table: 'عرض في جدول',
  share: 'النسبة',
  month: 'الشهر',
  department: 'القسم',
  users: {
    failed: 'تعذّر تحميل المستخدمين.',
    column: 'المستخدمون',
    status: {
      title: 'توزّع الحالات',
      caption: 'المستخدمون بحسب الحالة',
      column: 'الحالة',
      active: 'مشاركة',
      paused: 'استراحة',
      optedOut: 'انسحاب',
    },
    departments: {
      title: 'أكبر الأقسام',
      none: 'لا مستخدمين',
      caption: 'الأقسام الأكثر مستخدمين',
      notSet: 'غير محدد',
    },
  },
  chart: {
    tookPlace: 'تمت',
    others: 'لقاءات أخرى',
    rate: 'نسبة النجاح',
    total: 'المجموع',
    completed: 'مكتملة',
  },
  matching: {
    failed: 'تعذّر تحميل اللقاءات.',
    current: {
      total: 'كل اللقاءات',
      active: 'لقاءات قائمة',
      completed: 'لقاءات مكتملة',
      rate: 'نسبة الإكمال',
    },
    quality: {
      title: 'جودة التوزيع',
      failed: 'تعذّر تحميل جودة التوزيعات.',
      none: 'لا بيانات عن التوزيعات',
      recent: 'آخر التوزيعات',
      issues: 'مشكلات التحقق',
      average: 'متوسط الجودة',
      unknown: 'لا يوجد',
      ofTen: 'من 10',
      kinds: {
        overdue: 'متأخر',
        unavailable: 'حضور متعذّر',
        left_out: 'بلا لقاء',
        not_optimal: 'بلا برهان',
      },
      caption: 'آخر التوزيعات',
      pairing: 'التوزيع',
      quality: 'الجودة',
      pairs: 'الثنائيات',
      across: 'بين الأقسام',
      metBefore: 'سبق لقاؤهم',
      leftOut: 'بلا لقاء',
    },
    previous: {
      caption: 'لقاءات الأشهر الستة السابقة',
      success: (rate, completed, all) => ['نجاح ', rate, `، اكتمل ${digits(completed)} من ${digits(all)}`],
    },
  },
  engagement: {
    title: 'التفاعل',
    failed: 'تعذّر تحميل أرقام التفاعل.',
    connections: 'كل اللقاءات',
    peopleMet: 'من التقوا',
    activeUsers: 'المستخدمون هذا الشهر',
    retention: 'نسبة البقاء',
    byMonth: 'اللقاءات شهرًا بعد شهر',
    caption: 'لقاءات الأشهر الاثني عشر السابقة',
  },
  whoMet,
  map,
  system,
}
