import { formatsOf } from '../../../shared/languages/formats'

const { digits, listed, plural } = formatsOf('en')

/** Why a calendar can’t be read; what is stored of it is the name of a text here, with what it is given. Hosts are given by name. */
export const calendars = {
  invalidAddress: 'This is not a valid address.',
  keyChanged: 'The key under which this calendar was connected has changed. Please connect it again.',
  unreadable: 'The calendar can’t be read.',
  tooSlow: 'The calendar takes too long to read.',
  notICalendar: 'The address returns no calendar in the iCalendar format.',
  tooManyOccurrences: (most: number) => `The calendar has more than ${digits(most)} occurrences.`,
  /** What its owner should know although it could be read: up to three names of time zones, how many events, and when up to three begin, as it is written there. */
  readInPart: (zones: string[], events: number, starts: string[]) => {
    const quoted = (names: string[]) => names.map((name) => `“${name}”`).join(', ')
    const named = quoted(zones)
    const taken = named && `There is no time zone ${named}, so its times count as busy in every time zone.`
    const at = starts.length > 0 ? ` (${quoted(starts)})` : ''
    const left = plural(events, {
      one: `One event can't be read${at}: what is understood of it counts as busy.`,
      other: `# events can't be read${at}: what is understood of them counts as busy.`,
    })
    return [taken, events > 0 && left].filter(Boolean).join(' ')
  },
  ourFault: 'It can’t be read, for a reason of ours.',
  companyAway: 'Your company’s calendar can’t be read at the moment.',
  notInCompany: 'Your company has no calendar at your address.',
  noAccess: (host: string, status: number) =>
    `${host} refuses access (${status}). Check CALENDAR_URL, and what was granted there.`,
  askedAgainLater: (host: string) => `${host} was asked too often, and will be asked again later.`,
  notUnderstood: (host: string) => `${host} returns something that can't be understood.`,
  /** @param settings their names */
  notSignedIn: (host: string, settings: string[]) =>
    `${host} does not sign us in. Check ${listed(settings)}.`,
  redirectsNowhere: (host: string) => `${host} redirects to no address.`,
  redirectsAgain: (host: string) => `${host} redirects again and again.`,
  refused: (host: string) =>
    `${host} refuses access. Check the address, and the user and password if it needs them.`,
  nothingThere: (host: string) => `${host} has no calendar at this address.`,
  askedTooOften: (host: string) => `${host} was asked too often.`,
  error: (host: string, status: number) => `${host} returns an error (${status}).`,
  onlyHttps: (host: string) => `${host} is asked over https only: the address must begin with https://.`,
  notPublic: (host: string) =>
    `${host} is not on the public internet. The operator can allow it by the setting CALENDAR_HOSTS.`,
  packed: (host: string) => `${host} returns packed content, which is not read.`,
  tooLarge: (host: string) => `${host} returns more than 5 MB.`,
  noHost: (host: string) => `There is no host ${host}.`,
  tookTooLong: (host: string) => `${host} took longer than 10 seconds.`,
  certificate: (host: string) => `The certificate of ${host} is not valid.`,
  /** @param code of the fault, if it has one */
  unreachable: (host: string, code: string) => `${host} can't be reached${code && ` (${code})`}.`,
  noAnswer: (host: string) => `${host} does not answer at the moment.`,
  leadsElsewhere: (host: string, other: string) =>
    `${host} leads to ${other}, which doesn’t get your password. Give the address of your calendar there.`,
  otherSignIn: (host: string) => `${host} asks for another kind of sign-in than user and password.`,
  wrongPassword: (host: string) => `${host} does not accept this user and password.`,
  notXml: (host: string) => `${host} returns no XML that can be read.`,
}
