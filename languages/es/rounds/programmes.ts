import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('es')

export const programmes: Words['rounds']['programmes'] = {
  title: 'Programas',
  text: 'Cada uno tiene su gente, su ritmo y sus mesas. Un encuentro cuenta en todos los programas.',
  add: 'Nuevo programa',
  none: 'Por ahora ningún programa hace rondas para tus grupos.',
  edit: 'Editar',
  editOne: (name) => `Editar ${name}`,
  moreFor: (name) => `Más de ${name}`,
  facts: {
    who: 'Quién',
    hosts: 'Anfitriones',
    rhythm: 'Ritmo',
    tables: 'Mesas',
    people: 'Personas',
    next: 'Próxima ronda',
  },
  everybody: 'Todo el mundo',
  named: (count) => `Personas nombradas: ${digits(count)}`,
  newcomers: (weeks) =>
    plural(weeks, {
      one: 'Llegaron en la última semana',
      many: 'Llegaron en las últimas # semanas',
      other: 'Llegaron en las últimas # semanas',
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
    hosts: (count) => `Anfitriones: ${digits(count)}`,
    guests: (count) => `Invitados: ${digits(count)}`,
    nobody: 'Hoy no hay nadie',
    tooFew: (size) => `Faltan personas para una mesa de ${digits(size)}`,
    failed: 'No se ha podido cargar el número de personas.',
  },
  start: {
    title: 'Empezar con',
    coffee: { label: 'Café mensual', hint: 'Todo el mundo, en parejas, una vez al mes' },
    pairs: { label: 'Parejas semanales', hint: 'Todo el mundo, en parejas, una vez a la semana' },
    lunch: {
      label: 'Comida de cuatro',
      hint: 'Mesas de cuatro, con todos los grupos mezclados, cada seis semanas',
    },
    newcomers: {
      label: 'Caras nuevas con anfitrión',
      hint: 'Llegaron en las últimas 12 semanas; mesas de tres, con un anfitrión que elijas',
    },
    sites: { label: 'Café entre sedes', hint: 'Parejas de sedes distintas, una vez al mes' },
    leader: {
      label: 'Conocer a la dirección',
      hint: 'Todo el mundo por turnos; mesas de cinco, con alguien de la dirección que elijas',
    },
    skipLevel: {
      label: 'Salto de nivel',
      hint: 'Parejas con alguien dos niveles por encima o más, una vez al mes',
    },
    lottery: { label: 'Sorteo del mes', hint: 'Un anfitrión que elijas y un invitado por sorteo cada mes' },
  },
  steps: { who: 'Quién', hosts: 'Anfitriones', rhythm: 'Ritmo y tamaño', name: 'Nombre' },
  stepOf: (step, steps) => `Paso ${digits(step)} de ${digits(steps)}`,
  next: 'Siguiente',
  previous: 'Atrás',
  create: 'Crear el programa',
  creating: 'Creando…',
  created: (name) => `«${name}» se ha creado.`,
  notCreated: 'No se ha podido crear el programa',
  rest: 'Más ajustes',
  hosts: {
    has: {
      label: 'Este programa tiene anfitriones',
      hint: 'En cada mesa hay un anfitrión, con invitados del primer paso. Quien más ha esperado va primero, y los anfitriones se turnan.',
    },
    sayWho: 'Indica quiénes son anfitriones',
    levelsAbove: {
      label: 'A qué altura sobre sus invitados',
      hint: 'Según la línea de mando del invitado, donde se conoce',
    },
    anywhere: 'Da igual',
    levels: (levels) =>
      plural(levels, { one: '# nivel o más', many: '# de niveles o más', other: '# niveles o más' }),
  },
  who: {
    text: 'Las personas que encajan en cada lista que rellenes. Déjalas todas vacías para incluir toda la lista de acceso.',
    domainGroups: 'Grupos de dominios',
    departments: 'Departamentos',
    directoryGroups: 'Grupos del directorio',
    choose: 'Añadir…',
    addresses: { label: 'Personas nombradas', hint: 'Una dirección por línea' },
    newcomersWeeks: {
      label: 'Caras nuevas',
      hint: 'Llegaron hace estas semanas como máximo. Déjalo vacío para incluir a todo el mundo.',
    },
    join: {
      label: 'Cómo se participa',
      choices: {
        everyone: { label: 'Automáticamente', hint: 'Hasta que lo dejen.' },
        'opt-in': { label: 'Apuntándose', hint: 'La gente se apunta en su perfil.' },
        ask: {
          label: 'Diciendo que sí cada vez',
          hint: 'Antes de cada ronda todos reciben un correo con el botón «Me apunto». Solo participa quien lo pulsa.',
        },
      },
    },
  },
  weeks: 'Automáticamente, cada semana o cada varias semanas',
  every: 'Frecuencia',
  from: {
    label: 'Desde',
    hint: 'La primera ronda cae en el primero de esos días de la semana a partir de esta fecha.',
  },
  mix: {
    label: 'Quiénes se juntan',
    personal: 'Como prefiera cada persona',
    different: (name) => `Distinto: ${name}`,
    same: (name) => `Igual: ${name}`,
    department: 'departamento',
    preferences: 'Respetar también los deseos sobre departamentos',
  },
  size: 'Cuántas personas se ven',
  noRepeatMonths: { label: 'Meses hasta volver a coincidir', hint: 'Contando todos los programas' },
  name: 'Nombre',
  description: { label: 'Descripción', hint: 'Para quienes participan' },
  colour: { label: 'Color', hint: 'Marca el nombre, en páginas y correos' },
  archive: {
    action: 'Archivar',
    title: (name) => `¿Archivar «${name}»?`,
    effect:
      'No hace más rondas, y ya no participa nadie. Las rondas anteriores se conservan, y los correos en camino llegan. El nombre vuelve a estar libre.',
    pending: 'Archivando…',
    failed: 'No se ha podido archivar el programa',
  },
}
