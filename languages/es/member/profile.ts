import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('es')

export const profile: Words['member']['profile'] = {
  edit: 'Editar el perfil',
  label: 'Perfil',
  kept: 'Tus cambios sin guardar siguen aquí.',
  save: 'Guardar los cambios',
  saving: 'Guardando…',
  saved: 'Tu perfil está guardado.',
  notSaved: 'No se ha podido guardar tu perfil',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  address: 'Correo',
  department: 'Departamento',
  noDepartment: 'Aún sin elegir',
  chooseDepartment: 'Elige tu departamento',
  loadingDepartments: 'Cargando los departamentos…',
  departmentsFailed:
    'No se han podido cargar los departamentos. Vuelve a cargar la página o contacta con la administración.',
  fromDirectory: 'Viene del directorio de tu empresa',
  preference: 'A quién te gustaría conocer',
  preferences: {
    'same-department': 'Gente de mi departamento',
    'cross-department': 'SOLO gente de otros departamentos',
    any: 'Cualquiera (que haya variedad)',
  },
  photo: {
    label: 'Foto de perfil',
    uploading: 'Subiendo…',
    adjust: 'Ajustar',
    remove: 'Quitar',
    removing: 'Quitando…',
    hint: (largest) => `Opcional. JPG, PNG, GIF o WebP, como máximo ${largest}.`,
    done: 'Tu foto está guardada.',
    failedTitle: 'No se ha podido subir',
    failed: 'Ha habido un problema al subir tu imagen. Inténtalo de nuevo.',
    removed: 'Tu foto se ha quitado.',
    notRemoved: 'No se ha podido quitar tu foto. Inténtalo de nuevo.',
    noImage: {
      title: 'Esto no es una imagen',
      description: 'Elige un archivo de imagen (JPG, PNG, GIF, etc.)',
    },
    tooLarge: { title: 'Archivo demasiado grande', description: 'Elige una imagen de menos de 5\u00a0MB' },
    crop: {
      title: 'Ajustar tu foto',
      text: 'Arrástrala, o usa los controles.',
      preview: 'Vista previa de tu foto',
      zoom: 'Zoom',
      x: 'De izquierda a derecha',
      y: 'De arriba abajo',
      use: 'Usar la foto',
      failed: 'Esta imagen no se puede ajustar aquí.',
    },
  },
  tellBy: {
    title: 'Cómo te avisamos',
    label: 'Avisarme por',
    company: (choice) => `Lo que usa la empresa: ${choice}`,
    programmes: 'Lo que usa cada programa',
    mail: 'Correo',
    both: (chats) => `Correo y ${chats}`,
    hint: 'Las invitaciones para tu calendario llegan siempre por correo.',
    changed: 'Guardado. Vale a partir del próximo mensaje.',
    notChanged: 'No se ha podido guardar tu elección',
  },
  whenAndWhere: {
    title: 'Cuándo y dónde',
    days: 'Días de trabajo',
    from: 'De',
    to: 'A',
    zone: 'Zona horaria',
    zoneHint: 'Solo proponemos horas que caen en el horario laboral de todo el mundo.',
    noZone: 'No es una zona horaria válida. Un ejemplo: Europe/Berlin.',
    link: 'Enlace de vídeo',
    linkHint: 'Para veros por vídeo. Aparece en la invitación.',
    hours: 'Horario laboral',
    hoursText: (days, from, to, city) => `${days}, de ${from} a ${to} (${city})`,
    daysFromTo: (first, last) => `de ${first} a ${last}`,
  },
  attributes: {
    none: 'Sin elegir',
    fixed: 'De tu empresa',
    shown: 'Lo ve la persona con quien te encuentras.',
  },
  topics: {
    label: 'De qué me gusta hablar',
    hint: 'Hasta cinco. Solo la persona con la que te encuentras sabe qué tenéis en común.',
    failed: 'No se han podido cargar los temas.',
  },
  seldom: 'De vez en cuando',
  blocks: {
    title: 'Personas con quienes prefiero no coincidir',
    description: 'No se lo decimos nunca, ni a ellas ni a nadie.',
    failed: 'No se ha podido cargar tu lista.',
    notSaved: 'No se ha podido guardar.',
    remove: 'Quitar',
    removeOne: (address) => `Quitar ${address}`,
    address: 'Su dirección',
    hint: (most) =>
      `La dirección de trabajo completa de esa persona, bien escrita: no decimos si alguien la tiene. Hasta ${digits(most)} personas.`,
    add: 'Añadir',
    full: (most) => `Tu lista ya tiene ${digits(most)} personas. Para añadir otra, quita una antes.`,
  },
  sessions: {
    title: 'Sesiones abiertas',
    description: '¿No te suena alguna? Ciérrala.',
    failed: 'No se ha podido cargar dónde tienes la sesión abierta.',
    here: 'Este navegador',
    since: (moment) => `Desde: ${moment}`,
    sinceAndUsed: (moment, used) => `Desde: ${moment}, último uso: ${used}`,
    end: 'Cerrar allí la sesión',
    endOne: (device, moment) => `Cerrar la sesión en ${device}, desde: ${moment}`,
    endOthers: 'Cerrar todas las demás',
    notEnded: 'No se ha podido cerrar la sesión',
  },
  password: {
    title: 'Contraseña',
    description: 'Para el acceso de administración. Al cambiarla se cierran todas tus demás sesiones.',
    current: 'Contraseña actual',
    new: 'Contraseña nueva',
    hint: (shortest) =>
      `Al menos ${digits(shortest)} caracteres. Cuatro palabras sin relación son una buena opción.`,
    change: 'Cambiar la contraseña',
    changing: 'Cambiando la contraseña…',
    failed: 'No se ha podido cambiar la contraseña',
  },
}

export const setUp: Words['member']['setUp'] = {
  check: {
    title: 'Mira tu correo',
    text: (address) => ['Hemos enviado un código de 6 cifras a ', address, '.'],
    hint: 'Válido durante 15 minutos.',
    entered: 'Ya he escrito mi código',
    checking: 'Comprobando…',
    missing: 'Escribe el código de 6 cifras',
    sent: 'Código enviado',
  },
  title: 'Ya casi está: crea tu perfil',
  text: 'Cuéntanos un poco de ti, para que encontremos con quién puedes tomar un café.',
  agree: 'Acepto recibir cada mes un aviso con mi encuentro y participar en los cafés',
  askToAgree: { title: 'Una cosa más', text: 'Marca la casilla para unirte a los cafés.' },
  join: 'Unirme a los cafés',
  joining: 'Creando tu perfil…',
  missing: {
    title: 'Falta algo',
    description: 'Rellena todos los campos obligatorios, para que podamos encontrar a alguien.',
  },
  failedTitle: 'No ha funcionado',
  failed: 'Revisa lo que has escrito e inténtalo de nuevo.',
  welcome: 'Te damos la bienvenida a Cup of Joe 🎉',
  welcomeName: (name) => ['Te damos la bienvenida, ', name],
  allSet: 'Tu perfil está listo. Es hora de conocer gente.',
}

export const participation: Words['member']['participation'] = {
  title: 'Participación en los cafés',
  badges: {
    active: 'Participa',
    paused: 'En pausa',
    skipped: 'Se salta una ronda',
    'at-cap': 'Límite alcanzado',
    dormant: 'Sin señales',
    'opted-out': 'No participa',
    'on-leave': 'De permiso',
  },
  mugs: {
    active: 'Una taza llena y humeante: participas',
    paused: 'Una taza con un poco de café: haces una pausa',
    skipped: 'Una taza con un poco de café: te saltas una ronda',
    'at-cap': 'Una taza llena: este mes tienes todos los cafés que quieres',
    dormant: 'Una taza con un poco de café: las rondas siguen sin ti',
    'on-leave': 'Una taza con un poco de café: estás de permiso',
    'opted-out': 'Una taza vacía: ya no participas',
  },
  until: (day) => `Hasta el ${day}`,
  optedOut: 'Sin más encuentros hasta que vuelvas. Tu sitio se queda calentito.',
  resumes: (day) => `Tu participación se reanuda automáticamente el ${day}.`,
  paused: 'Las rondas siguen sin ti hasta que vuelvas.',
  onLeave: 'Hasta entonces, las rondas siguen sin ti.',
  pause1: 'Pausa de 1 mes',
  pause3: 'Pausa de 3 meses',
  reactivate: 'Volver a participar',
  changed: 'Tu participación está actualizada.',
  failed: 'No se ha podido cambiar tu participación',
  optOut: {
    action: 'Dejar de participar',
    title: '¿Dejar de participar en los cafés?',
    effect:
      'Sin más encuentros ni boletines hasta que vuelvas. Tu perfil y tus cafés anteriores se conservan.',
    stay: 'Seguir',
  },
  keepOrStepOut: {
    question: (names) => `Tu café con ${names}: ¿mantenerlo o retirarte ya?`,
    questionOn: (names, day) => `Tu café con ${names} (${day}): ¿mantenerlo o retirarte ya?`,
    optsOut:
      'En ambos casos, no habrá más encuentros ni boletines hasta que vuelvas. Tu perfil y tus cafés anteriores se conservan.',
    pauses: 'En ambos casos, las próximas rondas siguen sin ti.',
    stepOut: 'Retirarme ya',
    keep: 'Mantenerlo',
    effect: (names, isOfMore) =>
      isOfMore
        ? `Si te retiras ya, ${names} reciben un aviso por correo y pueden pedir otro encuentro.`
        : `Si te retiras ya, ${names} recibe un aviso por correo y puede pedir otro encuentro.`,
    effectBooked: (names, isOfMore) =>
      isOfMore
        ? `Si te retiras ya, el café se cancela. ${names} reciben un aviso por correo y pueden pedir otro encuentro.`
        : `Si te retiras ya, el café se cancela. ${names} recibe un aviso por correo y puede pedir otro encuentro.`,
  },
}

export const privacy: Words['member']['privacy'] = {
  title: 'Lo que se guarda sobre ti',
  description:
    'Tu perfil, tus encuentros, tus correos y tus accesos: como archivo o como página para imprimir.',
  download: 'Descargar mis datos',
  read: 'Leer mis datos',
  deletion: {
    action: 'Eliminar mi cuenta',
    title: '¿Eliminar tu cuenta?',
    text: 'Esto no se puede deshacer, y nadie puede recuperar tus datos.',
    goes: {
      title: 'Lo que se va',
      text: 'Tu cuenta, tu perfil y tu foto, tus sesiones abiertas, tu dirección en la lista de acceso y los correos dirigidos a ti.',
    },
    stays: {
      title: 'Lo que se queda',
      text: 'Los encuentros anteriores: las demás personas ven «Excolega». Una huella de tu dirección, que nadie puede leer, para avisar a quien quiera importarte de nuevo. Las copias de seguridad existentes y la lista de personal de la empresa no cambian.',
    },
    sendCode: 'Enviarme un código',
    codeHint: 'Te lo hemos enviado por correo. Válido durante 15 minutos, en este navegador.',
    confirm: 'Eliminar para siempre',
    deleting: 'Eliminando…',
    failed: 'No se ha podido eliminar tu cuenta',
  },
}

/** The programmes that are for somebody, once there are two. */
export const programmes: Words['member']['programmes'] = {
  failed: 'No se han podido cargar tus programas.',
  changed: 'Tu elección está guardada.',
  notChanged: 'No se ha podido guardar tu elección.',
  cadence: {
    'by-hand': 'Próxima ronda: por anunciar',
    monthly: 'Cada mes',
    weeks: (every: number) =>
      plural(every, { one: 'Cada semana', many: 'Cada # semanas', other: 'Cada # semanas' }),
  },
  next: (day: string) => `Próxima ronda: ${day}`,
  isOut: 'No participas.',
  backOn: (day: string) => `De vuelta el ${day}`,
  sitsOut: 'Te saltas la próxima ronda.',
  join: 'Participar',
  leave: 'Dejarlo',
  skip: 'Saltarme una ronda',
  ask: {
    question: '¿Te apuntas la próxima vez?',
    in: 'Me apunto',
    isIn: 'Participas la próxima vez.',
    takeBack: 'Retirarlo',
    later: 'Te preguntaremos antes de la próxima ronda.',
    tellWaiting: {
      label: 'Avisarme por correo de mi turno',
      hint: 'Con cada boletín, mientras esperes un sitio.',
    },
    me: { label: 'Preguntarme cada vez', hint: 'Sin respuesta, te saltas esa ronda.' },
  },
  takePart: 'Participar en la próxima ronda',
  cap: {
    label: 'Cafés al mes',
    hint: 'En todos los programas. Cuando llegas al límite, las rondas siguen sin ti.',
    none: 'Sin límite',
    most: (count: number) =>
      plural(count, { one: '# como máximo', many: '# como máximo', other: '# como máximo' }),
  },
}
