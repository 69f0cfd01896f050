import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('es')
const chats = (count: number) => plural(count, { one: '# café', many: '# de cafés', other: '# cafés' })

export const map: Words['figures']['map'] = {
  title: 'Mapa de conexiones',
  time: 'Periodo',
  months: (count) => plural(count, { one: '# mes', many: '# de meses', other: '# meses' }),
  group: 'Grupo',
  failed: 'No se han podido cargar las conexiones.',
  tooFew: {
    title: 'Muy pocas personas para un mapa',
    text: 'Con menos de cinco revelaría quién ha tomado café con quién.',
  },
  none: {
    title: 'Aún no hay cafés',
    text: 'El mapa se llena a medida que la gente dice que hubo café, en el boletín o en su página de encuentros.',
  },
  drawing: 'Diagrama de cuerdas de los cafés entre departamentos. La tabla de abajo tiene sus cifras.',
  summary: (met, across) => `${chats(met)}, ${across} entre departamentos`,
  nobody: 'Nadie de este departamento ha tomado un café en este periodo.',
  met: (count, inside, others) => {
    const met =
      others === null
        ? `${chats(count)}.`
        : `${chats(count)}, con ${plural(others.departments, { one: '# departamento más', many: '# de departamentos más', other: '# departamentos más' })}, la mayoría con ${others.most} (${digits(others.mostMet)}).`
    return inside > 0 ? `${met} Dentro del departamento: ${digits(inside)}.` : met
  },
  people: (count) => plural(count, { one: '# persona', many: '# de personas', other: '# personas' }),
  smaller: 'Departamentos pequeños',
  merged: (count) => `(${digits(count)})`,
  table: { caption: 'Cafés entre departamentos', with: 'Con', chats: 'Cafés' },
  counted: (moment) => `Recuento: ${moment}.`,
  heat: {
    label: 'Mapa de calor',
    one: (department) => `Cafés con ${department}, mes a mes`,
    all: 'Cafés de cada departamento, mes a mes',
    showAll: 'Todos los departamentos',
    total: 'Total',
  },
}
