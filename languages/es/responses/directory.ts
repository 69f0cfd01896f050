import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('es')

export const directory: Responses['directory'] = {
  departmentDeleted: (name, moved, to) =>
    moved === 0
      ? `El departamento «${name}» se ha eliminado. No había nadie en él.`
      : `El departamento «${name}» se ha eliminado. ${plural(moved, { one: '# persona pasa', many: '# de personas pasan', other: '# personas pasan' })} a ${to}.`,
  groupDeleted: (name, unassigned) =>
    `El grupo «${name}» se ha eliminado. ${plural(unassigned, { one: 'Queda sin asignar # entrada', many: 'Quedan sin asignar # de entradas', other: 'Quedan sin asignar # entradas' })} de la lista de acceso.`,
  entryRemoved: (email, signedOut) =>
    signedOut > 0
      ? `${email} ya no está en la lista de acceso. Con esto se han cerrado las sesiones de ${plural(signedOut, { one: '# persona', many: '# de personas', other: '# personas' })}.`
      : `${email} ya no está en la lista de acceso.`,
  departmentExists: (name) => `Ya hay un departamento que se llama «${name}». Elige otro nombre.`,
  defaultDepartment: (name) =>
    `«${name}» no se puede eliminar: a él pasan las personas de los departamentos eliminados.`,
  chooseDepartment: 'Elige uno de los departamentos de la lista.',
  groupExists: (name) => `Ya hay un grupo que se llama «${name}». Elige otro nombre.`,
  groupHasPairing: (name) => `«${name}» tiene un emparejamiento actual. Termínalo o elimínalo primero.`,
  onlyAdminsChangeAdmins: 'Solo la administración puede cambiar una cuenta de administración.',
  notYoursToLetIn: (email) =>
    `No puedes autorizar ${email}. Pídelo a la administración: ella elige tus dominios y traslada personas entre grupos.`,
  imageOfCompany:
    'Un boletín de toda la empresa muestra esta imagen. Pide a la administración que elija allí otra.',
  nobodyOfYourGroups: 'Nadie de tus grupos con esta dirección recibe este boletín.',
  testCopyTo: 'Envía las pruebas a tu dirección, a personas de tus grupos o a los dominios de tus grupos.',
  onlyAdminsBar:
    'Solo la administración puede bloquear direcciones, volver a autorizarlas o trasladarlas entre grupos.',
  managersNotLetIn: (addresses) =>
    `Fuera de la lista de acceso, o desactivadas: ${addresses}. Añádelas primero a la lista de acceso y hazlas responsables después.`,
  isAdmin: (email) => `${email} tiene acceso de administración, así que ya lleva todos los grupos.`,
  departmentNamed: (before, after) => `«${before}» se llama ahora «${after}».`,
  onWhitelist: (email) => `${email} ya está en la lista de acceso.`,
}
