import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { matches, pairs as pairsOf, people } from '../counted/nouns'
import { month } from '../month'

const { digits } = formatsOf('ar')

const difference = (by: number, counted: string) => `${by > 0 ? 'زيادة' : 'نقص'} ${counted}`
const atMost = (pairs: number, crossPairs: number, changed: string) =>
  `أقصى ما يمكن${changed}: ${pairsOf.nom(pairs)}، ومنها بين الأقسام ${digits(crossPairs)}.`
const WHY = { stranded: 'تعذّر حضور الطرف الآخر', left_out: 'بلا لقاء حتى ذلك الحين' }

export const rounds: Responses['rounds'] = {
  certificate: {
    made: ({ pairs, trios, crossPairs, leftOut, repeats }) => {
      const left = leftOut === 0 ? 'لا أحد بلا لقاء' : `بلا لقاء: ${people.nom(leftOut)}`
      const before =
        repeats === 0 ? 'لا لقاء يتكرر' : `سبق أن التقوا قبل أكثر من ثلاثة أشهر: ${pairsOf.nom(repeats)}`
      return `${month.pairing.pairs(pairs, trios)}، بين الأقسام: ${digits(crossPairs)}، ${left}، ${before}.`
    },
    best: 'لا توزيع آخر يجمع أشخاصًا أكثر، أو أكثر من أقسام مختلفة.',
    bestChanged: 'مع هذه التغييرات لا توزيع آخر يجمع أشخاصًا أكثر، أو أكثر من أقسام مختلفة.',
    atMost: (pairs, crossPairs) => atMost(pairs, crossPairs, ''),
    atMostChanged: (pairs, crossPairs) => atMost(pairs, crossPairs, ' مع هذه التغييرات'),
    nobodyFits: 'لا ثنائي يمكن أن يضم شخصًا ثالثًا.',
    mayJoin: (most) => `أقصى عدد يمكن أن ينضم إلى ثنائي: ${digits(most)}.`,
    tables: {
      made: ({ tables, people: seated, edges, crossEdges, repeats, leftOut }) => {
        const left = leftOut === 0 ? 'لا أحد بلا لقاء' : `بلا لقاء: ${people.nom(leftOut)}`
        const before =
          repeats === 0 ? 'لا لقاء يتكرر' : `لقاءات متكررة بعد المدة المطلوبة: ${digits(repeats)}`
        return `${month.pairing.tables(tables)}، عليها ${people.nom(seated)}، ${left}. اللقاءات حول الطاولات: ${digits(edges)}، منها بين الأقسام: ${digits(crossEdges)}، ${before}.`
      },
      best: 'لا توزيع آخر يُجلس أشخاصًا أكثر، أو يكرر أقل، أو يجمع أقسامًا أكثر.',
      since: (tables) => `أُضيف منذ ذلك الحين لمن بقوا بلا لقاء: ${month.pairing.tables(tables)}.`,
      bestChanged: 'مع هذه التغييرات لا توزيع آخر يُجلس أشخاصًا أكثر، أو يكرر أقل، أو يجمع أقسامًا أكثر.',
      atMost: (seated, crossEdges) =>
        `أقصى ما يمكن على الطاولات: ${people.nom(seated)}، ومن اللقاءات بين الأقسام: ${digits(crossEdges)}.`,
    },
    since: (pairs) => `أُضيف منذ ذلك الحين لمن بقوا بلا لقاء: ${pairsOf.nom(pairs)}.`,
  },
  madeFor: (those) => `من أجل ${those.map(({ name, why }) => `${name} (${WHY[why]})`).join(' و')}.`,
  wishes: {
    together: (one, other) => `الجمع بين ${one} و${other}.`,
    apart: (one, other) => `الفصل بين ${one} و${other}.`,
    out: (name) => `تخطّي الجولة: ${name}.`,
  },
  price: {
    pairs: (by) => difference(by, pairsOf.gen(Math.abs(by))),
    crossPairs: (by) => difference(by, `${pairsOf.gen(Math.abs(by))} بين الأقسام`),
    repeats: (by) => difference(by, `${pairsOf.gen(Math.abs(by))} ممن سبق أن التقوا`),
    threes: (by) => difference(by, `${matches.gen(Math.abs(by))} لثلاثة`),
    tables: {
      seated: (by) => difference(by, `${people.gen(Math.abs(by))} على الطاولات`),
      otherSizes: (by) => difference(by, `طاولات بحجم آخر: ${digits(Math.abs(by))}`),
      crossPairs: (by) => difference(by, `${matches.gen(Math.abs(by))} بين الأقسام`),
      repeats: (by) => difference(by, `${matches.gen(Math.abs(by))} بين من سبق أن التقوا`),
    },
    debt: 'يبقى بلا لقاء أشخاص بقوا بلا لقاء مؤخرًا',
    nothing: 'لا يكلّف شيئًا.',
    compared: (figures) => `مقارنةً بالجولة الأصلية: ${figures.join('، ')}.`,
  },
  issues: {
    overdue: (name, of) =>
      `«${name}» لشهر ${of} ما زال جاريًا. يُرجى إكماله: فحتى ذلك الحين لا يمكن توزيع أفراده من جديد.`,
    unavailable: (name, count) =>
      `في استراحة أو بلا مشاركة منذ ذلك الحين من «${name}»: ${people.nom(count)}. يُبلَّغ من بقي بلا لقاء، ويُعرض عليه لقاء آخر ما دام هناك وقت.`,
    leftOut: (name, count) => `بلا لقاء في «${name}»: ${people.nom(count)}. ويذكر التوزيع سبب كل حالة.`,
    notOptimal: (name) => `«${name}» صحيح، لكن ربما ليس أفضل ما يمكن.`,
  },
  otherValues: 'غير ذلك',
  smallerDepartments: 'أقسام أصغر',
}
