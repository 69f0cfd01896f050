import { formatsOf } from '../../shared/languages/formats'
import type { Sentence } from '../words'

type Piece = Sentence[number]
const { digits } = formatsOf('en')

export const visitor = {
  auth: {
    title: 'Come in, sit down',
    text: "Sign in or sign up with your work email. That's all we need to find you some company.",
    blurbs: {
      noPassword: {
        title: 'No password to remember',
        text: 'We mail you a link. It is valid for 24 hours and works once.',
      },
      onceAMonth: {
        title: 'One new colleague a month',
        text: "Matched with care: by who you'd like to meet, and who you've met already.",
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
    sign_out_failed: 'Signing out failed. You may still be signed in, so please try again.',
    auth_check_failed: "We couldn't check your sign-in. Please try again.",
  },
  otherError: 'An error occurred during authentication.',
  messages: {
    signed_out: "You're signed out. See you next time.",
    email_confirmed: 'Your email address is confirmed. You can sign in now.',
  },
  noCookie: "Your browser didn't keep the sign-in. Please allow cookies, then try again.",
  linkSent: {
    title: 'Check your email',
    text: (address: Piece): Sentence => [
      'We sent a magic link to ',
      address,
      '. It is valid for 24 hours. If you asked for several, the last three work.',
    ],
    otherDevice: "On another device? You'll need the 6-digit code from the same email.",
    otherAddress: 'Use different email',
  },
  code: {
    text: 'We mail you six digits, valid for 15 minutes in this browser.',
    send: 'Send Code',
    enter: 'Enter your code',
    sentTo: (address: Piece): Sentence => ['We sent it to ', address, '.'],
    signingIn: 'Signing in...',
    done: "You're in",
    leaving: 'Signed in. Taking you to your profile...',
  },
  link: {
    looking: 'Checking your link...',
    arrived: 'Welcome in',
    press: "Your link is good. One press and you're in.",
    needsCode: 'One more sip',
    otherBrowser:
      "This isn't the browser that asked for the link. Enter the 6-digit code from the same email.",
    fromInvitation: "Enter the 6-digit code from your invitation, and you're in.",
    join: 'Join in',
    otherPerson: 'This link signs in somebody else: the person it was mailed to.',
    newLink: 'Request a new link',
    unchecked: {
      title: "We can't check your link right now",
      text: "The server isn't responding. Your link stays valid.",
    },
  },
  arriving: {
    title: 'Completing Sign In...',
    text: 'Just a moment, the coffee is brewing.',
    done: 'Sign In Successful!',
    toProfile: 'Taking you to your profile.',
    elsewhere: 'Taking you there.',
  },
  test: {
    text: (example?: string) =>
      example === undefined
        ? 'To try Cup of Joe, enter an address from the sample company and look around.'
        : `To try Cup of Joe, enter an address from the sample company, such as ${example}, and look around.`,
    noPeople: 'There is no sample company here. To try Cup of Joe, enter an address from the whitelist.',
    off: 'Test access is turned off. Please use a magic link.',
    enter: 'Go to Profile',
    entering: 'Opening...',
    failed: 'Authentication failed',
    signInAs: 'Or sign in as',
    person: (name: string, state: string) => `${name}, ${state}`,
    states: {
      active: 'active',
      paused: 'paused',
      'left-out': 'sat out last month',
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
    notChecked: "We couldn't check the passkey. Please try again.",
    notUsed: 'No passkey was used: it was cancelled, or took too long. Please try again.',
    known: 'This device already has a passkey for you.',
    wrongPlace: 'Passkeys work only at the address the operator has set for Cup of Joe.',
    notHere: "This browser can't use a passkey here. Please use another way.",
  },
  /** Where links of mails arrive. */
  replies: {
    hello: (name: string) => `Hello, ${name}.`,
    dead: {
      title: 'This link has gone cold',
      text: 'It is incomplete or no longer valid. Sign in to do the same on your page.',
      refused: 'Not this time',
    },
    met: {
      title: (name: string) => `Did you meet ${name}?`,
      titleUnnamed: 'Did you meet your match?',
      onePress: 'One press is all.',
      onePressFor: (month: string) => `One press is all we need for ${month}.`,
      failed: 'Failed to update connection status',
      thanks: 'Thank you',
      already: "You've answered already",
      about: (name: string) => `About your coffee with ${name}:`,
      aboutUnnamed: 'About your coffee with your match:',
    },
    another: {
      title: 'Someone else for you?',
      ask: 'Find me someone else',
      failed: 'Failed to ask for someone else',
      over: 'Your coffee this month',
      overOfRound: 'Your coffee',
      notLooked: "We're not looking for anyone: your match stands, or you have a new one already.",
    },
    plan: {
      title: (names: string) => `Coffee with ${names}`,
      moves: (slot: string, isOfMore: boolean) =>
        `It's on ${slot} now. One press moves it, and you ${isOfMore ? 'all' : 'both'} get a new invitation by mail.`,
      cancelled: (isOfMore: boolean) =>
        `Cancelled. We've told you ${isOfMore ? 'all' : 'both'} by mail. You can book another time.`,
      failed: "That didn't work. Please try again.",
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
        skip: { label: 'Skip the next round', hint: 'You come back automatically after it.' },
        pause_1: { label: 'Pause for 1 month', hint: 'You come back automatically.' },
        pause_3: { label: 'Pause for 3 months', hint: 'You come back automatically.' },
        opt_out: { label: 'Opt out', hint: 'No matches and no newsletters until you reactivate.' },
      },
      save: 'Save My Choice',
      saving: 'Saving...',
      failed: "We couldn't save your choice. Please try again.",
      done: 'Your choice is saved',
      out: {
        title: "You've opted out",
        text: 'No matches and no newsletters until you reactivate on your profile.',
      },
      invited: {
        title: 'Not for you?',
        text: "One press, and we won't ask again.",
        decline: "Don't Ask Me Again",
        join: 'Join instead',
      },
      asked: {
        title: 'Are you in this time?',
        text: 'One press, and we find somebody for you.',
        in: 'I’m In',
        isIn: {
          title: 'You’re in',
          text: 'You can take it back until the round is made.',
          takeBack: 'Take It Back',
        },
        over: {
          title: 'No open question',
          text: 'This round has been made already. We’ll ask you before the next one.',
        },
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
    text: "Tell us how many people you'd like to introduce to each other. We'll answer by email.",
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
