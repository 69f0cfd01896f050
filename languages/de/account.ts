import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { digits } = formatsOf('de')
const times = (added: string, used: string | null) =>
  used === null ? `hinzugefügt ${added}, noch nicht benutzt` : `hinzugefügt ${added}, zuletzt benutzt ${used}`

export const account: Words['account'] = {
  description: 'Wie du dich anmeldest und wo du angemeldet bist.',
  checking: 'Wird geprüft ...',
  waitingForDevice: 'Dein Gerät ist dran ...',
  codes: {
    title: 'Deine Notfallcodes',
    save: 'Heb sie so auf, dass du sie ohne dieses Gerät findest. Jeder lässt dich einmal hinein, wenn du deinen zweiten Faktor verlierst. Sie werden nur einmal gezeigt.',
    copied: 'Codes kopiert',
    download: 'Herunterladen',
    file: (codes) => `Notfallcodes für Cup of Joe\n\n${codes}\n`,
    saved: 'Ich habe sie gesichert',
  },
  add: {
    passkey: {
      action: 'Passkey hinzufügen',
      title: 'Einen Passkey hinzufügen',
      description:
        'Mit Fingerabdruck, Gesicht, Bildschirmsperre oder einem Sicherheitsschlüssel. Du kannst dich auch mit ihm allein anmelden.',
      name: 'Name',
      nameHint: 'Damit du ihn wiedererkennst, etwa „Laptop“ oder „Blauer Schlüssel“.',
      submit: 'Hinzufügen',
      failed: 'Der Passkey konnte nicht hinzugefügt werden',
    },
    app: {
      action: 'Authenticator-App einrichten',
      replace: 'Authenticator-App ersetzen',
      title: 'Eine Authenticator-App einrichten',
      description:
        'Scanne das mit der App auf deinem Handy, oder tipp den Schlüssel ein. Gib dann den Code ein, den die App zeigt.',
      submit: 'Einschalten',
      failed: 'Die App konnte nicht eingerichtet werden',
      noKey: 'Der Schlüssel konnte nicht erstellt werden. Bitte versuch es noch einmal.',
      copyKey: 'Schlüssel kopieren',
      keyCopied: 'Schlüssel kopiert',
      image: 'QR-Code des Schlüssels',
    },
  },
  proof: {
    setUp: {
      title: 'Richte einen zweiten Faktor ein',
      text: 'Wer hier etwas verwaltet, braucht mehr als einen Link oder ein Passwort. Es ist in einer Minute eingerichtet.',
    },
    title: 'Bist du es?',
    text: 'Dafür braucht es deinen zweiten Faktor. Danach geht es dort weiter, wo du warst.',
    ways: {
      passkey: 'Passkey nehmen',
      app: 'Authenticator-App nehmen',
      'recovery-code': 'Notfallcode nehmen',
    },
    hints: { app: 'Aus deiner Authenticator-App.', 'recovery-code': 'Jeder funktioniert nur einmal.' },
    recoveryCode: 'Notfallcode',
    waiting: 'Dein Passkey ist dran ...',
    failed: 'Der Code konnte nicht geprüft werden. Bitte versuch es noch einmal.',
    submit: 'Das bin ich',
  },
  secondFactor: {
    title: 'Zweiter Faktor',
    description:
      'Du brauchst ihn nach der Anmeldung und noch einmal vor allem, was sich nicht rückgängig machen lässt.',
    failed: 'Dein zweiter Faktor konnte nicht geladen werden.',
    passkey: {
      state: (added, used) => `Passkey, ${times(added, used)}`,
      question: (name) => `Den Passkey „${name}“ entfernen?`,
    },
    app: {
      name: 'Authenticator-App',
      state: (added, used) => `Sechs Ziffern, ${times(added, used)}`,
      question: 'Die Authenticator-App entfernen?',
    },
    remove: {
      action: 'Entfernen',
      named: (name) => `${name} entfernen`,
      effect:
        'Damit lässt sich nicht mehr zeigen, dass du es bist. Ist es dein letzter zweiter Faktor, verschwinden auch deine Notfallcodes.',
      failed: 'Das konnte nicht entfernt werden',
    },
    codes: {
      title: 'Notfallcodes',
      left: (count) => `${digits(count)} übrig`,
      renew: 'Neue erstellen',
      question: 'Neue Notfallcodes erstellen?',
      effect: 'Die Codes, die du jetzt hast, funktionieren dann nicht mehr.',
      confirm: 'Neue Codes erstellen',
      done: 'Die früheren Codes funktionieren nicht mehr.',
      failed: 'Die neuen Codes konnten nicht erstellt werden',
    },
  },
}
