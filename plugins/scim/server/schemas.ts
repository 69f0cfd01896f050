import { ENTERPRISE_SCHEMA, USER_SCHEMA } from './user.rules'
import { GROUP_SCHEMA } from './group.rules'

// What /scim/v2 says of itself (RFC 7643, §5 to §7): exactly what it does.

const CONFIG_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'
const TYPE_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:ResourceType'
const SCHEMA_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Schema'

/** The most resources of a page. */
export const LARGEST_PAGE = 200

export const serviceProviderConfig = (base: string) => ({
  schemas: [CONFIG_SCHEMA],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: LARGEST_PAGE },
  changePassword: { supported: false },
  sort: { supported: true },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token that an administrator makes under Admin Tools, Directory access.',
      specUri: 'https://www.rfc-editor.org/rfc/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})

export const resourceTypes = (base: string) =>
  [
    {
      id: 'User',
      name: 'User',
      endpoint: '/Users',
      description: 'A person of the company',
      schema: USER_SCHEMA,
      schemaExtensions: [{ schema: ENTERPRISE_SCHEMA, required: false }],
    },
    {
      id: 'Group',
      name: 'Group',
      endpoint: '/Groups',
      description: 'A group of people',
      schema: GROUP_SCHEMA,
    },
  ].map((type) => ({
    schemas: [TYPE_SCHEMA],
    ...type,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${type.id}` },
  }))

const attribute = (name: string, description: string, more: Record<string, unknown> = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
})
const exact = { caseExact: true }
const readOnly = { mutability: 'readOnly' }
const complex = (subAttributes: object[]) => ({ type: 'complex', subAttributes })
const reference = (...to: string[]) => ({
  type: 'reference',
  referenceTypes: to,
  caseExact: true,
  ...readOnly,
})

const USER = [
  attribute('userName', 'The work address', { required: true, uniqueness: 'server' }),
  attribute(
    'name',
    'The name',
    complex([
      attribute('formatted', 'The whole name, made of its parts', readOnly),
      attribute('familyName', 'The last name'),
      attribute('givenName', 'The first name'),
    ]),
  ),
  attribute('displayName', 'The name as it is shown'),
  attribute('title', 'What the person is at work'),
  attribute('preferredLanguage', 'The language in which the person is written to; they can choose another'),
  attribute('locale', 'The language and region; used if preferredLanguage names no language of the product'),
  attribute('timezone', 'The IANA name; the person can choose another'),
  attribute('active', 'Whether the person can take part', { type: 'boolean' }),
  attribute('emails', 'The address for work; others are ignored', {
    ...complex([
      attribute('value', 'The address'),
      attribute('type', 'Always work', { canonicalValues: ['work'] }),
      attribute('primary', 'Always true', { type: 'boolean' }),
    ]),
    multiValued: true,
  }),
  attribute('groups', 'The groups that the person is in', {
    ...complex([
      attribute('value', 'The id of the group', { ...exact, ...readOnly }),
      attribute('$ref', 'The address of the group', reference('Group')),
      attribute('display', 'The name of the group', readOnly),
      attribute('type', 'Always direct', { canonicalValues: ['direct'], ...readOnly }),
    ]),
    multiValued: true,
    ...readOnly,
  }),
]

const ENTERPRISE = [
  attribute('department', 'The department'),
  attribute(
    'manager',
    'Whom the person reports to',
    complex([
      attribute('value', 'The id of the manager, or their work address', exact),
      attribute('$ref', 'The address of the manager', reference('User')),
      attribute('displayName', 'The name of the manager', readOnly),
    ]),
  ),
]

const GROUP = [
  attribute('displayName', 'The name', { required: true, uniqueness: 'server' }),
  attribute('members', 'The people of the group', {
    ...complex([
      attribute('value', 'The id of the person', { ...exact, mutability: 'immutable' }),
      attribute('$ref', 'The address of the person', { ...reference('User'), mutability: 'immutable' }),
      attribute('display', 'The work address of the person', readOnly),
      attribute('type', 'Always User', { canonicalValues: ['User'], mutability: 'immutable' }),
    ]),
    multiValued: true,
  }),
]

export const schemas = (base: string) =>
  [
    { id: USER_SCHEMA, name: 'User', description: 'A person of the company', attributes: USER },
    {
      id: ENTERPRISE_SCHEMA,
      name: 'EnterpriseUser',
      description: 'Where a person works',
      attributes: ENTERPRISE,
    },
    { id: GROUP_SCHEMA, name: 'Group', description: 'A group of people', attributes: GROUP },
  ].map((schema) => ({
    schemas: [SCHEMA_SCHEMA],
    ...schema,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${schema.id}` },
  }))
