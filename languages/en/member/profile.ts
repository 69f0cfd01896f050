import { formatsOf } from '../../../shared/languages/formats'
import type { Sentence } from '../../words'

const { digits, plural } = formatsOf('en')

/** One's own profile. */
export const profile = {
  description: 'What your match gets to know about you.',
  edit: 'Edit Profile',
  label: 'Profile',
  kept: 'Here are the changes you had not saved yet.',
  save: 'Save Changes',
  saving: 'Saving...',
  saved: 'Profile updated successfully!',
  notSaved: 'Failed to update profile',
  firstName: 'First name',
  lastName: 'Last name',
  address: 'Email',
  department: 'Department',
  noDepartment: 'Not chosen yet',
  chooseDepartment: 'Select your department',
  loadingDepartments: 'Loading departments...',
  departmentsFailed: 'Failed to load departments. Please refresh the page or contact support.',
  fromDirectory: 'From your company’s directory',
  preference: 'Matching preference',
  preferences: {
    'same-department': 'Match me with people in my department',
    'cross-department': 'Match me ONLY with people from other departments',
    any: 'Anyone (mix it up!)',
  },
  photo: {
    label: 'Profile photo',
    uploading: 'Uploading...',
    adjust: 'Adjust',
    remove: 'Remove',
    removing: 'Removing...',
    hint: (largest: string) => `Optional. JPG, PNG, GIF or WebP, at most ${largest}.`,
    done: 'Profile picture updated!',
    failedTitle: 'Upload failed',
    failed: 'There was a problem uploading your image. Please try again.',
    removed: 'Profile picture removed.',
    notRemoved: 'Your picture could not be removed. Please try again.',
    noImage: {
      title: 'Invalid file type',
      description: 'Please select an image file (JPG, PNG, GIF, etc.)',
    },
    tooLarge: { title: 'File too large', description: 'Please select an image smaller than 5MB' },
    crop: {
      title: 'Adjust your photo',
      text: 'Drag it, or use the sliders.',
      preview: 'Preview of your photo',
      zoom: 'Zoom',
      x: 'Left to right',
      y: 'Up and down',
      use: 'Use Photo',
      failed: "This picture can't be adjusted here.",
    },
  },
  tellBy: {
    title: 'How you are told',
    label: 'Tell me by',
    company: (choice: string) => `As the company does: ${choice}`,
    programmes: 'As each programme does',
    mail: 'E-mail',
    hint: 'Invitations for your calendar come by e-mail in any case.',
    changed: 'Saved. It holds from the next message on.',
    notChanged: 'Your choice could not be saved',
  },
  whenAndWhere: {
    title: 'When and where',
    days: 'Working days',
    from: 'From',
    to: 'To',
    zone: 'Time zone',
    zoneHint: 'Coffee is only suggested within the working hours of everyone in the match.',
    noZone: 'This is not a valid time zone. Europe/Berlin is an example.',
    link: 'Video link',
    linkHint: 'Where you meet when it is not in person. The invitation shows it.',
    noLink: 'None. You two agree on a place.',
    hours: 'Working hours',
    hoursText: (days: string, from: string, to: string, city: string) =>
      `${days}, ${from} to ${to} (${city})`,
    daysFromTo: (first: string, last: string) => `${first} to ${last}`,
  },
  seldom: 'Once in a while',
  blocks: {
    title: "People I'd rather not be paired with",
    description: 'They are never told, nor is anyone else.',
    failed: 'Failed to load your list.',
    notSaved: 'Failed to save this.',
    remove: 'Remove',
    removeOne: (address: string) => `Remove ${address}`,
    address: 'Their address',
    hint: (most: number) =>
      `Your colleague’s full work address, spelled correctly: we don’t tell whether somebody has it. Up to ${digits(most)} people.`,
    add: 'Add',
    full: (most: number) => `You have listed ${digits(most)} people, the most that are possible.`,
  },
  sessions: {
    title: 'Where you are signed in',
    description: "Don't know one of these? Sign it out.",
    failed: 'Failed to load where you are signed in.',
    here: 'This browser',
    since: (moment: string) => `Since ${moment}`,
    sinceAndUsed: (moment: string, used: string) => `Since ${moment}, last used ${used}`,
    end: 'Sign Out There',
    endOne: (device: string, moment: string) => `Sign out ${device}, since ${moment}`,
    endOthers: 'Sign Out Everywhere Else',
    notEnded: 'Failed to sign out there',
  },
  password: {
    title: 'Password',
    description: 'For the administrator sign-in. Changing it signs you out everywhere else.',
    current: 'Current password',
    new: 'New password',
    hint: (shortest: number) =>
      `At least ${digits(shortest)} characters. Four unrelated words are a good one.`,
    change: 'Change Password',
    changing: 'Changing the password...',
    failed: 'Failed to change the password',
  },
}

/** Until somebody is in: the address is confirmed, and the profile set up. */
export const setUp = {
  check: {
    title: 'Check Your Email',
    text: (address: Sentence[number]): Sentence => ['We sent a 6-digit verification code to ', address, '.'],
    hint: 'Valid for 15 minutes.',
    entered: "I've Entered My Code",
    checking: 'Checking...',
    missing: 'Please enter the 6-digit code',
    sent: 'Code sent',
  },
  title: "Almost There! Let's Get You Set Up",
  text: 'Tell us a little about yourself, so that we can match you with a coffee chat buddy.',
  agree: 'I agree to receive monthly match notifications and participate in coffee chats',
  askToAgree: { title: 'One more thing!', text: 'Please check the box to join our coffee chat community!' },
  join: 'Join Coffee Chat Network',
  joining: 'Setting up your profile...',
  missing: {
    title: 'Hold up! Missing some info',
    description: 'Please fill in all the required fields so we can match you up!',
  },
  failedTitle: 'Oops! Something went wrong',
  failed: 'Please double-check your info and try again.',
  welcome: 'Welcome to Cup of Joe! 🎉',
  welcomeName: (name: Sentence[number]): Sentence => ['Welcome, ', name],
  allSet: 'Your profile is all set up! Time to start making new connections!',
}

/** Whether somebody takes part. */
export const participation = {
  title: 'Coffee Chat Participation',
  badges: {
    active: 'Active',
    paused: 'Paused',
    skipped: 'Sitting Out',
    'at-cap': 'Limit Reached',
    dormant: 'Dormant',
    'opted-out': 'Opted Out',
    'on-leave': 'On Leave',
  },
  mugs: {
    active: 'A full, steaming mug: you take part',
    paused: 'A mug with a little coffee left: you are taking a break',
    skipped: 'A mug with a little coffee left: you sit out a round',
    'at-cap': 'A full mug: you have all the coffees you want this month',
    dormant: 'A mug with a little coffee left: rounds go on without you',
    'on-leave': 'A mug with a little coffee left: you are on leave',
    'opted-out': 'An empty mug: you have opted out',
  },
  until: (day: string) => `Until ${day}`,
  active: 'You are in for the next monthly pairing.',
  optedOut: 'You get no future pairings until you reactivate. Your seat stays warm.',
  resumes: (day: string) => `Your participation resumes automatically on ${day}.`,
  paused: 'You are not paired until you come back.',
  onLeave: 'You are not paired until then.',
  skip: 'Skip the Next Round',
  skipped: 'You sit out the next round.',
  takePart: 'Take Part After All',
  takesPart: 'You are in for the next round.',
  pause1: 'Pause 1 Month',
  pause3: 'Pause 3 Months',
  reactivate: 'Reactivate',
  changed: 'Participation status updated successfully!',
  failed: 'Failed to update participation status',
  optOut: {
    action: 'Opt Out',
    title: 'Opt out of coffee chats?',
    effect:
      'You get no future pairings and no newsletter until you reactivate. Your profile and your past coffees stay.',
    stay: 'Stay in',
  },
  keepOrStepOut: {
    question: (names: string) => `Your coffee with ${names}: keep it, or step out now?`,
    questionOn: (names: string, day: string) =>
      `Your coffee with ${names} on ${day}: keep it, or step out now?`,
    optsOut:
      'You get no future pairings and no newsletter until you reactivate, either way. Your profile and your past coffees stay.',
    pauses: 'The next rounds go on without you, either way.',
    stepOut: 'Step Out Now',
    keep: 'Keep It',
    effect: (names: string, isOfMore: boolean) =>
      `If you step out now, ${names} ${isOfMore ? 'are' : 'is'} told by mail and can ask for someone else.`,
    effectBooked: (names: string, isOfMore: boolean) =>
      `If you step out now, the time is cancelled, and ${names} ${isOfMore ? 'are' : 'is'} told by mail and can ask for someone else.`,
  },
}

/** What is kept about somebody, and how it is deleted. */
export const privacy = {
  title: 'What is kept about you',
  description: 'All of it, as a file or as a page to print: profile, matches, emails, sign-ins.',
  download: 'Download My Data',
  read: 'Read My Data',
  deletion: {
    action: 'Delete My Account',
    title: 'Delete your account?',
    text: 'This can’t be undone, and nobody can bring your data back.',
    goes: {
      title: 'What goes',
      text: 'Your account, profile and photo, where you were signed in, your address on the whitelist, and the emails to you.',
    },
    stays: {
      title: 'What stays',
      text: 'Past matches: the others see “A former colleague”. A hash of your address, which nobody can read, so that people who would import you again are told. Existing backups and the company’s own list of employees are not changed.',
    },
    sendCode: 'Send Me a Code',
    codeHint: 'We mailed it to you. Valid for 15 minutes, in this browser.',
    confirm: 'Delete for Good',
    deleting: 'Deleting...',
    failed: 'Failed to delete your account',
  },
}

/** The programmes that are for somebody, once there are two. */
export const programmes = {
  title: 'Your programmes',
  failed: 'Your programmes could not be loaded.',
  changed: 'Your choice is saved.',
  notChanged: 'Your choice could not be saved.',
  cadence: {
    'by-hand': 'Now and then',
    monthly: 'Every month',
    weeks: (every: number) => plural(every, { one: 'Every week', other: 'Every # weeks' }),
  },
  next: (day: string) => `Next round: ${day}`,
  isOut: 'You are not in it.',
  backOn: (day: string) => `Back on ${day}`,
  sitsOut: 'You sit the next round out.',
  join: 'Join',
  leave: 'Leave',
  pause: 'Pause for a month',
  skip: 'Skip the next round',
  takePart: 'Take part in the next round',
  cap: {
    label: 'Coffees a month',
    hint: 'Over all programmes. Rounds pass you over when you have as many.',
    none: 'As many as there are',
    most: (count: number) => plural(count, { one: 'At most #', other: 'At most #' }),
  },
}
