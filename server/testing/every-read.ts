import * as signIn from '../../shared/contract/sign-in'
import * as secondFactor from '../../shared/contract/second-factor'
import * as directory from '../../shared/contract/directory'
import { getAttributeList, getAttributes, getGroupManagers } from '../../shared/contract/people'
import { getLastImport } from '../../shared/contract/imports'
import { getDirectoryGroups, getDirectoryTokens } from '../../plugins/scim/contract'
import * as pairings from '../../shared/contract/pairings'
import * as pairingChanges from '../../shared/contract/pairing-changes'
import { getReadiness } from '../../shared/contract/readiness'
import { getOtherTimes, getSlots } from '../../shared/contract/meetings'
import { getCalendar } from '../../plugins/calendars/contract'
import { getStranding } from '../../shared/contract/rescue'
import { getBlocks, getOutcome } from '../../shared/contract/participation'
import * as topics from '../../shared/contract/topics'
import { getMonth, getOneView } from '../../shared/contract/month'
import * as newsletters from '../../shared/contract/newsletters'
import * as mail from '../../shared/contract/mail'
import * as metrics from '../../shared/contract/metrics'
import * as inquiries from '../../shared/contract/inquiries'
import * as images from '../../shared/contract/images'
import * as audit from '../../shared/contract/audit'
import { getCycles, previewAnnouncement } from '../../shared/contract/cycle'
import {
  getAudience,
  getNextRuns,
  getOneProgramme,
  getProgramme,
  getProgrammes,
} from '../../shared/contract/programme'
import type { Endpoint } from '../../shared/endpoint'
import { fillPath } from '../../shared/paths'

/** One address that a browser may read. */
export interface Read {
  read: Endpoint
  params?: Record<string, string | number>
  query?: Record<string, string>
}

export const addressOf = ({ read, params, query }: Read) =>
  `${fillPath(read.path, params)}?${new URLSearchParams(query).toString()}`

const list = (read: Endpoint, query: Record<string, string> = {}): Read => ({ read, query })
/** Leaves out reads of things that do not exist yet. */
const of = (read: Endpoint, params: Record<string, string | number>, query = {}): Read[] =>
  Object.values(params).includes('') ? [] : [{ read, params, query }]
const byToken = (read: Endpoint, token: string): Read[] => (token ? [{ read, query: { token } }] : [])

/** All that one person may have read, as far as it is there: `known` and `tokens` are filled in as things are made. */
export function everyRead() {
  const known = {
    groupId: '',
    otherGroupId: '',
    pairingId: '',
    pairingFile: '',
    matchId: '',
    newsletterId: '',
    logId: '',
    entryId: '',
    userId: '',
    programmeId: '',
  }
  const tokens = { link: '', met: '', plan: '', unsubscribe: '' }
  const reads = (): Read[] => [
    list(signIn.getAuthStatus),
    list(signIn.getCurrentUser),
    list(signIn.getSessions),
    list(signIn.getTestPeople),
    list(secondFactor.getSecondFactor),
    ...byToken(signIn.getMagicLink, tokens.link),
    list(directory.getDepartments),
    list(directory.getMyDepartments),
    ...of(directory.getDepartmentsOfDomain, { emailDomain: 'studio.example' }),
    list(directory.getDomainGroups),
    ...of(getGroupManagers, { id: known.groupId }),
    list(directory.getAllowedEmails),
    ...of(directory.getAllowedEmailReach, { id: known.entryId }),
    ...of(directory.getUserReach, { id: known.userId }),
    ...of(directory.getGroupDepartments, { groupId: 'common' }),
    ...of(directory.getGroupDepartments, { groupId: known.groupId }),
    ...of(directory.getGroupDepartments, { groupId: known.otherGroupId }),
    ...of(directory.getDepartmentUsers, { groupId: known.groupId, departmentName: 'Design' }),
    ...of(directory.getDepartmentUsers, { groupId: known.groupId, departmentName: 'Other' }),
    list(directory.getUsers),
    list(directory.getUsersCsv),
    list(directory.getUsers, { domainGroupId: known.groupId }),
    list(directory.getUsers, { readiness: 'ready' }),
    list(getReadiness),
    list(getReadiness, { domainGroupId: known.groupId }),
    list(directory.getEmployeeStatusSummary),
    list(getLastImport),
    list(getDirectoryTokens),
    list(getDirectoryGroups),
    list(getBlocks),
    list(getAttributes),
    list(getAttributeList),
    list(topics.getTopics),
    list(topics.getTopicList),
    list(pairings.getCurrentMatch),
    list(pairings.getMatchHistory),
    list(pairings.getNextPairing),
    list(getStranding),
    list(getOutcome),
    list(getCalendar),
    ...of(getSlots, { id: known.matchId }),
    ...of(getOtherTimes, { id: known.matchId }),
    list(pairings.getCurrentPairings),
    ...of(pairings.getPairingMatches, { id: known.pairingId }),
    ...of(pairingChanges.getChanges, { id: known.pairingId }),
    ...of(pairingChanges.getPairingPeople, { id: known.pairingId }),
    ...of(pairings.getCertificate, { id: known.pairingId }),
    ...of(pairings.getLeftOut, { id: known.pairingId }),
    ...of(pairings.getReach, { id: known.pairingId }),
    ...of(getOneView, { id: known.pairingId }),
    ...of(pairings.getPairingCsv, { id: known.pairingId }),
    ...of(pairings.getLeftOutCsv, { id: known.pairingId }),
    list(pairings.getPairingValidation),
    list(pairings.getPairingValidation, { domainGroupId: known.groupId }),
    list(getMonth),
    list(getMonth, { domainGroupId: known.groupId }),
    list(pairings.getCompletedPairingFiles),
    ...of(pairings.getPairingFile, { fileName: known.pairingFile }),
    list(pairings.getPairingGroups),
    list(pairings.getPairingHistory),
    list(newsletters.getNewsletters),
    list(newsletters.getNewsletterFiles),
    ...of(newsletters.getRecipients, { id: known.newsletterId }),
    ...of(newsletters.getSendProgress, { id: known.newsletterId }),
    list(mail.getEmailLogs),
    list(mail.getArchivedEmailLogs),
    ...of(mail.getLogEntries, { id: known.logId }),
    ...of(mail.getLogCsv, { id: known.logId }),
    ...of(mail.getMonthCsv, { month: 'November', year: 2026 }),
    list(mail.getUnreachablePeople),
    ...byToken(mail.getMailLink, tokens.met),
    ...byToken(mail.getMailLink, tokens.unsubscribe),
    ...byToken(mail.getPlan, tokens.plan),
    ...byToken(mail.getOtherTimesByLink, tokens.plan),
    list(metrics.getAdminStats),
    list(metrics.getMetricsCsv),
    list(metrics.getEnhancedMetrics),
    list(metrics.getPairingReport),
    list(metrics.getEngagementMetrics),
    list(metrics.getConnectionMap),
    list(metrics.getFeedback, { month: '2026-11' }),
    list(metrics.getSystemHealth),
    list(inquiries.getInquiries),
    list(images.getImages),
    list(images.getImageCompatibility),
    list(audit.getAuditLog, { limit: '500' }),
    list(getProgramme),
    list(getProgrammes),
    ...of(getOneProgramme, { id: known.programmeId }),
    ...of(getAudience, { id: known.programmeId }),
    list(previewAnnouncement, { day: '2026-12-10' }),
    list(getNextRuns, { cycle: '0 9 1 * *', timeZone: 'Europe/Berlin' }),
    list(signIn.getPublicSettings),
    list(newsletters.getNewsletterMonths),
    list(getCycles),
  ]
  return { known, tokens, reads }
}
