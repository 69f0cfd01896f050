import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('es')

export const programmes: Words['rounds']['programmes'] = {
  title: 'Programas',
  text: 'Cada uno tiene su gente, su ritmo y sus mesas. Quienes se han visto en uno se han visto en todos.',
  add: 'Nuevo programa',
  none: 'Por ahora ningún programa hace rondas para tus grupos.',
  edit: 'Editar',
  editOne: (name) => `Editar ${name}`,
  moreFor: (name) => `Más de ${name}`,
  facts: { who: 'Quién', rhythm: 'Ritmo', tables: 'Mesas', people: 'Personas', next: 'Próxima ronda' },
  everybody: 'Todo el mundo',
  named: (count) => `Personas nombradas: ${digits(count)}`,
  newcomers: (weeks) =>
    plural(weeks, {
      one: 'Desde hace # semana como máximo',
      many: 'Desde hace # semanas como máximo',
      other: 'Desde hace # semanas como máximo',
    }),
  whoJoins: 'Quien se apunte',
  byHand: 'A mano',
  monthly: 'Cada mes',
  everyWeeks: (every) =>
    plural(every, { one: 'Cada semana', many: 'Cada # semanas', other: 'Cada # semanas' }),
  pairs: 'Parejas',
  tablesOf: (size) => `Mesas de ${digits(size)}`,
  notKnown: 'Por anunciar',
  reach: {
    title: 'Personas hoy',
    ready: (count) => `En una ronda hecha hoy: ${digits(count)}`,
    nobody: 'Hoy no hay nadie',
    tooFew: (size) => `Faltan personas para una mesa de ${digits(size)}`,
    failed: 'No se ha podido cargar el número de personas.',
  },
  start: {
    title: 'Empezar con',
    coffee: { label: 'Café del mes', hint: 'Todo el mundo, en parejas, una vez al mes' },
    pairs: { label: 'Parejas de la semana', hint: 'Todo el mundo, en parejas, una vez a la semana' },
    lunch: { label: 'Comida de cuatro', hint: 'Cuatro por mesa, todo el mundo junto, cada seis semanas' },
    newcomers: { label: 'Caras nuevas', hint: 'Quienes llegaron en las últimas 13 semanas, tres por mesa' },
    sites: { label: 'Entre sedes', hint: 'Parejas de grupos distintos, una vez al mes' },
    leadership: { label: 'Mesa de dirección', hint: 'Las personas que nombres, cinco por mesa' },
  },
  steps: { who: 'Quién', rhythm: 'Ritmo y tamaño', name: 'Nombre' },
  stepOf: (step, steps) => `Paso ${digits(step)} de ${digits(steps)}`,
  next: 'Siguiente',
  previous: 'Atrás',
  create: 'Crear el programa',
  creating: 'Creando…',
  created: (name) => `«${name}» está creado.`,
  notCreated: 'No se ha podido crear el programa',
  rest: 'Más ajustes',
  who: {
    text: 'Está quien encaja en una entrada de cada lista. Sin entradas, es para toda la lista de acceso.',
    domainGroups: 'Grupos de dominios',
    departments: 'Departamentos',
    directoryGroups: 'Grupos del directorio',
    choose: 'Añadir…',
    addresses: { label: 'Personas nombradas', hint: 'Una dirección por línea' },
    newcomersWeeks: {
      label: 'Caras nuevas',
      hint: 'Semanas desde la llegada, como máximo. Déjalo vacío si da igual.',
    },
    join: {
      label: 'Cómo se entra',
      choices: {
        everyone: { label: 'Ya están dentro', hint: 'Hasta que lo dejen.' },
        'opt-in': { label: 'Se apuntan', hint: 'Nadie está dentro hasta que se apunta en su perfil.' },
      },
    },
  },
  weeks: 'Automáticamente, cada ciertas semanas',
  every: 'Frecuencia',
  from: { label: 'Desde', hint: 'La primera ronda es el próximo de esos días de la semana, o el mismo día.' },
  size: 'En una mesa',
  scope: {
    label: 'Quién se ve con quién',
    choices: {
      'per-group': { label: 'Cada grupo de dominios aparte', hint: 'Una ronda por grupo.' },
      across: { label: 'Todo el mundo junto', hint: 'Una sola ronda.' },
      between: { label: 'Solo de grupos distintos', hint: 'Una sola ronda.' },
    },
  },
  noRepeatMonths: { label: 'Meses hasta volver a coincidir', hint: 'Contando todos los programas' },
  name: 'Nombre',
  description: { label: 'Descripción', hint: 'Lo que lee quien está dentro' },
  colour: { label: 'Color', hint: 'Marca el nombre, en páginas y correos' },
  archive: {
    action: 'Archivar',
    title: (name) => `¿Archivar «${name}»?`,
    effect:
      'No hace más rondas, y nadie está ya dentro. Sus rondas anteriores y los correos en camino se quedan. El nombre vuelve a estar libre.',
    pending: 'Archivando…',
    failed: 'No se ha podido archivar el programa',
  },
}
