import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'
import { changes as changesOf, people } from '../counted/nouns'

const { digits, listed, plural } = formatsOf('ar')

export const changing: Words['rounds']['changing'] = {
  title: 'ماذا لو…',
  text: 'لا يتغيّر شيء قبل التطبيق.',
  question: 'ما الذي ينبغي أن يتغيّر؟',
  wishes: {
    apart: (one, other) => `لقاءات أخرى لـ ${one} و${other}`,
    out: (name) => `بلا لقاء هذا الشهر: ${name}`,
    together: (name) => `الجمع بين ${name} و…`,
  },
  differently: 'لقاءات أخرى',
  differentlyThese: (names) => `لقاءات أخرى: ${listed(names)}`,
  atTables: {
    apart: (one, other) => `الفصل حول الطاولات: ${one} و${other}`,
    differently: 'توزيع آخر',
    differentlyThese: (names) => `توزيع آخر: ${listed(names)}`,
    with: (names) => `مع ${listed(names)}`,
    overruleHint: 'يظهر هذا دائمًا مع الطاولة.',
  },
  chosen: (name) => ['مع ', name],
  choose: (name) => `يُرجى اختيار من يكون له لقاء مع ${name}.`,
  chooseOther: 'اختيار شخص آخر',
  search: 'البحث عن شخص في هذه الجولة',
  searchFailed: 'تعذّر تحميل الأشخاص',
  nobody: (search) => `لا أحد في هذه الجولة يطابق «${search}».`,
  withWhom: 'مع من؟',
  apply: (counts) => `تطبيق: ${counts}`,
  applying: 'جارٍ التطبيق…',
  failed: 'تعذّر تغيير التوزيع',
  undo: 'تراجع',
  undoFailed: 'تعذّر التراجع عن التغيير',
  seen: 'لقاءات هذا التوزيع معروضة. من تغيّر لقاؤه يرى الجديد فورًا. ولا تُرسل رسائل.',
  counts: {
    nobody: 'لا يتغيّر أحد',
    made: (matches, changed) =>
      `${plural(matches, {
        zero: 'لا لقاءات جديدة',
        one: 'لقاء جديد واحد',
        two: 'لقاءان جديدان',
        few: '# لقاءات جديدة',
        many: '# لقاءً جديدًا',
        other: '# لقاء جديد',
      })}، ${people.nom(changed)}`,
    fewer: (matches, changed) => `لقاءات أقل بعدد ${digits(matches)}، ${people.nom(changed)}`,
  },
  preview: {
    impossible: 'هذا غير ممكن',
    failed: 'تعذّر حساب الجولة بعد التغيير',
    looking: 'جارٍ البحث عن أفضل توزيع…',
    overrule: 'التطبيق رغم ذلك، خلافًا لهذه القاعدة',
    overruleHint: 'يظهر هذا دائمًا مع الثنائي.',
    against: (names) => `خلافًا لقاعدة: ${listed(names)}`,
    cost: 'ما يكلّفه',
    compared: 'مقارنةً بالجولة الأصلية',
    inWords: 'ما يتغيّر، بالكلمات',
    whose: 'من يتغيّر لقاؤه',
    before: 'قبل',
    after: 'بعد',
    more: (count) => `ويتغيّر أيضًا ${people.nom(count)}، كما في القائمة أدناه.`,
    wasAndIs: (was, is) => [`سابقًا ${was}، والآن `, is],
    with: (name) => `مع ${name}`,
    leftOut: 'بلا لقاء',
    sitsOut: 'تخطّي الجولة',
  },
  since: {
    title: 'تغييرات هذه الجولة',
    count: (changes) => `${changesOf.nom(changes)} منذ تكوينها`,
    label: 'ما تغيّر',
    by: (name, moment) => `${name}، ${moment}`,
    byAdministrator: (moment) => `الإدارة، ${moment}`,
    undo: 'تراجع',
    undoAll: 'التراجع عن الكل',
    back: {
      title: 'العودة إلى الجولة الأصلية؟',
      effect: (pairing, changes) =>
        `يعود لكل شخص لقاؤه الأول في «${pairing}». ويتم التراجع عن ${changesOf.gen(changes)}.`,
      confirm: 'العودة',
      pending: 'جارٍ التراجع…',
      failed: 'تعذّر التراجع عن التغييرات',
    },
  },
}
