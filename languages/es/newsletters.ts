import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { editor, linking, validation } from './newsletters/editor'
import { send } from './newsletters/send'

const { digits, plural } = formatsOf('es')

const have = (count: number) =>
  plural(count, {
    one: '# persona ya lo tiene',
    many: '# de personas ya lo tienen',
    other: '# personas ya lo tienen',
  })

export const newsletters: Words['newsletters'] = {
  title: 'Gestión de boletines',
  loadFailed: 'No se han podido cargar los boletines.',
  none: {
    title: 'Aún no hay boletines',
    text: 'Crea uno. Empieza con un estado de ánimo, una cita, un acertijo y consejos, todo editable.',
  },
  wasSent: {
    title: (round, people) =>
      `El boletín (${round}) se envió a ${plural(people, { one: '# persona', many: '# de personas', other: '# personas' })}`,
    text: 'Los correos están en los registros de envío.',
  },
  search: 'Buscar boletines',
  status: { draft: 'borrador', approved: 'aprobado', sent: 'enviado' },
  created: (day) => `Creado el ${day}`,
  noPairing: 'Sin emparejamiento vinculado',
  edit: { action: 'Editar', of: (title) => `Editar ${title}` },
  sendOf: (label, title) => `${label}: ${title}`,
  more: (title) => `Más sobre ${title}`,
  create: {
    month: 'Mes del boletín nuevo',
    action: 'Crear boletín',
    pending: 'Creando…',
    done: 'Boletín creado',
    text: (title) => `«${title}» es un borrador con contenido inicial.`,
    textLinked: (title, pairings) =>
      `«${title}» es un borrador con contenido inicial, ${pairings.map((name) => `vinculado a ${name}`).join(', ')}.`,
    edit: 'Editarlo ahora',
    failed: 'No se ha podido crear el borrador del boletín',
  },
  approve: {
    action: 'Aprobar',
    of: (title) => `Aprobar ${title}`,
    pending: 'Aprobando…',
    done: (title) => `«${title}» está aprobado. Ya se puede enviar.`,
    failed: 'No se ha podido aprobar el boletín',
  },
  duplicate: {
    action: 'Duplicar',
    done: (title) =>
      `«${title}» es un borrador con los mismos textos. Vincúlalo al emparejamiento de otro grupo.`,
    failed: 'No se ha podido duplicar el boletín',
  },
  delete: {
    action: 'Eliminar',
    title: (title) => `¿Eliminar «${title}»?`,
    confirm: 'Eliminar el boletín',
    pending: 'Eliminando…',
    failed: 'No se ha podido eliminar el boletín',
    failedTitle: 'El boletín no se puede eliminar',
    unsent: 'No se ha enviado ningún correo con él. Sus textos se eliminan para siempre.',
    sent: (sent) => `${have(sent)}. Sus textos se eliminan para siempre.`,
    sentAndUncertain: (sent, uncertain) =>
      `${have(sent)}, y quizá ${digits(uncertain)} más. Sus textos se eliminan para siempre.`,
  },
  editor,
  linking,
  validation,
  send,
}
