import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('it')

export const directory: Responses['directory'] = {
  departmentDeleted: (name, moved, to) =>
    moved === 0
      ? `Il reparto «${name}» è eliminato. Non c’era nessuna persona.`
      : `Il reparto «${name}» è eliminato. Spostate in ${to}: ${plural(moved, { one: '# persona', many: '# di persone', other: '# persone' })}.`,
  groupDeleted: (name, unassigned) =>
    `Il gruppo «${name}» è eliminato. Voci della lista di accesso ora senza gruppo: ${unassigned}.`,
  entryRemoved: (email, signedOut) =>
    signedOut > 0
      ? `Dalla lista di accesso è stato tolto: ${email}. Persone che così perdono l’accesso attivo: ${signedOut}.`
      : `Dalla lista di accesso è stato tolto: ${email}.`,
  departmentExists: (name) => `C’è già un reparto di nome «${name}». Scegli un altro nome.`,
  defaultDepartment: (name) => `«${name}» non si può eliminare: ci passano le persone dei reparti eliminati.`,
  chooseDepartment: 'Scegli uno dei reparti dell’elenco.',
  groupExists: (name) => `C’è già un gruppo di nome «${name}». Scegli un altro nome.`,
  groupHasPairing: (name) => `«${name}» ha un abbinamento in corso. Prima concludilo o eliminalo.`,
  onlyAdminsChangeAdmins: 'Solo l’amministrazione modifica gli account dell’amministrazione.',
  notYoursToLetIn: (email) =>
    `Non puoi ammettere ${email}. Chiedi all’amministrazione: sceglie i tuoi domini e sposta le persone tra i gruppi.`,
  imageOfCompany:
    'Questa immagine è in una newsletter di tutta l’azienda. Chiedi all’amministrazione di sceglierne lì un’altra.',
  nobodyOfYourGroups: 'Nei tuoi gruppi, nessuno con questo indirizzo riceve questa newsletter.',
  testCopyTo: 'Invia le copie di prova a te, alle persone dei tuoi gruppi o ai domini dei tuoi gruppi.',
  onlyAdminsBar: 'Solo l’amministrazione blocca indirizzi, li ammette di nuovo o li sposta tra i gruppi.',
  managersNotLetIn: (addresses) =>
    `Non nella lista di accesso, o disattivati: ${addresses}. Aggiungili prima alla lista, poi nominali responsabili.`,
  isAdmin: (email) => `${email} fa parte dell’amministrazione, quindi gestisce già tutti i gruppi.`,
  departmentNamed: (before, after) => `«${before}» ora si chiama «${after}».`,
  onWhitelist: (email) => `${email} è già nella lista di accesso.`,
}
