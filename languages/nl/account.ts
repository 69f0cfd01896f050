import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { digits } = formatsOf('nl')
const times = (added: string, used: string | null) =>
  used === null ? `toegevoegd ${added}, nog niet gebruikt` : `toegevoegd ${added}, laatst gebruikt ${used}`

export const account: Words['account'] = {
  description: 'Hoe je inlogt, en waar je bent ingelogd.',
  checking: 'Controleren…',
  waitingForDevice: 'Wachten op je apparaat…',
  codes: {
    title: 'Je herstelcodes',
    save: 'Bewaar ze waar je ze zonder dit apparaat kunt vinden. Elke code laat je één keer binnen als je je tweede factor kwijtraakt. Ze worden maar één keer getoond.',
    copied: 'Codes gekopieerd',
    download: 'Downloaden',
    file: (codes) => `Herstelcodes voor Cup of Joe\n\n${codes}\n`,
    saved: 'Ik heb ze bewaard',
  },
  add: {
    passkey: {
      action: 'Passkey toevoegen',
      title: 'Een passkey toevoegen',
      description:
        'Met je vingerafdruk, gezicht, schermvergrendeling of een beveiligingssleutel. Je kunt er ook alleen mee inloggen.',
      name: 'Naam',
      nameHint: 'Zodat je hem herkent, zoals ‘Laptop’ of ‘Blauwe sleutel’.',
      submit: 'Toevoegen',
      failed: 'De passkey kon niet worden toegevoegd',
    },
    app: {
      action: 'Authenticator-app instellen',
      replace: 'Authenticator-app vervangen',
      title: 'Een authenticator-app instellen',
      description:
        'Scan dit met de app op je telefoon, of typ de sleutel. Vul daarna de code in die de app toont.',
      submit: 'Aanzetten',
      failed: 'De app kon niet worden ingesteld',
      noKey: 'Er kon geen sleutel worden gemaakt. Probeer het opnieuw.',
      copyKey: 'Sleutel kopiëren',
      keyCopied: 'Sleutel gekopieerd',
      image: 'QR-code van de sleutel',
    },
  },
  proof: {
    setUp: {
      title: 'Stel een tweede factor in',
      text: 'Wie hier iets beheert, heeft meer nodig dan een link of een wachtwoord. Het instellen duurt een minuut.',
    },
    title: 'Ben jij het?',
    text: 'Hiervoor is je tweede factor nodig. Daarna ga je verder waar je was.',
    ways: {
      passkey: 'Passkey gebruiken',
      app: 'Authenticator-app gebruiken',
      'recovery-code': 'Herstelcode gebruiken',
    },
    hints: { app: 'Uit je authenticator-app.', 'recovery-code': 'Elke code werkt maar één keer.' },
    recoveryCode: 'Herstelcode',
    waiting: 'Wachten op je passkey…',
    failed: 'De code kon niet worden gecontroleerd. Probeer het opnieuw.',
    submit: 'Ik ben het',
  },
  secondFactor: {
    title: 'Tweede factor',
    description:
      'Je hebt hem nodig na het inloggen, en nog eens voor alles wat niet ongedaan kan worden gemaakt.',
    failed: 'Je tweede factor kon niet worden geladen.',
    passkey: {
      state: (added, used) => `Passkey, ${times(added, used)}`,
      question: (name) => `De passkey ‘${name}’ verwijderen?`,
    },
    app: {
      name: 'Authenticator-app',
      state: (added, used) => `Zes cijfers, ${times(added, used)}`,
      question: 'De authenticator-app verwijderen?',
    },
    remove: {
      action: 'Verwijderen',
      named: (name) => `${name} verwijderen`,
      effect:
        'Daarmee kun je niet meer laten zien dat jij het bent. Is het je laatste, dan worden je herstelcodes ook verwijderd.',
      failed: 'Dit kon niet worden verwijderd',
    },
    codes: {
      title: 'Herstelcodes',
      left: (count) => `${digits(count)} over`,
      renew: 'Nieuwe maken',
      question: 'Nieuwe herstelcodes maken?',
      effect: 'De codes die je nu hebt, werken dan niet meer.',
      confirm: 'Nieuwe codes maken',
      done: 'De eerdere codes werken niet meer.',
      failed: 'Er konden geen nieuwe codes worden gemaakt',
    },
  },
}
