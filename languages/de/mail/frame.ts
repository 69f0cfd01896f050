import type { MailWords } from '../../words'

export const hello: MailWords['hello'] = (name) => `Hallo ${name}.`

export const frame: MailWords['frame'] = {
  footer: 'Cup of Joe, Kaffeerunden bei der Arbeit',
  because: (company) => `Du bekommst diese E-Mail, weil du bei den Kaffeerunden von ${company} mitmachst.`,
  leave: 'Pause machen oder aussteigen',
  met: 'Wir haben uns getroffen',
  missed: 'Wir haben uns verpasst',
  yourMatch: 'Dein Gegenüber',
  cantMakeIt: {
    who: (name) => [name, ' kann nun doch nicht zum Kaffee kommen.'],
    dontWait: 'Niemand ist schuld daran, und du musst nicht bis nächsten Monat warten.',
    tooLate: 'Niemand ist schuld daran.',
    findSomeone: 'Sucht mir jemand anderen',
    how: 'Ein Klick, und wir suchen jemand anderen. Sobald wir jemanden finden, schreiben wir euch beiden. Möchtest du lieber warten? Dann brauchst du nichts zu tun.',
  },
}
