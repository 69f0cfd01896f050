import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { access, bulk, ending } from './dashboard/changes'

const { plural } = formatsOf('es')

export const dashboard: Words['dashboard'] = {
  tabs: {
    operations: 'Operaciones',
    'admin-tools': 'Herramientas',
    departments: 'Departamentos',
    metrics: 'Cifras',
    'email-whitelist': 'Lista de acceso',
    'email-logs': 'Registros de envío',
    images: 'Galería de imágenes',
  },
  groups: { people: 'Personas', programme: 'Programa', it: 'Para informática' },
  sections: {
    users: 'Gestión de personas',
    programme: 'Programa',
    tools: 'Herramientas del programa',
    departments: 'Gestión de departamentos',
    topics: 'Temas',
    inquiries: 'Consultas de empresas',
    'audit-log': 'Registro de auditoría',
  },
  buttons: {
    save: 'Guardar',
    saving: 'Guardando…',
    adding: 'Añadiendo…',
    delete: 'Eliminar',
    deleting: 'Eliminando…',
    rename: 'Cambiar nombre',
    csv: 'Descargar CSV',
    of: {
      delete: (name) => `Eliminar ${name}`,
      rename: (name) => `Cambiar el nombre de ${name}`,
      remove: (name) => `Quitar ${name}`,
      select: (name) => `Seleccionar ${name}`,
      more: (name) => `Más sobre ${name}`,
    },
  },
  choices: {
    allGroups: 'Todos los grupos',
    allProgrammes: 'Todos los programas',
    allStatuses: 'Todos los estados',
    byGroup: 'Filtrar por grupo de dominios',
    unassigned: 'Sin asignar',
    newestFirst: 'Primero lo más reciente',
    oldestFirst: 'Primero lo más antiguo',
    wholeCompany: 'Toda la empresa',
    yourGroups: 'Tus grupos',
  },
  domainGroup: 'Grupo de dominios',
  entries: (count) => plural(count, { one: '# entrada', many: '# de entradas', other: '# entradas' }),
  commands: {
    title: 'Comandos',
    field: 'Comando, pestaña o persona',
    placeholder: 'Busca una pestaña, acción o persona',
    goTo: 'Ir a',
    action: 'Acción',
    newsletter: 'Crear boletín',
    created: (title) => `«${title}» es un borrador con contenido inicial.`,
    notCreated: 'No se ha podido crear el borrador del boletín',
    generate: 'Emparejar este mes',
    generateFor: (group) => `Generar emparejamientos para ${group}`,
    looking: 'Buscando personas…',
    nothing: 'No se ha encontrado nada.',
    also: {
      section: 'ir a',
      generate: 'todas las personas toda la empresa',
      tabs: {
        operations:
          'este mes, ronda, sorteo, parejas, respuestas, sin encuentro, fuera, demostración, boletín, enviar, terminar',
        'admin-tools': 'personas, invitar, exportar, programa, auditoría',
        departments: 'equipos, grupos',
        metrics: 'números, estadísticas, quién se vio, exportar, estado del sistema',
        'email-whitelist': 'importar personas, añadir, dominios, grupos',
        'email-logs': 'correos, recibidos, rebotados, exportar',
        images: 'fotos',
      },
    },
  },
  tools: {
    pairAll: 'Crear emparejamientos para todos los grupos',
    sync: 'Sincronizar los datos de personal',
    notSynced: 'No se han podido sincronizar los datos de personal',
    sample: {
      action: 'Añadir personas de ejemplo',
      title: '¿Añadir 100 personas de ejemplo?',
      effect: 'Añade a tu gente una empresa de ejemplo con su historial, para probar.',
      confirm: 'Añadir personas de ejemplo',
      failed: 'No se han podido añadir las personas de ejemplo',
    },
  },
  unreachable: {
    title: (count) =>
      `El correo no llega a ${plural(count, { one: '# persona', many: '# de personas', other: '# personas' })}`,
    who: 'Ver a quién',
    text: 'Las direcciones rechazadas se prueban cada mes, hasta que llega un correo. Pide a estas personas su dirección correcta, o ponlas en pausa.',
    refused: (months, said) => `Rechazado en ${months}. ${said}`.trim(),
    complained: (day) => `Marcó un boletín como spam el ${day}, y desde entonces no participa.`,
    show: (name) => `Mostrar a ${name} en la gestión de personas`,
  },
  demo: {
    title: 'Esto es una demo.',
    text: 'Una empresa de ejemplo en tu navegador: echa un vistazo, no se cambia ni se envía nada.',
    leave: 'Salir de la demo',
    changesNothing: 'Esto es una demo: no cambia nada. El producto sí lo hace.',
    lacksThis: 'Esto es una demo: no tiene esta parte. El producto sí.',
    noFiles: {
      title: 'Esto es una demo',
      text: 'No tiene archivos para descargar. El producto sí.',
    },
  },
  access,
  ending,
  bulk,
}
