import { formatsOf } from '../../shared/languages/formats'

const { digits } = formatsOf('en')
const times = (added: string, used: string | null) =>
  used === null ? `added ${added}, not used yet` : `added ${added}, last used ${used}`

/** An administrator’s own account and second factor. */
export const account = {
  description: 'How you sign in, and where you are signed in.',
  checking: 'Checking...',
  waitingForDevice: 'Waiting for your device...',
  codes: {
    title: 'Your recovery codes',
    save: 'Save these where you can find them without this device. Each lets you in once if you lose your second factor. They are shown only once.',
    copied: 'Codes Copied',
    download: 'Download',
    file: (codes: string) => `Recovery codes for Cup of Joe\n\n${codes}\n`,
    saved: 'I have saved them',
  },
  add: {
    passkey: {
      action: 'Add a Passkey',
      title: 'Add a passkey',
      description:
        'With your fingerprint, face, screen lock or a security key. You can also sign in with it alone.',
      name: 'Name',
      nameHint: 'One you’ll recognise, such as “Laptop” or “Blue key”.',
      submit: 'Add Passkey',
      failed: 'Failed to add the passkey',
    },
    app: {
      action: 'Set Up an Authenticator App',
      replace: 'Replace the Authenticator App',
      title: 'Set up an authenticator app',
      description: 'Scan this with the app on your phone, or type the key. Then enter the code it shows.',
      submit: 'Turn On',
      failed: 'Failed to set up the app',
      noKey: 'Failed to make a key. Please try again.',
      copyKey: 'Copy Key',
      keyCopied: 'Key Copied',
      image: 'QR code of the key',
    },
  },
  /** What somebody is asked before they go on. */
  proof: {
    setUp: {
      title: 'Set up a second factor',
      text: 'Administrators and managers need more than a link or a password here. Setting it up takes a minute.',
    },
    title: 'Is it you?',
    text: 'This needs your second factor. Then you carry on where you were.',
    ways: {
      passkey: 'Use a passkey',
      app: 'Use the authenticator app',
      'recovery-code': 'Use a recovery code',
    },
    hints: { app: 'From your authenticator app.', 'recovery-code': 'Each works only once.' },
    recoveryCode: 'Recovery code',
    waiting: 'Waiting for your passkey...',
    failed: 'We couldn’t check the code. Please try again.',
    submit: 'That’s me',
  },
  secondFactor: {
    title: 'Second factor',
    description: 'You need it after you sign in, and again before anything that can’t be undone.',
    failed: 'Failed to load your second factor.',
    passkey: {
      state: (added: string, used: string | null) => `Passkey, ${times(added, used)}`,
      question: (name: string) => `Remove the passkey “${name}”?`,
    },
    app: {
      name: 'Authenticator app',
      state: (added: string, used: string | null) => `Six digits, ${times(added, used)}`,
      question: 'Remove the authenticator app?',
    },
    remove: {
      action: 'Remove',
      named: (name: string) => `Remove ${name}`,
      effect: 'It can no longer prove that it’s you. If it’s your last one, your recovery codes go, too.',
      failed: 'Failed to remove it',
    },
    codes: {
      title: 'Recovery codes',
      left: (count: number) => `${digits(count)} left`,
      renew: 'Make New Ones',
      question: 'Make new recovery codes?',
      effect: 'The codes you have now will stop working.',
      confirm: 'Make New Codes',
      done: 'Your earlier codes no longer work.',
      failed: 'Failed to make new codes',
    },
  },
}
