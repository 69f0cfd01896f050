import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('nl')

export const system: Words['figures']['system'] = {
  employees: {
    title: 'Personeelslijst',
    failed: 'De personeelslijst kon niet worden geladen.',
    total: 'Totaal',
    active: 'Actief',
    onLeave: 'Met verlof',
    available: 'Beschikbaar voor matches',
    synced: (moment) => `Laatst bijgewerkt: ${moment}`,
    neverSynced: 'Laatst bijgewerkt: nooit',
  },
  title: 'Toestand van het systeem',
  checked: (moment) => `Gecontroleerd ${moment}`,
  checking: 'Controleren…',
  check: 'Opnieuw controleren',
  failed: 'Het systeem kon niet worden gecontroleerd.',
  lines: {
    database: 'Database',
    email: 'Maildienst',
    sync: 'Bijwerken van de personeelslijst',
    cycle: 'Automatische cyclus',
    signIn: 'Inloggen',
    job: (name) => `Taak: ${name}`,
    pendingSetups: 'Nog zonder profiel',
  },
  troubles: (count) =>
    count === 0
      ? 'Alles werkt.'
      : plural(count, { one: '# onderdeel vraagt aandacht.', other: '# onderdelen vragen aandacht.' }),
  behind: 'Alle onderdelen en taken',
  responded: (milliseconds) => `Antwoordde in ${milliseconds} ms`,
  lastSync: (moment) => `Laatst bijgewerkt: ${moment}.`,
  lastRead: (moment) => `Laatst gelezen: ${moment}.`,
  failingSince: (moment) => `Mislukt sinds ${moment}.`,
  until: (moment) => `Tot ${moment}.`,
  wrongCodes: (moment) => `Er zijn te veel verkeerde codes ingevuld: ${moment}.`,
  nextRun: (moment, rule, zone) => `Volgende keer: ${moment} (${rule}, ${zone}).`,
  runs: (every, last) => (last === null ? `Loopt ${every}` : `Loopt ${every}, laatst ${last}`),
  jobFailed: (moment, message) => `Mislukt ${moment}: ${message}`,
  every: {
    days: (count) => plural(count, { one: 'elke dag', other: 'elke # dagen' }),
    hours: (count) => plural(count, { one: 'elk uur', other: 'elke # uur' }),
    minutes: (count) => plural(count, { one: 'elke minuut', other: 'elke # minuten' }),
    seconds: (count) => plural(count, { one: 'elke seconde', other: 'elke # seconden' }),
  },
}
