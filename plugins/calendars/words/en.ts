import { formatsOf } from '../../../shared/languages/formats'

const { digits, listed, plural } = formatsOf('en')

const haveOwn = (people: number) =>
  people === 1 ? 'One person has connected their own' : `${digits(people)} people have connected their own`

/** What the browser shows. */
export const web = {
  title: 'Your calendar',
  description:
    'No coffee is suggested when you’re busy. Only busy times are read, never titles, and they’re kept for less than a day.',
  failed: 'Your calendar couldn’t be loaded.',
  names: { company: 'Your company’s calendar', caldav: 'CalDAV', ics: 'iCalendar address' },
  states: { ok: 'Works', failing: 'Can’t be read', unchecked: 'Not read today' },
  lastRead: (moment: string) => `Last read ${moment}`,
  withoutIt: 'Until it can be read again, times are suggested without it.',
  disconnect: {
    action: 'Disconnect',
    title: 'Disconnect your calendar?',
    effect:
      'This deletes its address, its password and everything read from it. Times are then suggested without it.',
    done: 'Your calendar is disconnected.',
    failed: 'The calendar couldn’t be disconnected',
  },
  connect: {
    title: 'Connect a Calendar',
    ownInstead: 'Connect My Own Instead',
    another: 'Connect Another',
    text: 'The connection is tested at once. What you enter is encrypted and never shown to anyone.',
    action: 'Connect',
    trying: 'Trying...',
    done: 'Your calendar is connected.',
    failed: 'The calendar couldn’t be connected',
    where: 'Where your calendar is',
    onServer: {
      label: 'On a CalDAV server',
      hint: 'iCloud, Fastmail, Nextcloud, mailbox.org and others',
      addressHint: 'The server’s, such as https://caldav.icloud.com, or your calendar’s.',
    },
    atAddress: {
      label: 'At a secret address',
      hint: 'Google and Outlook offer one that ends in .ics',
      addressHint:
        'Google: Settings, your calendar, Secret address in iCal format. Outlook: Settings, Calendar, Shared calendars, Publish.',
    },
    address: 'Address',
    user: 'User name',
    noUser: 'Please enter the user name',
    password: 'Password',
    noPassword: 'Please enter the password',
    passwordHint: 'With two-step sign-in, use an app password from your account’s settings.',
  },
}

/** What the server says. */
export const server = {
  /** Why a calendar can’t be read; what is stored of it is the name of a text here, with what it is given. Hosts are given by name. */
  problems: {
    invalidAddress: 'This isn’t a valid address.',
    keyChanged: 'The key of this installation has changed. Please connect the calendar again.',
    unreadable: 'The calendar can’t be read.',
    tooSlow: 'The calendar takes too long to read.',
    notICalendar: 'There is no iCalendar file at this address.',
    tooManyOccurrences: (most: number) => `The calendar has more than ${digits(most)} occurrences.`,
    /** What its owner should know although it could be read: up to three names of time zones, how many events, and when up to three begin, as it is written there. */
    readInPart: (zones: string[], events: number, starts: string[]) => {
      const quoted = (names: string[]) => names.map((name) => `“${name}”`).join(', ')
      const named = quoted(zones)
      const taken = named && `There is no time zone ${named}, so its times count as busy everywhere.`
      const at = starts.length > 0 ? ` (${quoted(starts)})` : ''
      const left = plural(events, {
        one: `One event can’t be read in full${at}. The part that can counts as busy.`,
        other: `# events can’t be read in full${at}. The parts that can count as busy.`,
      })
      return [taken, events > 0 && left].filter(Boolean).join(' ')
    },
    ourFault: 'It can’t be read. The fault is ours.',
    companyAway: 'Your company’s calendar can’t be read at the moment.',
    notInCompany: 'Your company has no calendar for your address.',
    noAccess: (host: string, status: number) =>
      `${host} refuses access (${status}). Check CALENDAR_URL, and the rights granted there.`,
    askedAgainLater: (host: string) => `${host} was asked too often. We’ll ask again later.`,
    notUnderstood: (host: string) => `${host} returns something that can’t be understood.`,
    /** @param settings their names */
    notSignedIn: (host: string, settings: string[]) =>
      `${host} doesn’t sign us in. Check ${listed(settings)}.`,
    redirectsNowhere: (host: string) => `${host} redirects to no address.`,
    redirectsAgain: (host: string) => `${host} redirects again and again.`,
    refused: (host: string) =>
      `${host} refuses access. Check the address, and the user name and password if it needs them.`,
    nothingThere: (host: string) => `${host} has no calendar at this address.`,
    askedTooOften: (host: string) => `${host} was asked too often.`,
    error: (host: string, status: number) => `${host} returns an error (${status}).`,
    onlyHttps: (host: string) => `The address of ${host} has to begin with https://.`,
    notPublic: (host: string) =>
      `${host} is not on the public internet. The operator can allow it by the setting CALENDAR_HOSTS.`,
    packed: (host: string) => `${host} returns compressed content, which can’t be read.`,
    tooLarge: (host: string) => `${host} returns more than 5 MB.`,
    noHost: (host: string) => `There is no host ${host}.`,
    tookTooLong: (host: string) => `${host} took longer than 10 seconds.`,
    certificate: (host: string) => `The certificate of ${host} isn’t valid.`,
    /** @param code of the fault, if it has one */
    unreachable: (host: string, code: string) => `${host} can’t be reached${code && ` (${code})`}.`,
    noAnswer: (host: string) => `${host} isn’t answering at the moment.`,
    leadsElsewhere: (host: string, other: string) =>
      `${host} leads to ${other}, which doesn’t get your password. Enter your calendar’s address there instead.`,
    otherSignIn: (host: string) => `${host} doesn’t sign in by user name and password.`,
    wrongPassword: (host: string) => `${host} doesn’t accept this user name and password.`,
    notXml: (host: string) => `${host} returns no readable XML.`,
  },
  health: {
    title: 'Calendars',
    own: (people: number) => `${haveOwn(people)}.`,
    ownFailing: (people: number, failing: number) =>
      `${haveOwn(people)}. ${plural(failing, { one: '# can’t be read; its owner sees why.', other: '# can’t be read; their owners see why.' })}`,
    ownOnly: 'Own only',
    failing: (calendar: string) => `${calendar}, failing`,
    without: 'Times are suggested without it.',
  },
  triedTooOften: (minutes: string) =>
    `You’ve tried to connect a calendar 20 times in an hour. Please try again in ${minutes}.`,
  myData: {
    title: 'The calendar that says when you are busy',
    fields: {
      source: 'Source',
      host: 'Host',
      connectedAt: 'Connected at',
      readAt: 'Read at',
      note: 'Note',
      busy: 'Busy',
    },
    sources: { caldav: 'CalDAV', ics: 'iCalendar', company: 'the company’s calendar' },
  },
}
