import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  health: {
    title: 'النسخ الاحتياطية',
    size: (megabytes) => `آخر نسخة: ${megabytes} ميغابايت`,
    notYet: 'لا نسخة بعد',
    failing: 'متعثرة',
    triedAgain: 'تُعاد المحاولة كل ساعة.',
    sealed: 'تُكتب كل نسخة وتُقرأ ثانية وتُشفَّر.',
    open: 'تُكتب كل نسخة وتُقرأ ثانية. وهي غير مشفرة.',
  },
  failed: {
    subject: 'لم تُكتب أي نسخة احتياطية',
    effect:
      'تعذّر على Cup of Joe كتابة نسخة احتياطية. تُعاد المحاولة كل ساعة، ويصلك تنبيه مرة في اليوم ما دام ذلك متعذّرًا.',
  },
}
