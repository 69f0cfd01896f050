const NAMED: Record<string, string> = {
  Amsterdam: 'Amsterdamer',
  Athens: 'Athener',
  Berlin: 'Berliner',
  Brussels: 'Brüsseler',
  Bucharest: 'Bukarester',
  Budapest: 'Budapester',
  Chicago: 'Chicagoer',
  Copenhagen: 'Kopenhagener',
  Dublin: 'Dubliner',
  Istanbul: 'Istanbuler',
  Lisbon: 'Lissabonner',
  London: 'Londoner',
  Luxembourg: 'Luxemburger',
  Madrid: 'Madrider',
  Moscow: 'Moskauer',
  'New York': 'New Yorker',
  Oslo: 'Osloer',
  Paris: 'Pariser',
  Prague: 'Prager',
  Stockholm: 'Stockholmer',
  Vienna: 'Wiener',
  Warsaw: 'Warschauer',
  Zurich: 'Zürcher',
}

/** "Berliner Zeit", "Ortszeit Kolkata": by the name of the city in its time zone. */
export const timeIn = (city: string): string => (NAMED[city] ? `${NAMED[city]} Zeit` : `Ortszeit ${city}`)
