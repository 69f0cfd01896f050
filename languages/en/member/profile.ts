import { formatsOf } from '../../../shared/languages/formats'
import type { Sentence } from '../../words'

const { digits, plural } = formatsOf('en')

/** One's own profile. */
export const profile = {
  edit: 'Edit Profile',
  label: 'Profile',
  kept: 'Your unsaved changes are still here.',
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
    notRemoved: "We couldn't remove your picture. Please try again.",
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
    title: 'How we tell you',
    label: 'Tell me by',
    company: (choice: string) => `Company default: ${choice}`,
    programmes: 'Default of each programme',
    mail: 'E-mail',
    both: (chats: string) => `E-mail and ${chats}`,
    hint: 'Calendar invitations always come by e-mail.',
    changed: 'Saved. It applies from the next message on.',
    notChanged: "We couldn't save your choice",
  },
  whenAndWhere: {
    title: 'When and where',
    days: 'Working days',
    from: 'From',
    to: 'To',
    zone: 'Time zone',
    zoneHint: 'We only suggest times when everyone is at work.',
    noZone: 'This is not a valid time zone. Europe/Berlin is an example.',
    link: 'Video link',
    linkHint: 'Where you meet by video. The invitation shows it.',
    hours: 'Working hours',
    hoursText: (days: string, from: string, to: string, city: string) =>
      `${days}, ${from} to ${to} (${city})`,
    daysFromTo: (first: string, last: string) => `${first} to ${last}`,
  },
  attributes: {
    none: 'Not chosen',
    fixed: 'From your company',
    shown: 'Your match sees it.',
  },
  topics: {
    label: 'What I like to talk about',
    hint: 'Up to five. Your match learns what you have in common, nobody else.',
    failed: 'The topics could not be loaded.',
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
      `The full work address, spelled exactly: we don’t say whether anyone has it. Up to ${digits(most)} people.`,
    add: 'Add',
    full: (most: number) => `You’ve listed ${digits(most)} people. To add another, remove one first.`,
  },
  sessions: {
    title: 'Signed-in devices',
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
    hint: (shortest: number) => `At least ${digits(shortest)} characters. Four unrelated words work well.`,
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
  text: 'Tell us a little about yourself, so we can match you with a coffee chat buddy.',
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
    skipped: 'A mug with a little coffee left: you sit out the next round',
    'at-cap': 'A full mug: you have all the coffees you want this month',
    dormant: 'A mug with a little coffee left: rounds go on without you',
    'on-leave': 'A mug with a little coffee left: you are on leave',
    'opted-out': 'An empty mug: you have opted out',
  },
  until: (day: string) => `Until ${day}`,
  optedOut: 'No more matches until you reactivate. Your seat stays warm.',
  resumes: (day: string) => `Your participation resumes automatically on ${day}.`,
  paused: 'Rounds go on without you until you come back.',
  onLeave: 'Rounds go on without you until then.',
  pause1: 'Pause 1 Month',
  pause3: 'Pause 3 Months',
  reactivate: 'Reactivate',
  changed: 'Participation status updated successfully!',
  failed: 'Failed to update participation status',
  optOut: {
    action: 'Opt Out',
    title: 'Opt out of coffee chats?',
    effect:
      'No more matches and no newsletter until you reactivate. Your profile and your past coffees stay.',
    stay: 'Stay in',
  },
  keepOrStepOut: {
    question: (names: string) => `Your coffee with ${names}: keep it, or step out now?`,
    questionOn: (names: string, day: string) =>
      `Your coffee with ${names} on ${day}: keep it, or step out now?`,
    optsOut:
      'Either way, no more matches and no newsletter until you reactivate. Your profile and your past coffees stay.',
    pauses: 'Either way, the next rounds go on without you.',
    stepOut: 'Step Out Now',
    keep: 'Keep It',
    effect: (names: string, isOfMore: boolean) =>
      `If you step out now, ${names} ${isOfMore ? 'are' : 'is'} told by mail and can ask for someone else.`,
    effectBooked: (names: string, isOfMore: boolean) =>
      `If you step out now, the coffee is cancelled. ${names} ${isOfMore ? 'are' : 'is'} told by mail and can ask for someone else.`,
  },
}

/** What is kept about somebody, and how it is deleted. */
export const privacy = {
  title: 'What is kept about you',
  description: 'Your profile, matches, emails and sign-ins: as a file, or as a page to print.',
  download: 'Download My Data',
  read: 'Read My Data',
  deletion: {
    action: 'Delete My Account',
    title: 'Delete your account?',
    text: 'This can’t be undone. Nobody can bring your data back.',
    goes: {
      title: 'What goes',
      text: 'Your account, profile and photo, where you were signed in, your address on the whitelist, and the emails to you.',
    },
    stays: {
      title: 'What stays',
      text: 'Past matches: the others see “A former colleague”. An unreadable hash of your address, to warn anyone who imports you again. Existing backups and the company’s own list of employees don’t change.',
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
  failed: "We couldn't load your programmes.",
  changed: 'Your choice is saved.',
  notChanged: "We couldn't save your choice.",
  cadence: {
    'by-hand': 'Next round: to be announced',
    monthly: 'Every month',
    weeks: (every: number) => plural(every, { one: 'Every week', other: 'Every # weeks' }),
  },
  next: (day: string) => `Next round: ${day}`,
  isOut: "You're not taking part.",
  backOn: (day: string) => `Back on ${day}`,
  sitsOut: 'You sit out the next round.',
  join: 'Join',
  leave: 'Leave',
  skip: 'Skip once',
  ask: {
    question: 'Are you in next time?',
    in: 'I’m in',
    isIn: 'You’re in next time.',
    takeBack: 'Take it back',
    later: 'We ask you before the next round.',
    tellWaiting: {
      label: 'Mail me where I stand in line',
      hint: 'With each newsletter, while you wait for a seat.',
    },
    me: { label: 'Ask me each time', hint: 'Without an answer you sit that round out.' },
  },
  takePart: 'Take part in the next round',
  cap: {
    label: 'Coffees a month',
    hint: 'Over all programmes. Rounds skip you once you reach it.',
    none: 'No limit',
    most: (count: number) => plural(count, { one: 'At most #', other: 'At most #' }),
  },
}
