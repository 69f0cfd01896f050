import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { listed, plural } = formatsOf('es')

const people = (count: number) =>
  plural(count, { one: '# persona', many: '# de personas', other: '# personas' })

export const changing: Words['rounds']['changing'] = {
  title: '¿Y si…?',
  text: 'Nada cambia hasta que lo apliques.',
  question: '¿Qué debería ser distinto?',
  wishes: {
    apart: (one, other) => `Emparejar de otro modo: ${listed([one, other])}`,
    out: (name) => `Dejar fuera este mes: ${name}`,
    together: (name) => `Reunir: ${name} con…`,
  },
  differently: 'Emparejar de otro modo',
  differentlyThese: (names) => `Emparejar de otro modo: ${listed(names)}`,
  atTables: {
    apart: (one, other) => `Sentar por separado: ${listed([one, other])}`,
    differently: 'Sentar de otro modo',
    differentlyThese: (names) => `Sentar de otro modo: ${listed(names)}`,
    with: (names) => `con ${listed(names)}`,
    overruleHint: 'Queda marcado en la mesa.',
  },
  chosen: (name) => ['Con ', name],
  choose: (name) => `Elige con quién se vería ${name}.`,
  chooseOther: 'Elegir a otra persona',
  search: 'Buscar a una persona de esta ronda',
  searchFailed: 'No se han podido cargar las personas',
  nobody: (search) => `Nadie de esta ronda coincide con «${search}».`,
  withWhom: '¿Con quién?',
  apply: (counts) => `Aplicar: ${counts}`,
  applying: 'Aplicando…',
  failed: 'No se ha podido cambiar el emparejamiento',
  undo: 'Deshacer',
  undoFailed: 'No se ha podido deshacer el cambio',
  seen: 'La gente ya ve su encuentro. Si cambia, ve enseguida el nuevo. No se envía ningún correo.',
  counts: {
    nobody: 'no cambia nadie',
    made: (matches, changed) =>
      `${plural(matches, { one: '# encuentro nuevo', many: '# de encuentros nuevos', other: '# encuentros nuevos' })}, ${people(changed)}`,
    fewer: (matches, changed) =>
      `${plural(matches, { one: '# encuentro menos', many: '# de encuentros menos', other: '# encuentros menos' })}, ${people(changed)}`,
  },
  preview: {
    impossible: 'Esto no es posible',
    failed: 'No se ha podido calcular la ronda cambiada',
    looking: 'Buscando la mejor ronda…',
    overrule: 'Hacerlo de todos modos, contra esta regla',
    overruleHint: 'Queda marcado en la pareja.',
    against: (names) => `Contra una regla: ${listed(names)}`,
    cost: 'Lo que cuesta',
    compared: 'En comparación con la ronda original',
    inWords: 'Lo que cambia, en palabras',
    whose: 'A quién le cambia el encuentro',
    before: 'Antes',
    after: 'Después',
    more: (count) =>
      plural(count, {
        one: 'Cambia # persona más: está en la lista de abajo.',
        many: 'Cambian # de personas más: están en la lista de abajo.',
        other: 'Cambian # personas más: están en la lista de abajo.',
      }),
    wasAndIs: (was, is) => [`antes ${was}, ahora `, is],
    with: (name) => `con ${name}`,
    leftOut: 'sin encuentro',
    sitsOut: 'se salta la ronda',
  },
  since: {
    title: 'Cambios en esta ronda',
    count: (changes) =>
      plural(changes, {
        one: '# cambio desde que se hizo',
        many: '# de cambios desde que se hizo',
        other: '# cambios desde que se hizo',
      }),
    label: 'Lo que se cambió',
    by: (name, moment) => `${name}, ${moment}`,
    byAdministrator: (moment) => `Administración, ${moment}`,
    undo: 'Deshacer',
    undoAll: 'Deshacer todo',
    back: {
      title: '¿Volver a la ronda original?',
      effect: (pairing, changes) =>
        `Todo el mundo recupera su encuentro original de «${pairing}». ${plural(changes, { one: 'Se deshace # cambio.', many: 'Se deshacen # de cambios.', other: 'Se deshacen # cambios.' })}`,
      confirm: 'Volver',
      pending: 'Volviendo…',
      failed: 'No se han podido deshacer los cambios',
    },
  },
}
