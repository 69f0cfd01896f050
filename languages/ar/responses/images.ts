import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('ar')

export const images: Responses['images'] = {
  ours: {
    'table-for-two': 'كوبا قهوة وكرواسون ودفتر على طاولة خشبية',
    'corner-cafe': 'مقهى عند الزاوية وقت الغروب، وشخصان يتحدثان خلف النافذة',
    'mugs-on-the-shelf': 'رف عليه كوب لكل شخص، ويتصاعد البخار من أحدها',
    'rainy-window': 'كوبان على حافة النافذة، والمطر في الخارج، وقطة نائمة',
    'autumn-bench': 'كوبا قهوة على مقعد في حديقة في الخريف',
  },
  advice: {
    broken: (most) => `فوق ${most}: لن تعرضها معظم برامج البريد. يُستحسن إنشاء نسخة آمنة للبريد.`,
    risky: (from, to) =>
      `بين ${from} و${to}: بعض برامج البريد يحمّلها متأخرًا أو لا يحمّلها. يُستحسن إنشاء نسخة آمنة للبريد.`,
    narrow: (width, ofMails) => `حجمها مناسب. لكن عرضها ${width} بكسل فقط؛ وعرض الرسائل ${ofMails} بكسل.`,
    upright: 'حجمها مناسب. لكن الصورة الطولية تأخذ حيزًا كبيرًا في الرسالة؛ والعريضة أيسر قراءة.',
    fine: 'حجمها مناسب لكل برامج البريد.',
    all: {
      none: 'لا صور بعد.',
      fine: 'حجم كل الصور مناسب للبريد.',
      tooLarge: (count) => `صور أكبر مما يناسب البريد: ${digits(count)}. يُستحسن إنشاء نسخ آمنة للبريد.`,
      untilThen: 'وحتى ذلك الحين، يمكن استخدام إحدى الصور الآمنة.',
    },
    wideEnough: 'عرضها كافٍ للرسالة',
    bestThereIs: 'أفضل ما هو متاح',
    recommended: (size, width, height, why) =>
      `المقترح: ${size}، \u2066${width} × ${height}\u2069 بكسل، ${why}.`,
  },
  added: (title, tooLarge) =>
    tooLarge === null
      ? `تمت إضافة «${title}» إلى المعرض.`
      : `تمت إضافة «${title}» إلى المعرض. حجمها ${tooLarge}، وهو أكبر مما يناسب البريد.`,
  madeSafe: (size, isStill) =>
    isStill
      ? `تمت إضافة نسخة آمنة للبريد حجمها ${size} إلى المعرض. كانت الصورة المتحركة كبيرة جدًا؛ وتعرض النسخة أول صورة منها.`
      : `تمت إضافة نسخة آمنة للبريد حجمها ${size} إلى المعرض.`,
  notAnImage: 'يُرجى اختيار ملف صورة (JPG أو PNG أو GIF أو WebP).',
  tooManyFrames: 'إطارات هذه الصورة المتحركة كثيرة جدًا بالنسبة إلى حجمها. يُرجى اختيار صورة أصغر.',
  tooManyPixels: 'أبعاد هذه الصورة كبيرة جدًا. يُرجى اختيار صورة أصغر.',
  inGallery: (name) => `${name} موجودة في المعرض من قبل.`,
  emailSafe: (size) => `حجم هذه الصورة ${size}؛ وهي آمنة في البريد من قبل.`,
  builtIn: 'تأتي هذه الصورة مع Cup of Joe ولا يمكن حذفها.',
  inUse: (newsletter) => `تعرض النشرة «${newsletter}» هذه الصورة. يُرجى اختيار صورة أخرى هناك أولًا.`,
  deleted: (title) => `حُذفت «${title}».`,
  copied: (title) => `تم نسخ «${title}» إلى المعرض.`,
}
