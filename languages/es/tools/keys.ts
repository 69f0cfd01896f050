import type { Words } from '../../words'

export const keys: Words['tools']['keys'] = {
  text: 'Con una clave de API, un programa hace las llamadas de los administradores: un sistema de personal, un script, un almacén de datos. Una clave puede lo que elijas, y nada más.',
  calls: 'Todas las llamadas',
  failed: 'No se han podido leer las claves de API.',
  of: (name) => `La clave de API «${name}»`,
  once: 'Solo se muestra esta vez. Cópiala ahora donde se usa.',
  key: 'Clave de API',
  until: (end) => `hasta el ${end}`,
  ended: (end) => `Caducó el ${end}`,
  may: (scopes) => `Puede: ${scopes}`,
  name: 'Nombre de una clave de API nueva',
  what: 'Qué puede hacer',
  lasts: 'Válida durante',
  choose: 'Elige al menos una cosa que pueda hacer',
  make: 'Crear clave de API',
  notMade: 'No se ha podido crear la clave de API',
  effect: 'Las llamadas con esta clave se rechazan enseguida. Lo que hizo se queda.',
  notRevoked: 'No se ha podido revocar la clave de API',
  example: 'Nóminas',
  scopes: {
    read: 'leer lo que ven los administradores',
    people: 'cambiar personas, grupos y la lista de acceso',
    rounds: 'crear y cambiar rondas y programas',
    newsletters: 'escribir y enviar boletines',
  },
  days: {
    30: '30 días',
    90: '90 días',
    365: '1 año',
    730: '2 años',
  },
}
