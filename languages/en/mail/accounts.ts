const ignore =
  'If you didn’t ask for this, somebody typed your address by mistake. You can ignore this email: nothing happens.'

/** Mails to one person about their account, or about one that they look after. */
export const accounts = {
  link: {
    subject: 'Your sign-in link for Cup of Joe',
    title: 'Your sign-in link',
    preheader: 'Valid for 24 hours, and only once.',
    open: 'Open this link in the browser where you asked for it, and press “Sign In” there:',
    button: 'Sign in to Cup of Joe',
    elsewhere: 'In another browser, or on your phone, the page also asks for this code:',
    once: 'The link works once, within 24 hours, and so do the two links before it. Don’t give the code to anyone.',
    ignore,
  },
  code: {
    preheader: 'Six digits, valid for 15 minutes.',
    once: 'The code works once, within 15 minutes. Don’t give it to anyone.',
    for: {
      code: {
        title: 'Your sign-in code',
        intro: 'Enter it in the browser where you asked for it:',
        subject: 'Your Cup of Joe code',
        ignore,
      },
      validation: {
        title: 'Check your email',
        intro: 'Enter this code to confirm your address:',
        subject: 'Confirm your email for Cup of Joe',
        ignore,
      },
      deletion: {
        title: 'Delete your account',
        intro: 'Enter this code to delete your account, and everything we keep about you, for good:',
        subject: 'Delete your Cup of Joe account',
        ignore:
          'If you didn’t ask for this, somebody else is signed in to your account. Nothing is deleted without the code. Keep it to yourself, and sign out everywhere else on your profile.',
      },
    },
  },
  deleted: {
    subject: 'Your Cup of Joe account is deleted',
    title: 'Your account is deleted',
    preheader: 'We won’t write to you again.',
    what: 'Your Cup of Joe account is deleted, together with your profile, your photo, your sign-ins and the emails to you. In the match history of others you are now “A former colleague”.',
    last: 'This is the last email you get from Cup of Joe. Older backups still hold your data until the people who run Cup of Joe delete them.',
    notYou: (contact: string) => `If you didn’t do this, write to ${contact}.`,
  },
  /** The directory or an administrator gave it another address. */
  moved: {
    title: 'Your address in Cup of Joe has changed',
    intro:
      'Your Cup of Joe account has a new address. You’re signed out everywhere: please sign in with the new one. Your history and everything else stay.',
    before: 'Before',
    now: 'Now',
    wrong:
      'Is this wrong, or is the new address not yours? Reply to this mail to reach the people who run Cup of Joe.',
  },
  manager: {
    subject: (group: string) => `You now manage ${group} in Cup of Joe`,
    title: (group: string) => `You now manage ${group}`,
    intro: (group: string) =>
      `An administrator has made you a manager of ${group} in Cup of Joe. You look after its people, rounds, newsletters and figures.`,
    noPassword:
      'You don’t need a password: sign in with this address, then open the Admin Dashboard. It shows only your groups.',
  },
  openDashboard: 'Open the dashboard',
  inquiry: {
    subject: (company: string) => `Cup of Joe: inquiry from ${company}`,
    title: 'A company asks about Cup of Joe',
    preheader: (company: string, people: string) => `${company}, ${people} people`,
    footer: 'You get this mail because inquiries are sent to this address. Your reply goes to the company.',
    company: 'Company',
    contact: 'Contact',
    users: 'Expected users',
    more: 'Additional information',
    none: 'none',
    write: 'Write to them',
  },
  /** To administrators, about their own account. */
  notice: {
    wasYou: 'If it was you, you don’t need to do anything.',
    what: 'What',
    when: 'When',
    /** Now, with the name of a zone: "16 November 2026 at 10:00 (Europe/Berlin)". */
    moment: (moment: string, zone: string) => `${moment} (${zone})`,
  },
  device: {
    subject: 'A new device signed in to Cup of Joe',
    title: 'A new device signed in',
    intro: 'Somebody signed in to your administrator account from a browser you haven’t used before.',
    device: 'Device',
    how: 'How',
    ip: 'IP address',
    notYou:
      'If not, open Your account, sign out everywhere else and change your password. Then tell the people who run the server.',
    unknown: 'An unknown browser',
    browserOn: (browser: string, system: string) => `${browser} on ${system}`,
    ways: {
      magic_link: 'By a mailed link',
      code: 'By a mailed code',
      validation: 'By the code that confirms the address',
      password: 'By password',
      passkey: 'By passkey',
      single_sign_on: 'By single sign-on',
      test_access: 'By test access',
    },
  },
  secondFactor: {
    subject: 'Your second factor for Cup of Joe was changed',
    title: 'Your second factor was changed',
    intro: 'The second step of your sign-in has changed.',
    notYou:
      'If not, tell the people who run the server at once: “npm run admin -- reset-second-factor” removes the second factor from your account and signs you out everywhere.',
    what: {
      passkeyAdded: (name: string) => `The passkey “${name}” was added`,
      passkeyRemoved: (name: string) => `The passkey “${name}” was removed`,
      appAdded: 'An authenticator app was set up',
      appRemoved: 'The authenticator app was removed',
      newCodes: 'New recovery codes were made. The earlier ones no longer work',
      codeUsed: 'A recovery code was used',
      allRemoved: 'The operator of the server removed all of it',
    },
  },
  wrongCodes: {
    subject: 'Many wrong sign-in codes in Cup of Joe',
    title: 'Many wrong sign-in codes',
    intro: (count: number) =>
      `Within ten minutes, ${count} wrong sign-in codes were entered. Somebody may be trying to guess their way into an account.`,
    limits:
      'Cup of Joe limits the guessing, and nobody is locked out. Mailed links work, known browsers aren’t slowed down, and any other browser gets at least one try a minute.',
    whatToDo:
      'If your colleagues are signing in by the hundred right now, these may be their typos. If not, ask the people who run the server to find the addresses behind the refused calls in its log, and to block them.',
    onceADay: 'You get this mail once a day at most.',
  },
}
