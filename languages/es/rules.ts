import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { day, dayInYear, digits, monthName } = formatsOf('es')
const atMost = (max: number) => `Como máximo, ${digits(max)} caracteres`
const invalidAddress = 'Escribe una dirección de correo válida'

export const rules: Words['rules'] = {
  required: 'Este campo es obligatorio',
  expected: (kind) => `Se esperaba ${kind}`,
  least: (least) => `Como mínimo, ${least}`,
  most: (most) => `Como máximo, ${digits(most)}`,
  atLeast: (least) => `Como mínimo, ${least} caracteres`,
  atMost,
  oneOf: (values) => `Uno de estos: ${values}`,
  unknownField: (names) => `Campo desconocido: ${names}`,
  noForm: 'Esto no corresponde a ningún formato admitido',
  oneOfLanguages: (codes) => `Elige uno de los idiomas: ${codes}`,
  form: (form) => `Usa el formato ${form}`,
  iso: 'Usa ISO 8601 con desfase horario',
  notBase64: 'No es base64url',
  wholeNumber: 'Escribe un número entero',
  noHosts: 'Indica quiénes son anfitriones o déjalo sin definir: entonces todos son iguales',
  attribute: {
    reserved: 'Los departamentos ya existen: elige otro nombre',
    values: (most) => `Como máximo ${digits(most)} valores distintos`,
  },
  mixPersonal: 'Solo los departamentos pueden seguir los deseos personales',
  notOneLevel: 'Elige dos niveles o más: un nivel por encima está la persona responsable del invitado',
  color: (example) => `Usa un color hexadecimal, como ${example}`,
  oneLine: 'No se permiten saltos de línea ni caracteres de control',
  noControl: 'No se permiten caracteres de control',
  list: {
    atLeast: (least) => `Faltan entradas: al menos ${least}`,
    atMost: (most) => `Como máximo, ${digits(most)} entradas`,
    each: (max) => `${atMost(max)} cada una`,
    atMostOf: (most, max) => `Como máximo, ${most} entradas de ${digits(max)} caracteres`,
    notJson: 'Se esperaba una lista JSON de textos',
  },
  email: {
    missing: 'Escribe tu dirección de correo',
    invalid: invalidAddress,
    toPreview: 'Escribe la dirección para la que quieres la vista previa',
    required: 'Falta la dirección de correo',
  },
  code: {
    missing: (digitsOfIt) => `Escribe el código de ${digitsOfIt} cifras`,
    invalid: (digitsOfIt) => `Escribe un código válido de ${digitsOfIt} cifras`,
  },
  passkeyName: 'Ponle un nombre, como «Portátil» o «Llave azul»',
  recoveryCode: {
    missing: 'Escribe uno de tus códigos de recuperación',
    invalid: (letters) => `Un código de recuperación tiene ${letters} letras y cifras`,
  },
  password: {
    required: 'Falta la contraseña',
    current: 'Escribe tu contraseña actual',
    next: 'Escribe una contraseña nueva',
    short: (least) => `Una contraseña tiene al menos ${least} caracteres.`,
  },
  profile: {
    firstName: 'Falta el nombre',
    lastName: 'Faltan los apellidos',
    department: 'Falta el departamento',
  },
  inquiry: {
    incomplete: 'Indica el nombre de la empresa, el correo de contacto y cuántas personas están previstas.',
    invalidAddress: `${invalidAddress}.`,
  },
  programme: {
    name: 'Escribe un nombre',
    tooPale: 'Elige un color más oscuro: este apenas se ve sobre fondo claro, en páginas y correos',
    tooDark: 'Elige un color más claro: este apenas se ve sobre fondo oscuro, en páginas y correos',
  },
  group: { names: 'Faltan el nombre y el nombre visible' },
  department: {
    incomplete: 'Elige un grupo y escribe el nombre y el nombre visible del departamento.',
    displayName: 'Falta el nombre visible',
  },
  domain: 'Escribe un dominio, como example.com',
  https: 'Escribe una dirección que empiece por https://',
  calendar: 'Escribe la dirección de tu calendario',
  keyName: 'Ponle un nombre, como «Nóminas»',
  tokenName: 'Ponle un nombre, como «Entra ID»',
  newsletter: { title: 'Falta el título', subject: 'Falta el asunto del correo' },
  picture: 'Escribe la dirección de una imagen',
  groupOrAll: 'Indica un grupo, o todos.',
  pairingFile: 'Elige primero un archivo de emparejamiento',
  oneTie: 'Un grupo se vincula a un grupo de dominios o a un departamento, no a los dos',
  beans: 'De uno a cinco granos',
  timeZone: 'No es una zona horaria válida. Un ejemplo: Europe/Berlin.',
  profileTexts: {
    bio: {
      label: 'Sobre ti',
      hint: 'Una o dos líneas para que la otra persona sepa por dónde empezar.',
      none: 'Aún nada. Una o dos líneas ayudan a la otra persona a empezar.',
      sample: 'Aquí aparece lo que la otra persona cuenta de sí misma.',
      inMyData: 'Sobre ti',
    },
  },
  standing: {
    in: 'Participas.',
    atCap: (count) =>
      `Has llegado a tu límite de ${count === 1 ? 'un café' : `${digits(count)} cafés`} este mes. Puedes subirlo en tu perfil.`,
    asked: '¿Te apuntas la próxima vez?',
    askedLater: 'Te preguntaremos antes de la próxima ronda.',
    noGroup:
      'Aún no perteneces a ningún grupo, y las rondas se hacen por grupos. Quienes llevan Cup of Joe pueden incluirte en uno.',
    optedOut: 'Has dejado de participar, así que las rondas siguen sin ti.',
    dormant:
      'Hace mucho que no sabemos de ti, así que las rondas siguen sin ti. Vuelves en cuanto pulses el botón de nuestro correo o inicies sesión.',
    onLeave: 'De permiso.',
    onLeaveUntil: (until, isFar) => `De permiso hasta el ${isFar ? day(until) : dayInYear(until)}.`,
    paused: 'Estás en pausa.',
    pausedUntil: (until, isFar) => `Estás en pausa hasta el ${isFar ? day(until) : dayInYear(until)}.`,
    sitsOut: (round, backIn) =>
      `Te saltas ${round ? `la ronda de ${monthName(round)}` : 'la próxima ronda'} y vuelves en la ${backIn ? `de ${monthName(backIn)}` : 'siguiente'}.`,
    sitsOutOn: (round, backOn) =>
      `Te saltas la ronda del ${dayInYear(round)} y vuelves en la ${backOn ? `del ${dayInYear(backOn)}` : 'siguiente'}.`,
  },
  notInvited: {
    in: (count) => `${digits(count)} ya en el programa`,
    'not-covered': (count) => `${digits(count)} fuera de la lista de acceso`,
    refused: (count) => `${digits(count)} de baja o con la invitación rechazada`,
    'too-often': (count) => `${digits(count)} con 3 invitaciones en doce meses`,
    'too-soon': (count) => `${digits(count)} con una invitación en los últimos 7 días`,
    away: (count) => `${digits(count)} en pausa o de permiso`,
  },
  hours: {
    noDay: 'Elige al menos un día',
    quarterHour: 'Elige un cuarto de hora',
    tooShort: 'Tiene que ser al menos una hora más tarde',
  },
  nothingToChange: {
    group: 'No hay nada que cambiar: indica displayName, description o color',
    entry: 'No hay nada que cambiar: indica domainGroupId o isActive',
    user: 'Sin cambios: no hay nada que guardar de esta persona',
    tie: 'No hay nada que cambiar: indica domainGroupId o departmentId',
    blocks: 'No hay nada que cambiar: indica emails o domains',
  },
}
