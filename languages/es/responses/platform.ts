import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('es')

export const platform: Responses['platform'] = {
  notSignedIn: 'Hace falta iniciar sesión',
  notValidated: 'Confirma primero tu dirección de correo.',
  notAdmin: 'Esto es solo para la administración.',
  otherPerson: 'Otra persona ha iniciado sesión en este navegador. Vuelve a cargar la página.',
  secondFactorMissing:
    'Aquí, la administración y las personas responsables de grupo necesitan un segundo factor. Configura uno.',
  prove: 'Demuestra con tu segundo factor que eres tú.',
  proveAgain:
    'Demuestra otra vez con tu segundo factor que eres tú. De la última vez hace más de diez minutos.',
  foreignOrigin: 'Esta llamada venía de otro sitio web y se ha rechazado.',
  notDirect: (origin) =>
    `En una evaluación, esto solo está abierto en ${origin} (APP_URL), en localhost o en una dirección IP, y no a través de un proxy. EVALUATION_PUBLIC=on lo abre.`,
  nothingHere: 'No se ha encontrado',
  invalidInput: 'Los datos no son válidos.',
  invisibleCharacter: 'Un texto tiene un carácter no válido o invisible. Escríbelo de nuevo.',
  notUnderstood: 'No se ha podido entender la petición.',
  requestTooLarge: 'La petición es demasiado grande.',
  headersTooLarge: 'Las cabeceras de la petición son demasiado grandes.',
  tooSlow: 'La petición ha tardado demasiado en llegar.',
  sendJson: 'Envía JSON (content type application/json).',
  notJson: 'El contenido no es JSON válido.',
  wrongLength: 'La longitud del contenido no corresponde a su cabecera.',
  oneFile: 'Envía un solo archivo.',
  tooManyParts: 'El formulario tiene demasiadas partes.',
  sendForm: 'Envía el archivo como multipart/form-data.',
  sendFormField: (field) => `Envía el archivo como multipart/form-data, en el campo ${field}.`,
  sendFile: (field) => `Envía un archivo en el campo ${field}.`,
  formUnreadable: 'No se ha podido leer el formulario. Envíalo de nuevo.',
  fileTooLarge: (megabytes) => `El archivo es demasiado grande. El límite son ${megabytes}\u00a0MB.`,
  invalidCursor: 'Este cursor no es válido. Empieza por la primera página.',
  changedMeanwhile: 'Alguien más lo ha cambiado en el mismo momento. Vuelve a cargarlo e inténtalo de nuevo.',
  deletedMeanwhile:
    'Algo a lo que esto se refiere se ha eliminado mientras tanto. Vuelve a cargar la página.',
  alreadyExists: 'Esto ya existe. Vuelve a cargar la página.',
  refersToNothing: 'No se ha encontrado algo a lo que esto se refiere.',
  outOfRange: 'Un valor está fuera de los límites o no es del tipo esperado.',
  noDay: (day) => `El día ${day} no existe.`,
  notAReport: 'El contenido no es un informe.',
  databaseLost:
    'Cup of Joe ha perdido su base de datos mientras hacía esto, así que puede que esté guardado o no. Míralo dentro de un momento, antes de intentarlo de nuevo.',
  databaseAway:
    'Ahora mismo Cup of Joe no puede acceder a su base de datos. Inténtalo de nuevo dentro de un momento.',
  noRoom:
    'A Cup of Joe no le queda espacio para guardar esto. No se ha cambiado nada. Quien lo opera tiene que liberar espacio.',
  manyReports: (wait) =>
    `Este navegador ha informado de muchas infracciones, y las siguientes no se cuentan. Todo lo demás funciona. Se vuelven a aceptar informes dentro de ${wait}.`,
  tooBusy: 'Ahora mismo Cup of Joe tiene demasiado trabajo. Inténtalo de nuevo dentro de un momento.',
  stopping: 'Esta instancia está a punto de detenerse.',
  ourFault: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
  minutes: (count) => plural(count, { one: '# minuto', many: '# de minutos', other: '# minutos' }),
  notFound: {
    account: 'No se ha encontrado tu cuenta.',
    app: 'No se ha encontrado ninguna aplicación de autenticación.',
    department: 'No se ha encontrado este departamento.',
    domainGroup: 'No se ha encontrado el grupo de dominios.',
    entry: 'No se ha encontrado esta entrada de la lista de acceso.',
    group: 'No se ha encontrado este grupo.',
    image: 'No se ha encontrado esta imagen.',
    import: 'No se ha encontrado esta importación.',
    key: 'No se ha encontrado esta clave de API.',
    log: 'No se ha encontrado el registro.',
    match: 'No se ha encontrado el encuentro.',
    newsletter: 'No se ha encontrado el boletín.',
    newsletterOfLog: 'No se ha encontrado el boletín de este registro.',
    page: 'No se ha encontrado la página.',
    pairing: 'No se ha encontrado el emparejamiento.',
    pairingFile: 'No se ha encontrado el archivo de emparejamiento.',
    passkey: 'No se ha encontrado esta llave de acceso.',
    programme: 'No se ha encontrado el programa.',
    rows: 'No se han encontrado estas filas.',
    send: 'No se ha encontrado el envío.',
    session: 'No se ha encontrado esta sesión.',
    thisDomainGroup: 'No se ha encontrado este grupo de dominios.',
    token: 'No se ha encontrado este token.',
    user: 'No se ha encontrado a esta persona.',
  },
}
