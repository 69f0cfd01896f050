import type { MailWords } from '../../words'

export const draft: MailWords['draft'] = {
  title: (month, product) => `${product} - Newsletter ${month}`,
  description: (month) => `Treffen, ein wenig Stimmung und eine Knobelfrage für ${month}.`,
  opening:
    'Schreib heute ein kurzes Hallo und sucht euch einen Termin, der allen passt. Falls der erste Schluck ein stiller ist, hier etwas zum Anfangen:',
  tips: (minutes) => [
    `Ganz zwanglos: ${minutes} Minuten reichen völlig.`,
    'Sei neugierig: fragen, zuhören, noch einmal fragen.',
    'Schau hinter die Berufsbezeichnung: Menschen sind mehr als ihre Arbeit.',
  ],
  closing: 'Genieß den Kaffee und die Gesellschaft.\nDein Team von Cup of Joe',
  months: [
    {
      mood: 'Eine leere Seite, ein voller Becher und noch nichts durchgestrichen. Der Januar ist für kleine Anfänge da, und ein kurzes Gespräch hat dafür genau die richtige Größe.',
      quote: 'Der Anfang ist bei jedem Werk das Wichtigste.',
      source: 'Platon, Der Staat',
      question:
        'Der Legende nach entdeckte ein Ziegenhirte namens Kaldi den Kaffee, als seine Ziegen zu tanzen begannen. Wo?',
      choices: ['Äthiopien', 'Jemen', 'Brasilien', 'Java'],
    },
    {
      mood: 'Kurze Tage, warme Hände. Der Februar ist der Monat für eine zweite Tasse und für die Menschen, die einen grauen Morgen heller machen.',
      quote: 'Wer einen Freund haben will, muss selbst einer sein.',
      source: 'Ralph Waldo Emerson, Freundschaft',
      question: 'Wie viel von einer Tasse schwarzem Filterkaffee ist ungefähr Wasser?',
      choices: ['75 %', '85 %', '92 %', '98 %'],
    },
    {
      mood: 'Fenster auf, die Jacke noch unentschlossen. Im März beginnt alles zu wachsen, auch Ideen beim Kaffee.',
      quote: 'Keine Freundlichkeit, so klein sie auch ist, ist je vergebens.',
      source: 'Äsop, Der Löwe und die Maus',
      question:
        'Ich habe Städte, aber keine Häuser, Wälder, aber keine Bäume, und Wasser, aber keine Fische. Was bin ich?',
      choices: ['Ein Traum', 'Eine Landkarte', 'Ein Gedicht', 'Ein Spiegel'],
    },
    {
      mood: 'Sonne, Regen und wieder Sonne, bevor die Tasse leer ist. Beim April weiß man nie, und bei einem guten Gespräch auch nicht.',
      quote: 'Der bunte April in seinem schönsten Kleid gab allem einen Hauch von Jugend.',
      source: 'William Shakespeare, Sonett 98',
      question:
        'Zehn Leute möchten sich kennenlernen, immer zu zweit, bis alle einander getroffen haben. Wie viele Treffen sind das?',
      choices: ['20', '45', '90', '100'],
    },
    {
      mood: 'Alles ist grün, und die Tische stehen wieder draußen. Der Mai wünscht sich eine Tasse im Freien und jemand Neues gegenüber.',
      quote: 'Wenn du schnell gehen willst, geh allein; wenn du weit gehen willst, geh mit anderen.',
      source: 'Sprichwort',
      question: 'Wie heißt die Frucht der Kaffeepflanze?',
      choices: ['Bohne', 'Beerenschote', 'Kirsche', 'Steinfrüchtchen'],
    },
    {
      mood: 'Lange Abende, Eis in jedem Glas. Mit dem Juni ist das Jahr zur Hälfte um: ein guter Moment, vom Bildschirm aufzuschauen.',
      quote: 'Und was ist so kostbar wie ein Tag im Juni? Wenn je, dann kommen jetzt vollkommene Tage.',
      source: 'James Russell Lowell, The Vision of Sir Launfal',
      question: 'Je mehr du davon machst, desto mehr lässt du hinter dir. Was ist es?',
      choices: ['Schritte', 'Fotos', 'Atemzüge', 'Notizen'],
    },
    {
      mood: 'Das Büro ist halb leer, und die Eismaschine macht Überstunden. Der Juli ist für Gespräche ohne Eile gemacht.',
      quote:
        'Ich hatte drei Stühle in meinem Haus: einen für die Einsamkeit, zwei für die Freundschaft, drei für die Gesellschaft.',
      source: 'Henry David Thoreau, Walden',
      question: 'Was sagt das italienische Wort „espresso“ über den Kaffee?',
      choices: ['Dass er schnell ist', 'Dass er stark ist', 'Dass er klein ist', 'Dass er ausgepresst ist'],
    },
    {
      mood: 'Später Sommer, langsames Licht. Der August ist da, um die Limonade auszutrinken und mit jemandem, den du noch nicht kennst, Pläne zu machen.',
      quote: 'Wofür leben wir, wenn nicht dafür, einander das Leben leichter zu machen?',
      source: 'George Eliot, Middlemarch',
      question:
        'Sechs Leute setzen sich an einen Tisch, und jeder gibt jedem einmal die Hand. Wie oft werden Hände geschüttelt?',
      choices: ['12', '15', '30', '36'],
    },
    {
      mood: 'Neue Hefte, spitze Bleistifte, die ersten Schals. Der September fühlt sich nach Anfang an, auch lange nach der Schule.',
      quote: 'Viele Hände machen der Arbeit bald ein Ende.',
      source: 'Sprichwort',
      question: 'In welchem Land wird pro Kopf am meisten Kaffee getrunken?',
      choices: ['Italien', 'Türkei', 'Finnland', 'Kolumbien'],
    },
    {
      mood: 'Knisternde Blätter und Zimt auf allem. Der Oktober ist die Zeit des warmen Bechers, den man mit beiden Händen hält.',
      quote: 'Ich bin so froh, in einer Welt zu leben, in der es Oktober gibt.',
      source: 'L. M. Montgomery, Anne auf Green Gables',
      question:
        'Wer hat eine heitere Kantate über eine junge Frau geschrieben, die nicht auf ihren Kaffee verzichten will?',
      choices: ['Mozart', 'Bach', 'Händel', 'Haydn'],
    },
    {
      mood: 'Draußen Nebel, drinnen Dampf. Der November ist ein Monat für ein Danke und für die Menschen hinter den Namen in deinem Postfach.',
      quote: 'Dankbarkeit ist nicht nur die größte aller Tugenden, sondern die Mutter von allen.',
      source: 'Cicero, Rede für Plancius',
      question: 'Was kannst du halten, nachdem du es jemandem gegeben hast?',
      choices: ['Ein Geheimnis', 'Dein Wort', 'Ein Geschenk', 'Das Wechselgeld'],
    },
    {
      mood: 'Lichter in den Fenstern und die letzten Listen des Jahres. Leg eine davon weg, nimm eine Tasse und beende das Jahr mit einem guten Gespräch.',
      quote: 'Nichts auf der Welt ist so unwiderstehlich ansteckend wie Lachen und gute Laune.',
      source: 'Charles Dickens, Eine Weihnachtsgeschichte',
      question:
        'Ein Kaffee und ein Keks kosten zusammen 5,50. Der Kaffee kostet 5,00 mehr als der Keks. Was kostet der Keks?',
      choices: ['0,25', '0,50', '0,75', '1,00'],
    },
  ],
}
