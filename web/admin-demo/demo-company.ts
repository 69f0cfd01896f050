import type { AllowedEmail, DomainGroup } from '../../shared/contract/directory'
import type { AuditEntry } from '../../shared/contract/audit'
import type { GalleryImage } from '../../shared/contract/images'
import type { EmailLog, LogEntry } from '../../shared/contract/mail'
import type { Newsletter } from '../../shared/contract/newsletters'
import type { Pairing } from '../../shared/contract/pairings'
import type { ParticipationStatus } from '../../shared/limits'
import { groupLetter } from '../../shared/group-letter'
import { demoImages } from './demo-images'
import { addMonths, monthName, seededRandom } from './demo-random'

export interface DemoPerson {
  id: string
  firstName: string
  lastName: string
  email: string
  department: string
  groupId: string
  isAdmin: boolean
  needsProfileSetup: boolean
  participationStatus: ParticipationStatus
  isOnLeave: boolean
}

export interface DemoDepartment {
  id: string
  name: string
  displayName: string
  groupId: string | null
}

export interface DemoMatch {
  id: string
  pairingId: string
  one: string
  other: string
  /** It took place. */
  met: boolean
}

export interface DemoSend {
  sent: number
  total: number
  state: NonNullable<Newsletter['sendState']>
}

export interface DemoLog extends EmailLog {
  isArchived: boolean
  html: string
}

/** Everything the demo knows; each visit has one of its own. */
export interface DemoCompany {
  /** YYYY-MM. */
  month: string
  people: DemoPerson[]
  groups: DomainGroup[]
  departments: DemoDepartment[]
  whitelist: AllowedEmail[]
  pairings: (Pairing & { isListed: boolean; leftOut: number })[]
  matches: DemoMatch[]
  newsletters: Newsletter[]
  sends: Map<string, DemoSend>
  logs: DemoLog[]
  images: GalleryImage[]
  audit: AuditEntry[]
  lastSync: string | null
  /** A number for each new thing. */
  nextId: () => string
}

const FIRST =
  'Amara Bruno Chiara Daniel Elif Farid Greta Hugo Ines Jonas Keiko Lena Marco Nadia Oskar Priya Quentin Rosa Samir Tessa Umar Vera Wanda Xenia Yusuf Zoe'.split(
    ' ',
  )
const LAST =
  'Almeida Bianchi Castro Dubois Eriksen Fontaine Grau Haddad Iversen Jansen Kowalski Lindqvist Moreau Novak Okafor Petrov Quist Rossi Sato Tanaka Ulrich Vargas Weber Yilmaz Zeman'.split(
    ' ',
  )

const GROUPS = [
  {
    id: 'roastery',
    displayName: 'The Roastery',
    description: 'Head office',
    color: '#9A4A22',
    sizes: { engineering: 22, design: 11, sales: 14, marketing: 9, finance: 7, operations: 10, other: 3 },
  },
  {
    id: 'bakehouse',
    displayName: 'The Bakehouse',
    description: 'Bakery and shops',
    color: '#3B82F6',
    sizes: { bakery: 12, logistics: 8, shops: 10, other: 2 },
  },
]
const HISTORY_MONTHS = 8

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The sample company of the demo: the same people and history at every visit in a month. */
export function demoCompany(now = new Date()): DemoCompany {
  const month = now.toISOString().slice(0, 7)
  const random = seededRandom(20)
  let last = 0
  const nextId = () => {
    last += 1
    return `demo-${last}`
  }
  const company: DemoCompany = {
    month,
    people: [],
    groups: GROUPS.map(({ id, displayName, description, color }) => ({
      id,
      name: id,
      displayName,
      description,
      color,
      isActive: true,
      createdAt: `${addMonths(month, -HISTORY_MONTHS)}-01T08:00:00.000Z`,
      updatedAt: `${addMonths(month, -HISTORY_MONTHS)}-01T08:00:00.000Z`,
    })),
    departments: [],
    whitelist: [],
    pairings: [],
    matches: [],
    newsletters: [],
    sends: new Map(),
    logs: [],
    images: demoImages(),
    audit: [],
    lastSync: `${month}-01T06:00:00.000Z`,
    nextId,
  }
  for (const { id: groupId, sizes } of GROUPS) {
    company.whitelist.push(
      whitelistEntry(company, `*@${groupId}.example`, groupId, 'Everyone who works here'),
    )
    for (const [name, size] of Object.entries(sizes)) {
      company.departments.push({ id: nextId(), name, displayName: titled(name), groupId })
      for (let count = 0; count < size; count += 1)
        company.people.push(person(company, name, groupId, random))
    }
  }
  company.departments.push({ id: nextId(), name: 'other', displayName: 'Other', groupId: null })
  company.whitelist.push(whitelistEntry(company, 'guest@partner.example', null, 'Works with us until summer'))
  const [first] = company.people
  if (first) Object.assign(first, { isAdmin: true, participationStatus: 'active', isOnLeave: false })
  for (let ago = HISTORY_MONTHS; ago > 0; ago -= 1) addPastMonth(company, addMonths(month, -ago), random)
  const shops = pairUp(company, month, 'bakehouse', random)
  addPairing(company, month, 'bakehouse', shops, 'active')
  company.newsletters.push(starterNewsletter(company, now))
  return company
}

function person(
  { people, nextId }: DemoCompany,
  department: string,
  groupId: string,
  random: () => number,
): DemoPerson {
  const place = people.length
  const firstName = FIRST[place % FIRST.length] ?? 'Ada'
  const lastName = LAST[(place * 7 + Math.floor(place / FIRST.length)) % LAST.length] ?? 'Lovelace'
  const chance = random()
  return {
    id: nextId(),
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${place + 1}@${groupId}.example`.toLowerCase(),
    department,
    groupId,
    isAdmin: false,
    needsProfileSetup: chance > 0.97,
    participationStatus: chance < 0.07 ? 'paused' : chance < 0.1 ? 'opted_out' : 'active',
    isOnLeave: chance > 0.94 && chance < 0.97,
  }
}

export function whitelistEntry(
  { groups, nextId }: DemoCompany,
  email: string,
  domainGroupId: string | null,
  reason: string,
): AllowedEmail {
  const group = groups.find(({ id }) => id === domainGroupId)
  const now = new Date().toISOString()
  return {
    id: nextId(),
    email,
    domain: email.split('@')[1] ?? '',
    reason,
    domainGroupId,
    domainGroup: group
      ? { id: group.id, name: group.name, displayName: group.displayName, color: group.color }
      : null,
    addedBy: 'you',
    isActive: true,
    createdAt: now,
    updatedAt: now,
  }
}

export const canBePaired = ({ participationStatus, needsProfileSetup, isOnLeave }: DemoPerson): boolean =>
  participationStatus === 'active' && !needsProfileSetup && !isOnLeave

const RECENT_MONTHS = 3

export interface DemoPairs {
  pairs: [DemoPerson, DemoPerson][]
  leftOut: DemoPerson[]
}

/**
 * Pairs for a month, by a rule simple enough for a demo: each takes the first partner of another department whom they
 * have not met in three months, else of any. The product itself proves that its pairings are the best possible.
 */
export function pairUp(
  company: DemoCompany,
  month: string,
  groupId: string | null,
  random: () => number,
): DemoPairs {
  const taken = new Set<string>()
  const met = new Set<string>()
  for (const { pairingId, one, other } of company.matches) {
    const pairing = company.pairings.find(({ id }) => id === pairingId)
    if (!pairing) continue
    if (pairing.status === 'active') taken.add(one).add(other)
    if (pairing.month >= addMonths(month, -RECENT_MONTHS)) met.add(`${one} ${other}`).add(`${other} ${one}`)
  }
  const waiting = company.people
    .filter((one) => canBePaired(one) && !taken.has(one.id) && (groupId === null || one.groupId === groupId))
    .map((one) => ({ one, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ one }) => one)
  const pairs: [DemoPerson, DemoPerson][] = []
  const leftOut: DemoPerson[] = []
  for (let one = waiting.shift(); one; one = waiting.shift()) {
    const current = one
    const isNew = ({ id }: DemoPerson) => !met.has(`${current.id} ${id}`)
    const place = [
      waiting.findIndex((other) => isNew(other) && other.department !== current.department),
      waiting.findIndex(isNew),
    ].find((found) => found >= 0)
    const [partner] = place === undefined ? [] : waiting.splice(place, 1)
    if (partner) pairs.push([current, partner])
    else leftOut.push(current)
  }
  return { pairs, leftOut }
}

/** Stores a pairing with its matches. */
export function addPairing(
  company: DemoCompany,
  month: string,
  groupId: string | null,
  { pairs, leftOut }: DemoPairs,
  status: Pairing['status'],
) {
  const group = company.groups.find(({ id }) => id === groupId)
  const groupNumber = group ? company.groups.indexOf(group) + 1 : 1
  const sameMonth = company.pairings.filter(
    (one) => one.month === month && one.domainGroupId === groupId,
  ).length
  const [year, number] = month.split('-')
  const name = group?.displayName ?? 'All Users'
  const file = `pairing-${month}-group${groupNumber}-${group?.name ?? 'all-users'}-${sameMonth + 1}.json`
  const pairing = {
    id: company.nextId(),
    name: `${monthName(month)} ${year} Group ${groupLetter(groupNumber)} - ${name}`,
    month,
    domainGroupId: groupId,
    domainGroupName: group?.displayName ?? null,
    groupNumber,
    status,
    totalPairs: pairs.length,
    fileName: file,
    createdAt: status === 'active' ? new Date().toISOString() : `${year}-${number}-01T09:00:00.000Z`,
    completedAt: status === 'active' ? null : `${year}-${number}-28T16:00:00.000Z`,
    isListed: true,
    leftOut: leftOut.length,
  }
  company.pairings.unshift(pairing)
  for (const [one, other] of pairs)
    company.matches.push({
      id: company.nextId(),
      pairingId: pairing.id,
      one: one.id,
      other: other.id,
      met: false,
    })
  return pairing
}

const MET_SHARE = 0.72

function addPastMonth(company: DemoCompany, month: string, random: () => number): void {
  for (const { id: groupId } of GROUPS) {
    const pairing = addPairing(company, month, groupId, pairUp(company, month, groupId, random), 'completed')
    const matches = company.matches.filter(({ pairingId }) => pairingId === pairing.id)
    for (const match of matches) match.met = random() < MET_SHARE
    if (month === addMonths(company.month, -HISTORY_MONTHS)) continue
    company.logs.unshift(
      logOf(
        company,
        pairing,
        `Cup of Joe - ${monthName(month)} ${month.slice(0, 4)} Newsletter`,
        true,
        random,
      ),
    )
  }
}

/** The place of somebody whose address takes no mail. */
const UNREACHABLE = 12

/** The log of a send to everyone of a pairing; now and then an address refuses its mail. */
export function logOf(
  company: DemoCompany,
  pairing: Pairing,
  title: string,
  isArchived: boolean,
  random: () => number,
): DemoLog {
  const personOf = (id: string) => company.people.find((one) => one.id === id)
  const timestamp = isArchived ? `${pairing.month}-02T09:30:00.000Z` : new Date().toISOString()
  const entries = company.matches
    .filter(({ pairingId }) => pairingId === pairing.id)
    .flatMap(({ one, other }): LogEntry[] =>
      [
        [one, other],
        [other, one],
      ].map(([to = '', partner = '']): LogEntry => {
        // One address has refused mail for months.
        const isRefused = random() < 0.02 || to === company.people[UNREACHABLE]?.id
        return {
          user_email: personOf(to)?.email ?? '',
          match_email: personOf(partner)?.email ?? null,
          send_status: isRefused ? 'failed' : 'success',
          match_validated: true,
          timestamp,
          error_message: isRefused ? '550 5.1.1 No such mailbox' : null,
          error_code: isRefused ? '550' : null,
          failure_reason: isRefused ? 'The address does not exist.' : null,
          validation_issues: [],
        }
      }),
    )
  const failed = entries.filter(({ send_status }) => send_status === 'failed').length
  const year = Number(pairing.month.slice(0, 4))
  return {
    id: company.nextId(),
    newsletter_id: company.nextId(),
    newsletter_title: title,
    month: monthName(pairing.month),
    year,
    sent_at: timestamp,
    state: 'sent',
    purged_at: null,
    pairing_file: pairing.fileName,
    pairing_name: pairing.name,
    archive_filename: `newsletter-${pairing.month}-sent.json`,
    domain_group_id: pairing.domainGroupId,
    domain_group_name: pairing.domainGroupName,
    total_recipients: entries.length,
    successful_sends: entries.length - failed,
    failed_sends: failed,
    unknown_sends: 0,
    match_validation_summary: {
      total_matches: pairing.totalPairs,
      validated_matches: pairing.totalPairs,
      mismatches: 0,
    },
    entries,
    isArchived,
    html: '',
  }
}

/** A draft of the running month with something in each of its sections. */
export function starterNewsletter(
  company: DemoCompany,
  now = new Date(),
  name = monthName(company.month),
  year = Number(company.month.slice(0, 4)),
): Newsletter {
  const at = now.toISOString()
  return {
    id: company.nextId(),
    month: name,
    year,
    status: 'draft',
    pairingFile: null,
    pairingName: null,
    sendState: null,
    title: `Cup of Joe - ${name} ${year} Newsletter`,
    description: 'A cup, a colleague, twenty-five minutes.',
    moodDescription: 'Slow mornings, warm hands, and a chair by the window.',
    moodImageUrl: company.images[0]?.publicUrl ?? '',
    newsletterImageUrl: '',
    quoteText: 'A conversation is a journey with a stop for coffee.',
    quoteAuthor: 'Overheard at the counter',
    brainBuzzerQuestion: 'Where is coffee said to have been found by dancing goats?',
    brainBuzzerChoices: JSON.stringify(['Yemen', 'Ethiopia', 'Brazil', 'Java']),
    brainBuzzerCorrectAnswer: 'B',
    coffeeChatsParagraph: 'Pick a time this week, put the phones away, and begin with a question.',
    coffeeChatStarters: JSON.stringify([
      'What did you learn lately that surprised you?',
      'Which place in town should everyone know?',
    ]),
    proTips: JSON.stringify([
      'Keep it casual: a 25-minute chat is plenty.',
      'Be curious: ask, listen, and ask once more.',
      'Go beyond job titles: people are more than what they do at work.',
    ]),
    matchPlaceholder: 'There is nobody for you this month. You are first in line next time.',
    closingMessage: 'Enjoy your cup.',
    subject: `Cup of Joe - ${name} ${year} Newsletter`,
    adminNotes: '',
    createdAt: at,
    updatedAt: at,
    approvedAt: null,
    sentAt: null,
  }
}
