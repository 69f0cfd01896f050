import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('es')

export const sample: Responses['sample'] = {
  evaluationOnly: 'Los datos de ejemplo son solo para evaluar, y no se admiten en producción.',
  there: 'Las 100 personas de ejemplo ya existen.',
  added: (users, matches) =>
    `Se han añadido ${plural(users, { one: '# persona de ejemplo', many: '# de personas de ejemplo', other: '# personas de ejemplo' })} y ${plural(matches, { one: '# encuentro', many: '# de encuentros', other: '# encuentros' })}.`,
}
