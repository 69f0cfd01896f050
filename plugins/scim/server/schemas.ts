// What /scim/v2 says of itself (RFC 7643, §5 to §7): exactly what it does.

const SCHEMAS = 'urn:ietf:params:scim:schemas'
export const USER_SCHEMA = `${SCHEMAS}:core:2.0:User`
export const ENTERPRISE_SCHEMA = `${SCHEMAS}:extension:enterprise:2.0:User`
export const GROUP_SCHEMA = `${SCHEMAS}:core:2.0:Group`

/** The most resources of a page. */
export const LARGEST_PAGE = 200

/** A resource that describes others. */
const describing = (base: string, kind: string, path: string, what: object) => ({
  schemas: [`${SCHEMAS}:core:2.0:${kind}`],
  ...what,
  meta: { resourceType: kind, location: `${base}/${path}` },
})

export const serviceProviderConfig = (base: string) =>
  describing(base, 'ServiceProviderConfig', 'ServiceProviderConfig', {
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
  })

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
const complex = (name: string, description: string, subAttributes: object[], more: object = {}) =>
  attribute(name, description, { type: 'complex', subAttributes, ...more })
const exact = { caseExact: true }
const readOnly = { mutability: 'readOnly' }
const immutable = { mutability: 'immutable' }
const reference = (to: string) => ({ type: 'reference', referenceTypes: [to], ...exact, ...readOnly })

const USER_ATTRIBUTES = [
  attribute('userName', 'The work address', { required: true, uniqueness: 'server' }),
  complex('name', 'The name', [
    attribute('formatted', 'The whole name, made of its parts', readOnly),
    attribute('familyName', 'The last name'),
    attribute('givenName', 'The first name'),
  ]),
  attribute('displayName', 'The name as it is shown'),
  attribute('title', 'What the person is at work'),
  attribute('preferredLanguage', 'The language in which the person is written to; they can choose another'),
  attribute('locale', 'The language and region; used if preferredLanguage names no language of the product'),
  attribute('timezone', 'The IANA name; the person can choose another'),
  attribute('active', 'Whether the person can take part', { type: 'boolean' }),
  complex(
    'emails',
    'The address for work; others are ignored',
    [
      attribute('value', 'The address'),
      attribute('type', 'Always work', { canonicalValues: ['work'] }),
      attribute('primary', 'Always true', { type: 'boolean' }),
    ],
    { multiValued: true },
  ),
  complex(
    'groups',
    'The groups that the person is in',
    [
      attribute('value', 'The id of the group', { ...exact, ...readOnly }),
      attribute('$ref', 'The address of the group', reference('Group')),
      attribute('display', 'The name of the group', readOnly),
      attribute('type', 'Always direct', { canonicalValues: ['direct'], ...readOnly }),
    ],
    { multiValued: true, ...readOnly },
  ),
]

const ENTERPRISE_ATTRIBUTES = [
  attribute('department', 'The department'),
  complex('manager', 'Whom the person reports to', [
    attribute('value', 'The id of the manager, or their work address', exact),
    attribute('$ref', 'The address of the manager', reference('User')),
    attribute('displayName', 'The name of the manager', readOnly),
  ]),
]

const GROUP_ATTRIBUTES = [
  attribute('displayName', 'The name', { required: true, uniqueness: 'server' }),
  complex(
    'members',
    'The people of the group',
    [
      attribute('value', 'The id of the person', { ...exact, ...immutable }),
      attribute('$ref', 'The address of the person', { ...reference('User'), ...immutable }),
      attribute('display', 'The work address of the person', readOnly),
      attribute('type', 'Always User', { canonicalValues: ['User'], ...immutable }),
    ],
    { multiValued: true },
  ),
]

const PERSON = { name: 'User', description: 'A person of the company' }
const GROUP = { name: 'Group', description: 'A group of people' }

/** What of /scim/v2 describes the rest, by path and id. */
export const descriptions = (base: string) => {
  const extensions = [{ schema: ENTERPRISE_SCHEMA, required: false }]
  const types = [
    { id: 'User', ...PERSON, endpoint: '/Users', schema: USER_SCHEMA, schemaExtensions: extensions },
    { id: 'Group', ...GROUP, endpoint: '/Groups', schema: GROUP_SCHEMA },
  ]
  const schemas = [
    { id: USER_SCHEMA, ...PERSON, attributes: USER_ATTRIBUTES },
    {
      id: ENTERPRISE_SCHEMA,
      name: 'EnterpriseUser',
      description: 'Where a person works',
      attributes: ENTERPRISE_ATTRIBUTES,
    },
    { id: GROUP_SCHEMA, ...GROUP, attributes: GROUP_ATTRIBUTES },
  ]
  const all = (path: string, kind: string, ofThem: { id: string }[]) => ({
    path,
    all: ofThem.map((one) => ({ id: one.id, ...describing(base, kind, `${path}/${one.id}`, one) })),
  })
  return [all('ResourceTypes', 'ResourceType', types), all('Schemas', 'Schema', schemas)]
}
