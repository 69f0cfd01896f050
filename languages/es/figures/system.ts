import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('es')

export const system: Words['figures']['system'] = {
  employees: {
    title: 'Estado del personal',
    failed: 'No se ha podido cargar el personal.',
    total: 'Total del personal',
    active: 'En activo',
    onLeave: 'De permiso',
    available: 'Pueden participar',
    synced: (moment) => `Última sincronización: ${moment}`,
    neverSynced: 'Última sincronización: nunca',
  },
  title: 'Estado del sistema',
  checked: (moment) => `Comprobado: ${moment}`,
  checking: 'Comprobando…',
  check: 'Comprobar otra vez',
  failed: 'No se ha podido comprobar el estado del sistema.',
  lines: {
    database: 'Base de datos',
    email: 'Servicio de correo',
    sync: 'Sincronización del personal',
    cycle: 'Ciclo automático',
    signIn: 'Inicio de sesión',
    job: (name) => `Tarea: ${name}`,
    pendingSetups: 'Perfiles pendientes',
  },
  troubles: (count) =>
    count === 0
      ? 'Todo funciona.'
      : plural(count, {
          one: '# parte necesita atención.',
          many: '# partes necesitan atención.',
          other: '# partes necesitan atención.',
        }),
  behind: 'Todas las partes y tareas',
  responded: (milliseconds) => `Respuesta en ${milliseconds}\u00a0ms`,
  lastSync: (moment) => `Última sincronización: ${moment}.`,
  lastRead: (moment) => `Última lectura: ${moment}.`,
  failingSince: (moment) => `Falla desde: ${moment}.`,
  until: (moment) => `Hasta: ${moment}.`,
  wrongCodes: (moment) => `Se escribieron demasiados códigos erróneos: ${moment}.`,
  nextRun: (moment, rule, zone) => `Próxima ejecución: ${moment} (${rule}, ${zone}).`,
  runs: (every, last) => (last === null ? `Se ejecuta ${every}` : `Se ejecuta ${every}; última vez: ${last}`),
  jobFailed: (moment, message) => `Falló (${moment}): ${message}`,
  every: {
    days: (count) => plural(count, { one: 'cada día', many: 'cada # de días', other: 'cada # días' }),
    hours: (count) => plural(count, { one: 'cada hora', many: 'cada # de horas', other: 'cada # horas' }),
    minutes: (count) =>
      plural(count, { one: 'cada minuto', many: 'cada # de minutos', other: 'cada # minutos' }),
    seconds: (count) =>
      plural(count, { one: 'cada segundo', many: 'cada # de segundos', other: 'cada # segundos' }),
  },
}
