import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { day, digits, plural } = formatsOf('de')

const are = (count: number, what: string) =>
  `${plural(count, { one: '# Person ist', other: '# Personen sind' })} ${what}.`
const pause = (count: number) => plural(count, { one: '# Person macht', other: '# Personen machen' })
const entries = (count: number) => plural(count, { one: '# Eintrag ist', other: '# Einträge sind' })

export const people: Responses['people'] = {
  attributes: {
    tooMany: (most) => `Es gibt schon ${digits(most)} Merkmale. Lösch erst eines.`,
    inUse: (name, programmes) => `${name} wird gebraucht von: ${programmes.join(', ')}. Ändere das zuerst.`,
    deleted: (name) => `${name} ist gelöscht.`,
    exists: (name) => `Ein Merkmal ${name} gibt es schon.`,
    chooseOne: 'Wähl einen der Werte.',
    from: {
      import: 'Nenn die Spalte mit den Werten.',
      scim: 'Nenn den Pfad, zum Beispiel addresses[type eq "work"].locality.',
    },
  },
  noUndo: 'Das lässt sich nicht rückgängig machen.',
  areSignedOut: (count) => are(count, 'überall abgemeldet'),
  belongTo: (count, group) =>
    `${plural(count, { one: '# Person gehört', other: '# Personen gehören' })} jetzt zu ${group}.`,
  lackDepartment: (count) =>
    `Für ${plural(count, { one: '# Person', other: '# Personen' })} gibt es diese Abteilung nicht.`,
  areNow: {
    in: (count, department) => are(count, `in ${department}`),
    active: (count) => are(count, 'dabei'),
    paused: (count) => `${pause(count)} Pause.`,
    pausedUntil: (count, until) => `${pause(count)} bis ${day(until)} Pause.`,
    opted_out: (count) => are(count, 'ausgestiegen'),
  },
  entriesNow: {
    removed: (count) => `${entries(count)} von der Freigabeliste entfernt.`,
    active: (count) => `${entries(count)} freigegeben.`,
    barred: (count) => `${entries(count)} gesperrt.`,
    unassigned: (count) => `${entries(count)} jetzt ohne Gruppe.`,
    moved: (count, group) =>
      `${plural(count, { one: '# Eintrag gehört', other: '# Einträge gehören' })} jetzt zu ${group}.`,
  },
  signedOutByThis: (count) =>
    `${plural(count, { one: '# Person wurde', other: '# Personen wurden' })} dadurch abgemeldet.`,
  undoneFor: {
    user: (count) => `Rückgängig für ${plural(count, { one: '# Person', other: '# Personen' })}.`,
    entry: (count) => `Rückgängig für ${plural(count, { one: '# Eintrag', other: '# Einträge' })}.`,
  },
  stayAsTheyAre: (count) =>
    plural(count, {
      one: '# wurde seitdem geändert und bleibt, wie es ist.',
      other: '# wurden seitdem geändert und bleiben, wie sie sind.',
    }),
  nobodyInvited: (why) => `Niemand wird eingeladen: ${why.join(', ')}.`,
  tooManyBlocks: (most, minutes) =>
    `Du hast in einer Stunde ${most} Adressen hinzugefügt. Bitte versuch es in ${minutes} noch einmal; entfernen kannst du weiterhin welche.`,
  yourself: 'Dich selbst triffst du ohnehin nie.',
  addressTaken: (email) =>
    `${email} hat schon ein Konto. Wenn es derselben Person gehört, gib das an; sonst wähl eine andere Adresse.`,
  noEntryChanged: 'Kein Eintrag musste geändert werden.',
  nobodyChanged: 'Nichts musste geändert werden.',
  tooLateToUndo:
    'Das lässt sich nicht mehr rückgängig machen: Es ist über zehn Minuten her oder schon rückgängig gemacht.',
  wholeDomain: (domain) =>
    `${domain} ist eine ganze Domain und nennt niemanden. Gib die Adressen der Personen ein, die du einladen willst.`,
  invited: (count) =>
    `${plural(count, { one: '# Person ist', other: '# Personen sind' })} eingeladen. Wie es läuft, steht in den Versandprotokollen.`,
  nameFirst: 'Bitte trag zuerst deinen Namen ein; er steht unter der E-Mail.',
  nobodyFound: 'Es gibt niemanden einzuladen.',
  backLater: 'Wähl einen Tag ab morgen, und nur für ein Programm, das du verlässt.',
  notAskedNow: 'Diese Runde ist schon ausgelost. Vor der nächsten fragen wir dich wieder.',
  noRoundToSkip: 'Du machst gerade nicht mit, es gibt also keine Runde auszusetzen.',
  madeWithoutYou: (month) =>
    `Die Runde für ${month} wurde ohne dich ausgelost. In der nächsten bist du von selbst dabei.`,
  pauseLength: 'Eine Pause dauert ab heute einen Monat oder drei. Bitte prüfe das Datum auf deinem Gerät.',
  photoTooOften: (minutes) =>
    `Du hast dein Bild oft gewechselt. Das letzte bleibt; bitte versuch es in ${minutes} noch einmal.`,
  pauseEnd: (months) =>
    `Eine Pause endet frühestens morgen und spätestens in ${months} Monaten. Nur wer Pause macht, hat ein Datum für ihr Ende.`,
  signedOut: (name) => `${name} ist überall abgemeldet.`,
}
