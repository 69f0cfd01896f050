import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('de')

const pairs = (count: number) => plural(count, { one: '# Runde', other: '# Runden' })
const groups = (count: number) => plural(count, { one: '# Gruppe', other: '# Gruppen' })
const people = (count: number) => plural(count, { one: '# Person', other: '# Personen' })
const have = (count: number) => plural(count, { one: '# Person hat', other: '# Personen haben' })
const are = (count: number) => plural(count, { one: '# Person ist', other: '# Personen sind' })
const inIt = (count: number) =>
  count > 0
    ? ` (${plural(count, { one: '# der Personen, um die es geht, ist', other: '# der Personen, um die es geht, sind' })} darin)`
    : ''
const theNewsletter = (title: string | undefined, otherwise: string) =>
  title === undefined ? otherwise : `„${title}“`

export const pairings: Responses['pairings'] = {
  making: {
    group: (name) => `Wird ausgelost: ${name}`,
    meetings: (count) => `Frühere Treffen werden geprüft: ${people(count)}`,
    search: (count) => `Die beste Runde wird gesucht: ${people(count)}`,
    storing: (count) =>
      plural(count, { one: '# Paar wird gespeichert', other: '# Paare werden gespeichert' }),
    storingTables: (count) =>
      `${plural(count, { one: '# Tisch wird', other: '# Tische werden' })} gespeichert`,
  },
  pairedAlready: (count, scope, toldOn) =>
    `${scope}: ${have(count)} diesen Monat schon ein Treffen${toldOn ? `, verschickt mit einem Newsletter am ${toldOn}` : ''}. Eine zweite Auslosung bringt ein anderes Gegenüber.`,
  inAnotherRound: {
    ofNow: (count, scope) =>
      `${scope}: ${are(count)} diesen Monat in einer anderen Runde, die noch läuft, und ${plural(count, { one: 'hat', other: 'haben' })} also schon ein Treffen.`,
    earlier: (count, scope) =>
      `${scope}: ${are(count)} in einer anderen Runde, die noch läuft. Sobald die Verwaltung sie abgeschlossen oder gelöscht hat, los die nächste aus.`,
  },
  stillActive: {
    ofNow: (name, count) =>
      `„${name}“ läuft noch${inIt(count)}. Das ist die Runde dieses Monats: Für eine andere lösch sie zuerst.`,
    earlier: (name, count) =>
      `„${name}“ läuft noch${inIt(count)}. Schließ sie ab oder lösch sie, dann los die nächste aus.`,
  },
  notAsked: 'Es wurde noch niemand gefragt.',
  tooFew: (scope, ready, least) =>
    `${scope}: ${people(ready)} bereit; nötig sind mindestens ${digits(least)}. Es zählt, wer sich angemeldet hat, ein Profil hat und mitmacht.`,
  noHosts:
    'Heute gibt es keine Gastgeber. Nenn mehr Gastgeber des Programms, oder warte, bis jemand von ihnen mitmacht.',
  noGuests:
    'Heute gibt es keine Gäste: Alle, die mitmachen, sind Gastgeber. Lad mehr Leute ein, oder nenn weniger Gastgeber.',
  noPair: (count, isTables, reasons, more) =>
    `Von diesen ${people(count)} ${isTables ? 'lässt sich gerade kein Tisch bilden' : 'lassen sich gerade keine zwei zusammenbringen'}. ${reasons.join(' ')}${more > 0 ? ` Und ${digits(more)} weitere.` : ''}`,
  peopleLeft: (who, more) =>
    `Seit du nachgesehen hast, können nicht mehr zusammengebracht werden: ${who.join(', ')}${more > 0 ? ` und ${digits(more)} weitere` : ''}. Sieh dir die Runde noch einmal an.`,
  pairedWith: (name) => `das Gegenüber von ${name ?? 'jemandem'}`,
  cannotBePaired: (name) => `${name} kann nicht mehr zusammengebracht werden.`,
  approved: (title) =>
    `${theNewsletter(title, 'Ihr Newsletter')} ist freigegeben und nennt die Treffen. Speichere ihn wieder als Entwurf, dann ändere die Runde.`,
  changedBy: (who, wishes) =>
    `Inzwischen ${wishes ? `hat ${who ?? 'die Verwaltung'} diese Runde geändert: ${wishes.join(' ')}` : `ist ${who ?? 'die Verwaltung'} zur ursprünglichen Runde zurückgekehrt.`} Sieh sie dir noch einmal an, bevor du sie änderst.`,
  beingSent: (title) =>
    `${theNewsletter(title, 'Ein Newsletter')} wird gerade für diese Runde verschickt. Warte, bis er verschickt ist, oder brich den Versand ab.`,
  sentFrom: {
    delete: (title) =>
      `${theNewsletter(title, 'Ein Newsletter')} ist für diese Runde verschickt, die Treffen sind also bekannt. Schließ die Runde ab, statt sie zu löschen.`,
    change: (title) =>
      `${theNewsletter(title, 'Ein Newsletter')} ist für diese Runde verschickt, die Treffen sind also bekannt. Die Runde lässt sich nicht mehr ändern.`,
  },
  profileChanged:
    'Seit du nachgesehen hast, hat sich ein Profil geändert; die Runde wäre jetzt eine andere. Sieh sie dir noch einmal an.',
  asFirstMade: (name) => `„${name}“ ist schon die ursprüngliche Runde.`,
  changed: (count, name) => `In „${name}“ hat sich für ${people(count)} etwas geändert.`,
  stays: (name) => `„${name}“ bleibt, wie sie ist.`,
  metSince: (name) =>
    `„${name}“ kann nicht zurück: Zwei, die wieder zusammen wären, haben inzwischen anderswo ein Treffen miteinander oder können nicht mehr zusammengebracht werden.`,
  backToFirst: (name) => `„${name}“ ist wieder die ursprüngliche Runde.`,
  completedNoChange: (name) => `„${name}“ ist abgeschlossen und lässt sich nicht mehr ändern.`,
  cycleAtWork: (name) =>
    `Der automatische Ablauf wird gleich den Newsletter zu „${name}“ anlegen oder verschicken. Versuch es noch einmal, wenn das vorbei ist.`,
  answered: (count, name) =>
    `Bei ${plural(count, { one: '# Treffen', other: '# Treffen' })} ist schon gesagt, ob es stattfand, „${name}“ lässt sich also nicht mehr ändern.`,
  othersLook:
    'Gerade werden andere Änderungen durchgerechnet. Bitte versuch es in ein paar Sekunden noch einmal.',
  lookedAt: (looks, minutes) =>
    `Du hast in einer Stunde ${looks} Änderungen ausprobiert. Bitte versuch es in ${minutes} noch einmal.`,
  sayThatYouMet: 'Sag zuerst, dass ihr euch getroffen habt. Dann kannst du sagen, wie es war.',
  feedbackShown:
    'Deine Rückmeldung wird schon zusammen mit denen von anderen gezeigt und lässt sich nicht mehr ändern.',
  noGroup: 'Es gibt noch keine Domaingruppe. Füg eine hinzu, oder los eine Runde der ganzen Firma aus.',
  wouldBeMade: (count, scope) =>
    `${scope}: ${plural(count, { one: '# Paar würde', other: '# Paare würden' })} entstehen. Es wurde nichts gespeichert.`,
  made: (count, scope) => `${scope}: ${plural(count, { one: '# Paar', other: '# Paare' })} gebildet`,
  calledOff: 'Dieses Treffen ist entfallen, weil jemand von euch nicht konnte.',
  markedCompleted: 'Dieses Treffen ist schon abgeschlossen.',
  answeredAlready: 'Das hast du schon beantwortet.',
  tooLateToUndo: 'Zurücknehmen geht nicht mehr. Ändern kannst du deine Antwort noch.',
  monthCompleted: 'Dieser Monat ist abgeschlossen, deine Antwort lässt sich nicht mehr ändern.',
  alreadyCompleted: (name) => `„${name}“ ist schon abgeschlossen und steht unter „Abgeschlossene Runden“.`,
  alreadySeen: (name) => `In „${name}“ sehen alle ihr Treffen schon.`,
  keptCompleted: (name) =>
    `„${name}“ ist abgeschlossen und steht unter „Abgeschlossene Runden“. Die Treffen bleiben, damit sich niemand zu bald wieder trifft.`,
  wouldBeCreated: (made, skipped) =>
    `${pairs(made)} ${plural(made, { one: 'würde', other: 'würden' })} entstehen, ${groups(skipped)} ausgelassen. Es wurde nichts gespeichert.`,
  created: (made, skipped) => `${pairs(made)} ausgelost, ${groups(skipped)} ausgelassen.`,
  noActive: 'Es lief keine Runde.',
  completed: (count) => `${pairs(count)} abgeschlossen.`,
  isCompleted: (name) => `„${name}“ ist abgeschlossen.`,
  seeTheirMatch: (count) =>
    plural(count, { one: '# Person sieht jetzt ihr Treffen.', other: '# Personen sehen jetzt ihr Treffen.' }),
  deleted: (name) => `„${name}“ ist mit ihren Treffen gelöscht.`,
  fileDeleted: 'Die Datei der Runde ist gelöscht. Wer sich getroffen hat, bleibt bekannt.',
}
