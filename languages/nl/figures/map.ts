import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('nl')
const chats = (count: number) => plural(count, { one: '# koffie', other: '# koffies' })

export const map: Words['figures']['map'] = {
  title: 'Kaart van ontmoetingen',
  time: 'Periode',
  months: (count) => plural(count, { one: '# maand', other: '# maanden' }),
  group: 'Groep',
  failed: 'De ontmoetingen konden niet worden geladen.',
  tooFew: {
    title: 'Te weinig mensen voor een kaart',
    text: 'Met minder dan vijf zou die verraden wie elkaar heeft ontmoet.',
  },
  none: {
    title: 'Nog geen koffies',
    text: 'De kaart vult zich naarmate mensen zeggen dat ze elkaar hebben ontmoet, in de nieuwsbrief of op hun pagina met matches.',
  },
  drawing: 'Koordendiagram van de koffies tussen afdelingen. De tabel eronder heeft de cijfers.',
  summary: (met, across) => `${chats(met)}, ${across} tussen afdelingen`,
  nobody: 'Niemand van deze afdeling heeft in deze periode iemand ontmoet.',
  met: (count, inside, others) => {
    const met =
      others === null
        ? `${chats(count)}.`
        : `${chats(count)}, met ${plural(others.departments, { one: '# andere afdeling', other: '# andere afdelingen' })}, vooral met ${others.most} (${digits(others.mostMet)}).`
    return inside > 0 ? `${met} ${digits(inside)} binnen de afdeling.` : met
  },
  people: (count) => plural(count, { one: '# persoon', other: '# mensen' }),
  smaller: 'Kleinere afdelingen',
  merged: (count) => `(${digits(count)})`,
  table: { caption: 'Koffies tussen afdelingen', with: 'Met', chats: 'Koffies' },
  counted: (moment) => `Geteld ${moment}.`,
  heat: {
    label: 'Heatmap',
    one: (department) => `Koffies met ${department}, maand voor maand`,
    all: 'Koffies van elke afdeling, maand voor maand',
    showAll: 'Alle afdelingen',
    total: 'Totaal',
  },
}
