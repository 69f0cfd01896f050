import type { MailWords } from '../../words'

export const draft: MailWords['draft'] = {
  title: (month, product) => `${product} - Nieuwsbrief ${month}`,
  description: (month) => `Matches, wat stemming en een hersenkraker voor ${month}.`,
  opening:
    'Stuur vandaag een korte groet en kies samen een moment dat iedereen past. Voor als de eerste slok een stille is, hier iets om mee te beginnen:',
  tips: (minutes) => [
    `Houd het losjes: ${minutes} minuten is ruim genoeg.`,
    'Wees nieuwsgierig: vragen, luisteren en nog een keer vragen.',
    'Kijk verder dan de functie: mensen zijn meer dan hun werk.',
  ],
  closing: 'Geniet van de koffie, en van het gezelschap.\nJe team van Cup of Joe',
  months: [
    {
      mood: 'Een schone bladzijde, een volle mok en nog niets doorgestreept. Januari is er voor een klein begin, en een kort gesprek heeft daar precies de goede maat voor.',
      quote: 'Het begin is van elk werk het belangrijkste.',
      source: 'Plato, De Staat',
      question:
        'Volgens de legende ontdekte een geitenhoeder met de naam Kaldi de koffie toen zijn geiten begonnen te dansen. Waar?',
      choices: ['Ethiopië', 'Jemen', 'Brazilië', 'Java'],
    },
    {
      mood: 'Korte dagen, warme handen. Februari is de maand voor een tweede kop, en voor de mensen die een grijze ochtend lichter maken.',
      quote: 'De enige manier om een vriend te hebben is er een te zijn.',
      source: 'Ralph Waldo Emerson, Vriendschap',
      question: 'Hoeveel van een kop zwarte filterkoffie is ongeveer water?',
      choices: ['75%', '85%', '92%', '98%'],
    },
    {
      mood: 'Ramen open, jassen onbeslist. In maart begint alles te groeien, ook ideeën bij de koffie.',
      quote: 'Geen vriendelijke daad, hoe klein ook, is ooit voor niets.',
      source: 'Aesopus, De leeuw en de muis',
      question:
        'Ik heb steden maar geen huizen, bossen maar geen bomen, en water maar geen vissen. Wat ben ik?',
      choices: ['Een droom', 'Een landkaart', 'Een gedicht', 'Een spiegel'],
    },
    {
      mood: 'Zon, regen en weer zon voordat je kop leeg is. April laat iedereen raden, en een goed gesprek ook.',
      quote: 'De bonte april, in al zijn pracht gekleed, gaf alle dingen een geest van jeugd.',
      source: 'William Shakespeare, Sonnet 98',
      question:
        'Tien collega’s willen elkaar leren kennen, steeds met z’n tweeën, tot iedereen iedereen heeft gesproken. Hoeveel koffiegesprekken zijn dat?',
      choices: ['20', '45', '90', '100'],
    },
    {
      mood: 'Alles staat in blad en de tafels staan weer buiten. Mei vraagt om een kop in de open lucht en iemand nieuws tegenover je.',
      quote: 'Wie snel wil gaan, gaat alleen; wie ver wil gaan, gaat samen.',
      source: 'Spreekwoord',
      question: 'Hoe heet de vrucht van de koffieplant?',
      choices: ['Boon', 'Bespeul', 'Kers', 'Steenvruchtje'],
    },
    {
      mood: 'Lange avonden, overal ijs in. Met juni is het jaar half om: een goed moment om van het scherm op te kijken.',
      quote: 'En wat is zo zeldzaam als een dag in juni? Dan komen, als ze ooit komen, volmaakte dagen.',
      source: 'James Russell Lowell, The Vision of Sir Launfal',
      question: 'Hoe meer je ervan zet, hoe meer je er achter je laat. Wat zijn het?',
      choices: ['Voetstappen', 'Foto’s', 'Ademteugen', 'Aantekeningen'],
    },
    {
      mood: 'Het kantoor is half leeg en de ijsmachine draait overuren. Juli is gemaakt om zonder haast te praten.',
      quote:
        'Ik had drie stoelen in mijn huis: één voor de eenzaamheid, twee voor de vriendschap, drie voor het gezelschap.',
      source: 'Henry David Thoreau, Walden',
      question: 'Wat zegt het Italiaanse woord ‘espresso’ over de koffie?',
      choices: ['Dat hij snel is', 'Dat hij sterk is', 'Dat hij klein is', 'Dat hij uitgeperst is'],
    },
    {
      mood: 'Nazomer, traag licht. Augustus is om de limonade op te drinken en plannen te maken met iemand die je nog niet kent.',
      quote: 'Waar leven we voor, als het niet is om elkaar het leven minder moeilijk te maken?',
      source: 'George Eliot, Middlemarch',
      question:
        'Zes mensen gaan aan tafel zitten en iedereen geeft iedereen één keer een hand. Hoeveel handdrukken zijn dat?',
      choices: ['12', '15', '30', '36'],
    },
    {
      mood: 'Nieuwe schriften, scherpe potloden, de eerste sjaals. September voelt als een begin, ook lang na school.',
      quote: 'Vele handen maken licht werk.',
      source: 'Spreekwoord',
      question: 'In welk land wordt per persoon de meeste koffie gedronken?',
      choices: ['Italië', 'Turkije', 'Finland', 'Colombia'],
    },
    {
      mood: 'Knisperende bladeren, kaneel op alles. Oktober is het seizoen van de warme mok in twee handen.',
      quote: 'Ik ben zo blij dat ik leef in een wereld waarin er oktobers zijn.',
      source: 'L. M. Montgomery, Anne van het Groene Huis',
      question:
        'Welke componist schreef een komische cantate over een jonge vrouw die haar koffie niet wil opgeven?',
      choices: ['Mozart', 'Bach', 'Händel', 'Haydn'],
    },
    {
      mood: 'Buiten mist, binnen stoom. November is een maand om dank je te zeggen, en voor de mensen achter de namen in je inbox.',
      quote: 'Dankbaarheid is niet alleen de grootste van alle deugden, maar ook de moeder van alle andere.',
      source: 'Cicero, Voor Plancius',
      question: 'Wat kun je houden nadat je het aan iemand hebt gegeven?',
      choices: ['Een geheim', 'Je woord', 'Een cadeau', 'Het wisselgeld'],
    },
    {
      mood: 'Lichtjes voor de ramen en de laatste lijstjes van het jaar. Leg er één weg, pak een kop en sluit het jaar af met een goed gesprek.',
      quote: 'Niets ter wereld is zo onweerstaanbaar aanstekelijk als lachen en een goed humeur.',
      source: 'Charles Dickens, Een kerstvertelling',
      question:
        'Een koffie en een koekje kosten samen 5,50. De koffie kost 5,00 meer dan het koekje. Wat kost het koekje?',
      choices: ['0,25', '0,50', '0,75', '1,00'],
    },
  ],
}
