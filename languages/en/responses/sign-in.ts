/** Signing in, passwords, the second factor. */
export const signIn = {
  manyFailed: (wait: string) =>
    `Too many failed sign-ins. Please try again in ${wait}, or sign in with a magic link.`,
  manyFailedHere: (wait: string) =>
    `Many sign-ins to this account have failed. Please try again in ${wait}, or sign in with a magic link.`,
  /** @param areMore whether there are other domains than those named */
  onlyCompany: (domains: string[], areMore: boolean) => {
    const named = domains.join(', ')
    const which = named && ` (${named}${areMore ? ' and others' : ''})`
    return `Only company email addresses${which} are allowed to join. Please sign in with your company email.`
  },
  codeSentAlready: {
    orEnterIt: (wait: string) =>
      `We’ve already sent a code to this address. Enter it, or ask for another in ${wait}.`,
    orByLink: (wait: string) =>
      `We’ve already sent a code to this address. Ask for another in ${wait}, or sign in with a magic link.`,
  },
  /** How long somebody has to wait for another mail. */
  wait: {
    hours: (count: number) => `${count} hours`,
    minutes: (count: number) => (count === 1 ? 'a minute' : `${count} minutes`),
  },
  codeSent: 'We sent a 6-digit code to your email.',
  erasedNow: 'This account has just been erased. Please sign in again.',
  isAdminAlready: (email: string) => `${email} is an administrator already.`,
  wrongPasswords: (minutes: string) =>
    `Too many wrong passwords. Please try again in ${minutes}. You stay signed in, and your password stays as it is.`,
  noPassword:
    'You sign in by link or code and have no password. Set one with "npm run admin -- reset-password".',
  notCurrent: 'That isn’t your current password.',
  lastAdmin: 'This is the last administrator. Create another one first: npm run admin -- create EMAIL',
  nobodyWith: (email: string) => `Nobody here has the address ${email}.`,
  noSecondFactor: (email: string) => `${email} has no second factor.`,
  noAdmin: (email: string) => `There is no administrator ${email}.`,
  passwordChanged: 'Your password is changed, and you’re signed out everywhere else.',
  manyByPassword:
    'Many people are signing in by password right now. Please try again in a few seconds, or sign in by link.',
  easyToGuess:
    'That password is easy to guess. Choose a longer one, such as four words that have nothing to do with each other.',
  invalidCredentials: 'Invalid email or password.',
  notAuthorized: 'This email address is not authorized. Please contact your administrator.',
  appUnreadable:
    'Your authenticator app was set up under another signing secret. Use a passkey or a recovery code, then set the app up again.',
  wrongAppCodes: (minutes: string) =>
    `Too many wrong codes. Use a passkey or a recovery code, or try a code again in ${minutes}.`,
  wrongAppCode: 'That code is wrong or already used. Please wait for the next one.',
  beginAgain: 'Please begin again with a new key.',
  noApp: 'You have no authenticator app. Please use another way.',
  mostPasskeys: (most: number) => `You have ${most} passkeys already. Please remove one first.`,
  passkeyAlready: 'You’ve already added this passkey.',
  onlySecondFactor: 'You need a second factor here, and this is your only one. Please add another one first.',
  addFirst: 'Please add a passkey or an authenticator app first.',
  wrongRecoveryCode: 'That recovery code is wrong or already used. Please try another one.',
  manyPasskeySignIns: (minutes: string) =>
    `Too many passkey sign-ins from your network. Sign in another way, or try again in ${minutes}.`,
  passkeyAdded: 'The passkey is added.',
  passkeyRemoved: 'The passkey is removed.',
  appSetUp: 'The authenticator app is set up.',
  appRemoved: 'The authenticator app is removed.',
  proved: 'Thank you. That was you.',
  noPasskey: 'You have no passkey. Please use another way.',
  passkeyNotAdded:
    'We couldn’t add this passkey. Please try again. If that fails, use another device or an authenticator app.',
  passkeyRefused: 'This passkey was not accepted. Please try again, or use another way.',
  linkJustSent: 'We sent a magic link to this address a moment ago. The last three links work.',
  manyToday:
    'We’ve sent many emails to this address today. The last three links still work. Another browser needs the code from the same email.',
  manyMails: (minutes: string) =>
    `Your network has asked for too many emails. Please try again in ${minutes}. Links you already have still work.`,
  mailFailed: 'We couldn’t send the email. Please try again in a moment.',
  accountOff: 'This account is turned off. Please contact your administrator.',
  wrongCode: 'That code is wrong or has expired.',
  fifthTry: 'That was the fifth wrong try. Please request a new code.',
  invalidLink: 'This magic link is invalid or has expired. Please request a new one.',
  enterCode: 'Please enter the 6-digit code from the same email.',
  otherCode: 'That isn’t the code from this email. Please check the six digits.',
  testAccessOff: 'Test access is turned off. Please use a magic link.',
  adminsByPassword: 'Administrators sign in by password or magic link.',
  signedIn: 'Signed in.',
  verificationCodeSent: 'We sent a 6-digit verification code to your email.',
  linkSent: 'Check your email: we sent you a magic link.',
  confirmed: 'Your email address is confirmed.',
  confirmedAlready: 'Your email address is confirmed already.',
  newCodeSent: 'We sent a new 6-digit code to your email.',
  signedOut: 'Signed out.',
  signedOutThere: 'Signed out there.',
  signedOutElsewhere: 'You’re signed out everywhere else.',
  wrongCodes: (minutes: string) =>
    `Too many wrong codes. Please try again in ${minutes}, or sign in with a magic link.`,
}
