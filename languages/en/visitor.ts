import { formatsOf } from '../../shared/languages/formats'
import type { Sentence } from '../words'

type Piece = Sentence[number]
const { digits } = formatsOf('en')

export const visitor = {
  auth: {
    title: 'Come in, sit down',
    text: 'Sign in or sign up with your work email. That is all we need to find you some company.',
    blurbs: {
      noPassword: {
        title: 'No password to remember',
        text: 'We mail you a link. It is valid for 24 hours and works once.',
      },
      onceAMonth: {
        title: 'One new colleague a month',
        text: 'Matched with care: who you would like to meet, and whom you have met already.',
      },
      pause: {
        title: 'Yours to pause',
        text: 'Busy quarter? Sit out a month or three, and come back automatically.',
      },
    },
    figures: {
      connections: { figure: '500+', name: 'connections' },
      satisfaction: { figure: '95%', name: 'satisfaction' },
    },
    sendLink: 'Send Magic Link',
    notSent: 'Failed to send the magic link. Please try again.',
    wait: (minutes: number) => `Please wait ${digits(minutes)} minute(s) before requesting another link.`,
    singleSignOn: 'Single sign-on',
    byCode: 'Sign in with a 6-digit code',
    byLink: 'Use Magic Link Instead',
    signedInAs: (address: Piece): Sentence => ['You are signed in as ', address, '.'],
  },
  address: {
    label: 'Work email',
    example: 'you@company.com',
    needsScript: 'Signing in needs JavaScript. Please allow it in your browser.',
  },
  /** What `error` and `message` in the address say. */
  errors: {
    missing_token: 'The magic link is missing a security token. Please request a new link.',
    invalid_link: 'This magic link is invalid or has expired. Please request a new one.',
    verification_failed: 'Magic link verification failed. Please try requesting a new link.',
    invalid_email:
      "Only company email addresses (the company's domain) are allowed to join. Please sign in with your company email.",
    unauthorized_email: 'This email address is not authorized. Please contact your administrator.',
    auth_failed: 'Authentication failed. Please try again.',
    session_expired: 'Your session has expired. Please sign in again.',
    sign_out_failed: 'Signing out failed, so you may still be signed in. Please try again.',
    auth_check_failed: 'We could not check your sign-in. Please try again.',
  },
  otherError: 'An error occurred during authentication.',
  messages: {
    signed_out: 'You are signed out. See you next time.',
    email_confirmed: 'Your email address is confirmed. You can sign in now.',
  },
  noCookie: 'Your browser did not keep the sign-in. Please allow cookies, then try again.',
  linkSent: {
    title: 'Check your email',
    text: (address: Piece): Sentence => [
      'We sent a magic link to ',
      address,
      '. It is valid for 24 hours, and the last three you asked for work.',
    ],
    otherDevice: 'On another device? Have the 6-digit code of the same mail at hand.',
    otherAddress: 'Use different email',
  },
  code: {
    text: 'We mail you six digits. They are valid for 15 minutes, in this browser.',
    send: 'Send Code',
    enter: 'Enter your code',
    sentTo: (address: Piece): Sentence => ['We sent it to ', address, '.'],
    signingIn: 'Signing in...',
    done: "You're in",
    leaving: 'Signed in. Taking you to your profile...',
  },
  link: {
    looking: 'Looking at your link...',
    arrived: 'Welcome in',
    press: 'Your link is good. One press and you are signed in.',
    needsCode: 'One more sip',
    otherBrowser:
      'This is not the browser that asked for the link. Enter the 6-digit code from the same email.',
    otherPerson: 'This link signs in the person it was mailed to instead.',
    newLink: 'Request a new link',
    unchecked: {
      title: "We can't check your link just now",
      text: 'The server is not responding. Your link stays valid.',
    },
  },
  arriving: {
    title: 'Completing Sign In...',
    text: 'Just a moment, the coffee is running through.',
    done: 'Sign In Successful!',
    toProfile: 'Taking you to your profile.',
    elsewhere: 'Taking you there.',
  },
  test: {
    text: (example?: string) =>
      example === undefined
        ? 'For trying Cup of Joe out: enter an address of the sample company and look around.'
        : `For trying Cup of Joe out: enter an address of the sample company, such as ${example}, and look around.`,
    noPeople:
      'For trying Cup of Joe out: there is no sample company here, so enter an address of the whitelist.',
    off: 'Test access is turned off. Please use a magic link.',
    enter: 'Go to Profile',
    entering: 'Opening...',
    failed: 'Authentication failed',
    signInAs: 'Or sign in as',
    person: (name: string, state: string) => `${name}, ${state}`,
    states: {
      active: 'active',
      paused: 'paused',
      'left-out': 'left out last month',
      'on-leave': 'on leave',
      'not-set-up': 'not set up',
      'opted-out': 'opted out',
    },
  },
  admin: {
    text: 'For people who run the coffee chats.',
    asEmployee: 'Sign in as an employee',
    dashboard: 'Go to the dashboard',
    address: 'Email',
    password: 'Password',
    signIn: 'Login as Admin',
    signingIn: 'Logging in...',
    failed: 'Login failed. Please check your credentials.',
    byPasskey: 'Sign in with a passkey',
    waiting: 'Waiting for your passkey...',
  },
  passkey: {
    notChecked: 'The passkey could not be checked.',
    notUsed: 'No passkey was used: it was cancelled, or took too long.',
    known: 'This device already has a passkey for you.',
    wrongPlace: 'Passkeys work only at the address that the operator has set for Cup of Joe.',
    notHere: 'This browser cannot use a passkey here. Please use another way.',
  },
  /** Where links of mails arrive. */
  replies: {
    hello: (name: string) => `Hello, ${name}.`,
    dead: {
      title: 'This link has gone cold',
      text: 'It is incomplete or no longer valid. You can do the same after signing in.',
      refused: 'Not this time',
    },
    met: {
      title: (name: string) => `Did you meet ${name}?`,
      titleUnnamed: 'Did you meet your match?',
      onePress: 'One press is all.',
      onePressFor: (month: string) => `One press is all we need for ${month}.`,
      failed: 'Failed to update connection status',
      thanks: 'Thank you',
      already: 'You have answered already',
      about: (name: string) => `About your coffee with ${name}:`,
      aboutUnnamed: 'About your coffee with your match:',
    },
    another: {
      title: 'Somebody else for you?',
      ask: 'Find me someone else',
      failed: 'Failed to ask for someone else',
      over: 'Your coffee this month',
      overOfRound: 'Your coffee',
      notLooked: 'Nobody is looked for: your match stands, or there is another one already.',
    },
    plan: {
      title: (names: string) => `Coffee with ${names}`,
      pick: (isOfMore: boolean) =>
        `Twenty-five minutes. One press, and ${isOfMore ? 'all' : 'both'} of you get the invitation by mail.`,
      moves: (slot: string, isOfMore: boolean) =>
        `It is on ${slot} so far. One press moves it, and ${isOfMore ? 'all' : 'both'} of you get a new invitation by mail.`,
      cancelled: (isOfMore: boolean) =>
        `Cancelled. You are ${isOfMore ? 'all' : 'both'} told by mail. You can book another time.`,
      failed: 'That did not work. Please try again.',
      keep: 'Keep It as It Is',
      isBooked: (names: string) => `Your coffee with ${names} is booked.`,
      gone: {
        past: (time: string) => `${time} has passed.`,
        unsuitable: (time: string) => `${time} no longer suits all of you.`,
      },
    },
    leave: {
      title: 'Taking a break?',
      titleFor: (name: string) => `Taking a break, ${name}?`,
      text: 'Choose what suits you. Nothing happens until you press the button.',
      legend: 'From now on',
      choices: {
        skip: { label: 'Skip the next round', hint: 'You are back automatically after it.' },
        pause_1: { label: 'Pause for 1 month', hint: 'You come back automatically.' },
        pause_3: { label: 'Pause for 3 months', hint: 'You come back automatically.' },
        opt_out: { label: 'Opt out', hint: 'No pairings and no newsletters until you reactivate.' },
      },
      save: 'Save My Choice',
      saving: 'Saving...',
      failed: 'Your choice could not be saved. Please try again.',
      done: 'Your choice is saved',
      out: {
        title: 'You have opted out',
        text: 'No pairings and no newsletters until you reactivate, on your own page.',
      },
      invited: {
        title: 'Not for you?',
        text: 'One press, and we do not ask again.',
        decline: "Don't Ask Me Again",
        join: 'Join instead',
      },
      staying: {
        title: 'Still fancy a coffee?',
        text: 'One press keeps you in.',
        stay: 'Yes, Keep Me In',
        notNow: 'Not for now',
      },
    },
  },
  inquiry: {
    title: 'Coffee for your company',
    text: 'Tell us how many people you would like to introduce to each other. We answer by email.',
    company: 'Company name',
    noCompany: 'Please enter the company name',
    address: 'Contact email',
    users: 'Expected users',
    noUsers: 'Please choose how many people you expect',
    chooseUsers: 'Select a range',
    more: 'Additional information',
    send: 'Submit Inquiry',
    sending: 'Sending...',
    incomplete: 'Missing Information',
    invalidAddress: 'Invalid Email',
    failed: 'Submission Failed',
    tryAgain: 'There was an error submitting your inquiry. Please try again.',
    sent: {
      notice: 'Inquiry Submitted',
      title: 'Thank you for asking',
      text: (address: Piece): Sentence => ['We will write to ', address, '. Until then, have a look around.'],
      demo: 'View Live Demo',
      again: 'Send another',
    },
  },
}
