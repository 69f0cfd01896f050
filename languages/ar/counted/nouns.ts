import { formatsOf } from '../../../shared/languages/formats'

const { plural } = formatsOf('ar')

/** A noun with its number: as the subject of a sentence, and after a preposition or a verbal noun. */
const noun = (one: string, dual: string, few: string, many: string, other: string) => {
  const inCase = (ending: string) => (count: number) =>
    plural(count, {
      zero: `# ${other}`,
      one,
      two: `${dual}${ending}`,
      few: `# ${few}`,
      many: `# ${many}`,
      other: `# ${other}`,
    })
  return { nom: inCase('ان'), gen: inCase('ين') }
}

export const people = noun('شخص واحد', 'شخص', 'أشخاص', 'شخصًا', 'شخص')
export const users = noun('مستخدم واحد', 'مستخدم', 'مستخدمين', 'مستخدمًا', 'مستخدم')
export const recipients = noun('مستلم واحد', 'مستلم', 'مستلمين', 'مستلمًا', 'مستلم')
export const members = noun('عضو واحد', 'عضو', 'أعضاء', 'عضوًا', 'عضو')
export const groups = noun('مجموعة واحدة', 'مجموعت', 'مجموعات', 'مجموعة', 'مجموعة')
export const departments = noun('قسم واحد', 'قسم', 'أقسام', 'قسمًا', 'قسم')
export const pairs = noun('ثنائي واحد', 'ثنائي', 'ثنائيات', 'ثنائيًا', 'ثنائي')
export const matches = noun('لقاء واحد', 'لقاء', 'لقاءات', 'لقاءً', 'لقاء')
export const pairings = noun('توزيع واحد', 'توزيع', 'توزيعات', 'توزيعًا', 'توزيع')
export const rounds = noun('جولة واحدة', 'جولت', 'جولات', 'جولة', 'جولة')
export const mails = noun('رسالة واحدة', 'رسالت', 'رسائل', 'رسالة', 'رسالة')
export const entries = noun('عنصر واحد', 'عنصر', 'عناصر', 'عنصرًا', 'عنصر')
export const rows = noun('صف واحد', 'صف', 'صفوف', 'صفًا', 'صف')
export const files = noun('ملف واحد', 'ملف', 'ملفات', 'ملفًا', 'ملف')
export const changes = noun('تغيير واحد', 'تغيير', 'تغييرات', 'تغييرًا', 'تغيير')
export const steps = noun('خطوة واحدة', 'خطوت', 'خطوات', 'خطوة', 'خطوة')
export const issues = noun('مشكلة واحدة', 'مشكلت', 'مشكلات', 'مشكلة', 'مشكلة')
export const letters = noun('حرف واحد', 'حرف', 'أحرف', 'حرفًا', 'حرف')
export const months = noun('شهر واحد', 'شهر', 'أشهر', 'شهرًا', 'شهر')
export const weeks = noun('أسبوع واحد', 'أسبوع', 'أسابيع', 'أسبوعًا', 'أسبوع')
export const days = noun('يوم واحد', 'يوم', 'أيام', 'يومًا', 'يوم')
export const hours = noun('ساعة واحدة', 'ساعت', 'ساعات', 'ساعة', 'ساعة')
export const minutes = noun('دقيقة واحدة', 'دقيقت', 'دقائق', 'دقيقة', 'دقيقة')
export const seconds = noun('ثانية واحدة', 'ثانيت', 'ثوانٍ', 'ثانية', 'ثانية')
export const times = noun('مرة واحدة', 'مرت', 'مرات', 'مرة', 'مرة')
export const tries = noun('محاولة واحدة', 'محاولت', 'محاولات', 'محاولة', 'محاولة')
