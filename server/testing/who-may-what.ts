import { contract } from './contract'
import type { Endpoint } from '../../shared/endpoint'

/** What a role gets: the handler runs ('may'), or a refusal with this status. */
type Outcome = 'may' | 401 | 403 | 404 | 'listed'

export const ROLES = [
  'visitor',
  'unvalidated',
  'employee',
  'participant',
  'manager',
  'admin',
  'unproved',
  'stale',
  'removed',
] as const
/**
 * visitor: no session · unvalidated: signed in, address not confirmed yet · employee: any other employee ·
 * participant: one of the two people of the match · manager: of a domain group ·
 * admin: without a second factor, or with one that was proved just now ·
 * unproved: an administrator who has one and did not prove it in this session · stale: one who proved it over ten minutes
 * ago · removed: was signed in, and is no longer on the whitelist
 */
export type Role = (typeof ROLES)[number]

/** What each role gets from a kind of route, in the order of ROLES. */
const GETS: Record<Audience, Outcome[]> = {
  everyone: ['may', 'may', 'may', 'may', 'may', 'may', 'may', 'may', 'may'],
  signedIn: [401, 'may', 'may', 'may', 'may', 'may', 'may', 'may', 401],
  employees: [401, 403, 'may', 'may', 'may', 'may', 'may', 'may', 401],
  participants: [401, 403, 404, 'may', 404, 404, 404, 404, 401],
  administrators: [401, 403, 403, 403, 'listed', 'may', 403, 'may', 401],
  freshAdministrators: [401, 403, 403, 403, 'listed', 'may', 403, 403, 401],
  directory: [401, 401, 401, 401, 401, 401, 401, 401, 401],
  proof: [401, 403, 403, 403, 'listed', 'may', 'may', 'may', 401],
}

/** The kinds of routes, and what each role gets from them. */
export const outcomeOf = (audience: Audience, role: Role): Outcome => GETS[audience][ROLES.indexOf(role)]!

/**
 * freshAdministrators: calls that do great harm in wrong hands, or change the second factor itself; they ask for a fresh
 * proof of those who have one · proof: the calls that prove it · directory: those of the company's directory, which shows a token;
 * no session counts there
 */
export type Audience =
  | 'directory'
  | 'everyone'
  | 'signedIn'
  | 'employees'
  | 'participants'
  | 'administrators'
  | 'freshAdministrators'
  | 'proof'

/**
 * The routes that are not for everybody who is signed in, and not under /api/admin for administrators. A route that is not
 * listed here is one of these two, so a change that opens one to more people, or guards it less, has to say so here as well as in
 * the contract.
 */
const LISTED: Partial<Record<Audience, string[]>> = {
  everyone: [
    'GET /api/languages',
    'GET /api/settings',
    'GET /api/auth/status',
    'POST /api/auth/magic-link',
    'GET /api/auth/magic-link',
    'POST /api/auth/magic-link/verify',
    'POST /api/auth/send-code',
    'POST /api/auth/verify-code',
    'POST /api/signin',
    'POST /api/signin/passkey/options',
    'POST /api/signin/passkey',
    'POST /api/simple-auth',
    'GET /api/simple-auth/people',
    'POST /api/logout',
    'GET /api/login',
    'GET /api/auth/callback',
    'GET /admin-images/:filename',
    'GET /api/mail-link',
    'POST /api/met',
    'GET /api/another',
    'POST /api/another',
    'GET /api/plan',
    'GET /api/plan/times',
    'POST /api/plan',
    'DELETE /api/plan',
    'GET /api/unsubscribe',
    'POST /api/unsubscribe',
    'POST /api/webhooks/sendgrid',
    'POST /api/slack/events',
    'POST /api/teams/messages',
    'POST /api/company-inquiry',
    'GET /healthz',
    'GET /readyz',
    'GET /metrics',
    'GET /api/report',
    'GET /report',
    'GET /api/openapi.json',
    'GET /api/docs',
    'GET /help',
    'GET /help/:page',
    'GET /outbox',
    'GET /outbox/:name',
  ],
  signedIn: ['GET /api/auth/user', 'POST /api/auth/verify-email', 'POST /api/auth/verify-email/resend'],
  participants: [
    'PUT /api/matches/:id/complete',
    'PUT /api/matches/:id/connection-status',
    'PUT /api/matches/:id/feedback',
    'POST /api/matches/:id/rescue',
    'GET /api/matches/:id/invite.ics',
    'GET /api/matches/:id/slots',
    'POST /api/matches/:id/meeting',
    'DELETE /api/matches/:id/meeting',
  ],
  freshAdministrators: [
    'POST /api/admin/restored',
    'PUT /api/admin/domain-groups/:id/managers',
    'PATCH /api/admin/allowed-emails/:id',
    'DELETE /api/admin/allowed-emails/:id',
    'POST /api/admin/allowed-emails/bulk',
    'POST /api/admin/users/bulk',
    'POST /api/admin/undo',
    'POST /api/admin/imports/:id/apply',
    'POST /api/admin/imports/:id/undo',
    'POST /api/admin/users/:id/erase',
    'PUT /api/admin/users/:id/address',
    'POST /api/admin/returns',
    'PUT /api/admin/programme',
    'POST /api/admin/programmes',
    'PATCH /api/admin/programmes/:id',
    'POST /api/admin/programmes/:id/archive',
    'POST /api/admin/newsletters/:id/send',
    'POST /api/admin/newsletters/:id/resume',
    'POST /api/admin/newsletters/:id/resend-unknown',
    'POST /api/admin/directory-tokens',
    'DELETE /api/admin/directory-tokens/:id',
    'PATCH /api/admin/directory-groups/:id',
    'POST /api/admin/keys',
    'DELETE /api/admin/keys/:id',
    'POST /api/admin/webhooks',
    'PATCH /api/admin/webhooks/:id',
    'DELETE /api/admin/webhooks/:id',
    'POST /api/admin/channels',
    'DELETE /api/admin/channels/:id',
    'GET /api/admin/users.csv',
    'GET /api/admin/email-logs/:month/:year/csv',
    'GET /api/admin/email-logs/:id/csv',
    'POST /api/admin/email-logs/:id/resume',
    'POST /api/admin/email-logs/:id/resend-unknown',
    'POST /api/admin/pairings/:id/reach',
    'POST /api/admin/email-logs/:id/purge',
    'GET /api/admin/pairings/:id.csv',
    'GET /api/admin/pairings/:id/left-out.csv',
    'POST /api/admin/announce-round',
    'POST /api/admin/pairings/:id/pair-stranded',
    'POST /api/admin/invitations',
    'GET /api/admin/second-factor/proof',
    'POST /api/admin/second-factor/passkeys/options',
    'POST /api/admin/second-factor/passkeys',
    'DELETE /api/admin/second-factor/passkeys/:id',
    'POST /api/admin/second-factor/app',
    'PUT /api/admin/second-factor/app',
    'DELETE /api/admin/second-factor/app',
    'POST /api/admin/second-factor/recovery-codes',
  ],
  directory: [
    'GET /scim/v2/ServiceProviderConfig',
    'GET /scim/v2/ResourceTypes',
    'GET /scim/v2/ResourceTypes/:id',
    'GET /scim/v2/Schemas',
    'GET /scim/v2/Schemas/:id',
    'GET /scim/v2/Users',
    'POST /scim/v2/Users',
    'POST /scim/v2/Users/.search',
    'GET /scim/v2/Users/:id',
    'PUT /scim/v2/Users/:id',
    'PATCH /scim/v2/Users/:id',
    'DELETE /scim/v2/Users/:id',
    'GET /scim/v2/Groups',
    'POST /scim/v2/Groups',
    'POST /scim/v2/Groups/.search',
    'GET /scim/v2/Groups/:id',
    'PUT /scim/v2/Groups/:id',
    'PATCH /scim/v2/Groups/:id',
    'DELETE /scim/v2/Groups/:id',
  ],
  proof: [
    'POST /api/admin/second-factor/proof/options',
    'POST /api/admin/second-factor/proof/passkey',
    'POST /api/admin/second-factor/proof/app',
    'POST /api/admin/second-factor/proof/recovery-code',
  ],
}

const audiences = new Map(
  Object.entries(LISTED).flatMap(([audience, routes]) =>
    routes.map((route) => [route, audience as Audience]),
  ),
)

/** Who may call a route. */
export const audienceOf = (route: string): Audience =>
  audiences.get(route) ??
  (/ \/(api\/admin|completed_pairings)\//.test(route) ? 'administrators' : 'employees')

/** Every route that is listed. */
export const listedRoutes = [...audiences.keys()]

/** Managers of domain groups may make it too; for them only what is of their groups exists. */
export const isManagers = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): boolean =>
  contract.some(
    (endpoint) => endpoint.access === 'manager' && endpoint.method === method && endpoint.path === path,
  )

/** What stays open to an administrator or manager who has no second factor where ADMIN_SECOND_FACTOR=required: how to get one. */
export const SET_UP = [
  'GET /api/admin/second-factor',
  'POST /api/admin/second-factor/passkeys/options',
  'POST /api/admin/second-factor/passkeys',
  'POST /api/admin/second-factor/app',
  'PUT /api/admin/second-factor/app',
  'POST /api/admin/second-factor/proof/options',
  'POST /api/admin/second-factor/proof/passkey',
  'POST /api/admin/second-factor/proof/app',
  'POST /api/admin/second-factor/proof/recovery-code',
]
