import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('es')

export const directory: Responses['directory'] = {
  departmentDeleted: (name, moved, to) =>
    moved === 0
      ? `El departamento «${name}» está eliminado. No había nadie en él.`
      : `El departamento «${name}» está eliminado. ${plural(moved, { one: '# persona pasa', many: '# de personas pasan', other: '# personas pasan' })} a ${to}.`,
  groupDeleted: (name, unassigned) =>
    `El grupo «${name}» está eliminado. Entradas de la lista de acceso que quedan sin asignar: ${unassigned}.`,
  entryRemoved: (email, signedOut) =>
    signedOut > 0
      ? `${email} ya no está en la lista de acceso. Personas cuya sesión se ha cerrado: ${signedOut}.`
      : `${email} ya no está en la lista de acceso.`,
  departmentExists: (name) => `Ya hay un departamento que se llama «${name}». Elige otro nombre.`,
  defaultDepartment: (name) =>
    `«${name}» es el departamento predeterminado, al que pasan las personas de los eliminados. No se puede eliminar.`,
  chooseDepartment: 'Elige uno de los departamentos de la lista.',
  groupExists: (name) => `Ya hay un grupo que se llama «${name}». Elige otro nombre.`,
  groupHasPairing: (name) =>
    `«${name}» tiene un emparejamiento actual. Termina o elimina primero el emparejamiento, y después el grupo.`,
  onlyAdminsChangeAdmins: 'Solo la administración puede cambiar una cuenta de administración.',
  notYoursToLetIn: (email) =>
    `${email} no es una dirección que puedas autorizar. La administración dice qué dominios te corresponden, y traslada personas entre grupos.`,
  imageOfCompany:
    'Un boletín de toda la empresa muestra esta imagen. La administración puede elegir allí otra.',
  nobodyOfYourGroups: 'Nadie de tus grupos con esta dirección recibe este boletín.',
  testCopyTo:
    'Una prueba puede ir a tu dirección, a personas de tus grupos o a los dominios que la administración les ha dado.',
  onlyAdminsBar:
    'Solo la administración puede bloquear direcciones, volver a autorizarlas o trasladarlas entre grupos.',
  managersNotLetIn: (addresses) =>
    `Fuera de la lista de acceso, o desactivadas: ${addresses}. Una persona responsable necesita acceso: añádela a la lista de acceso, y después nómbrala.`,
  isAdmin: (email) => `${email} tiene acceso de administración, así que ya lleva todos los grupos.`,
  departmentNamed: (before, after) => `«${before}» se llama ahora «${after}».`,
  onWhitelist: (email) => `${email} ya está en la lista de acceso.`,
}
