import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, plural } = formatsOf('es')

export const web: Worded<typeof en.web> = {
  section: 'Acceso del directorio',
  text: 'El directorio de la empresa (Entra ID, Okta…) añade, cambia y quita aquí personas automáticamente, por SCIM 2.0.',
  address: 'Dirección para el directorio',
  tokens: {
    failed: 'No se han podido cargar los tokens.',
    most: 'Puede haber dos tokens: uno en uso, y otro para sustituirlo.',
    of: (name) => `El token de «${name}»`,
    once: 'Solo se muestra esta vez. Cópialo ahora en el directorio.',
    token: 'Token',
    lastChange: (action, what, at) => ['Último cambio: ', action, ', ', what, `, ${at}`],
    name: 'Nombre de un token nuevo',
    example: 'Entra ID',
    make: 'Crear token',
    notMade: 'No se ha podido crear el token',
  },
  revoke: {
    effect: 'Las peticiones con este token se rechazan enseguida. Las personas que añadió se quedan.',
    failed: 'No se ha podido revocar el token',
  },
  groups: {
    title: 'Grupos del directorio',
    text: 'Vincula un grupo del directorio a un grupo de dominios o a un departamento, y sus miembros pertenecen a él.',
    search: 'Buscar grupos del directorio',
    failed: 'No se han podido cargar los grupos del directorio.',
    notTied: 'No se ha podido vincular el grupo',
    members: (count) => plural(count, { one: '# miembro', many: '# de miembros', other: '# miembros' }),
    where: (group) => `A qué pertenecen los miembros de ${group}`,
    nothing: 'Sin vincular',
    newGroup: (name) => `Un grupo de dominios nuevo, «${name}»`,
    domainGroups: 'Grupos de dominios',
    departments: 'Departamentos',
    department: (group, department) => `${group}: ${department}`,
    conflicts: (count) =>
      plural(count, {
        one: '# persona está en grupos con vínculos distintos',
        many: '# de personas están en grupos con vínculos distintos',
        other: '# personas están en grupos con vínculos distintos',
      }),
    conflict: (email, theirs, counts) =>
      `${email}: ${theirs}. «${counts}» se vinculó primero y es el que cuenta.`,
    others: (count) => `Y ${digits(count)} más.`,
  },
}

export const server: Worded<typeof en.server> = {
  wrongTokens: (wait) =>
    `Desde aquí se han enviado demasiados tokens erróneos. Inténtalo de nuevo dentro de ${wait}.`,
  tooMuchAtOnce: 'El directorio envía demasiado a la vez. Envía menos cada vez.',
  twoTokens: 'El directorio ya tiene dos tokens: el que está en uso y su sustituto. Revoca primero uno.',
  tokenRevoked: (name) => `«${name}» se ha revocado. El directorio ya no puede usarlo.`,
  untied: (name) => `«${name}» ya no está vinculado a nada.`,
  tied: (name, target) => `Los miembros de «${name}» pertenecen ahora a «${target}».`,
  notFound: 'No se ha encontrado este token.',
  myData: 'Lo que el directorio de la empresa dice de ti',
}
