import { z } from 'zod'
import { endpoint, type ResponseOf } from '../endpoint'
import { LONGEST, MOST, MOST_CAP, MOST_DOMAINS, MOST_MANAGERS } from '../limits'
import { mapValues } from '../map-values'
import { PROFILE_TEXTS } from '../profile-texts'
import { ATTRIBUTE, MAIL_DOMAIN, PROFILE, plainDomain } from '../text-rules'
import {
  changesSomething,
  email,
  id,
  language,
  matchingPreference,
  messageAnswer,
  namedPerson,
  ruled,
  tellBy,
  text,
} from './common'
import { whenAndWhere } from './meetings'
import { user } from './sign-in'
import { topicId } from './topics'
import { saying } from '../languages/faults'
import { ATTRIBUTE_SOURCES, DEPARTMENT, onceEach, valueKey } from '../attributes'

/** Short, as it stands in addresses and filters. */
export const attributeId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)

/** What somebody chooses; null: nothing. */
export const ownAttributes = z.record(attributeId, z.string().max(LONGEST.attributeValue).nullable())

const ownFields = {
  firstName: text(PROFILE.firstName),
  lastName: text(PROFILE.lastName),
  department: text(PROFILE.department),
  matchingPreference,
  ...mapValues(PROFILE_TEXTS, text),
  ...whenAndWhere,
  /** Ids of what the person likes to talk about; absent: as they are. */
  topics: z.array(topicId).max(MOST.ownTopics).optional(),
  /** What the person chooses of attributes that are theirs to choose; null: nothing; absent: as it is. */
  attributes: ownAttributes.optional(),
  /** The most coffees a month, over all programmes; null: as many as there are; absent: as it is. */
  monthlyCap: z.int().min(1).max(MOST_CAP).nullable().optional(),
  /** null: by what the programme does. */
  tellBy: tellBy.nullable().optional(),
  /** null: no choice; absent: as it is. */
  language: language.nullable().optional(),
}

/** What a person says of themselves. */
export const profile = z.object({
  ...ownFields,
  ...mapValues(PROFILE_TEXTS, (rule) => text(rule).default('')),
})
export type Profile = z.input<typeof profile>

/** What they change of it; what is absent stays as it is. */
export const profileChanges = z
  .object(ownFields)
  .partial()
  .refine(
    changesSomething,
    saying((w) => w.nothingToChange.user),
  )

export const completeRegistration = endpoint('POST /api/complete-registration', {
  summary: 'Completes the profile for the first time.',
  body: profile,
  response: user,
})

export const updateProfile = endpoint('PUT /api/profile', {
  summary: "Changes the signed-in person's profile; what is absent stays as it is.",
  body: profileChanges,
  response: user,
})

export const uploadProfileImage = endpoint('POST /api/upload-profile-image', {
  upload: 'profileImage',
  summary: "Multipart, field profileImage; replaces the signed-in person's photo.",
  response: z.object({ imageUrl: z.string() }),
})

export const removeProfileImage = endpoint('DELETE /api/profile-image', {
  summary: "Removes the signed-in person's photo; changes nothing if there is none.",
  response: user,
})

/** Photos and gallery images: public, immutable, with random names. */
export const serveImage = endpoint('GET /admin-images/:filename', {
  access: 'public',
  summary: 'An image by its generated name, cached for a year.',
  params: z.object({ filename: z.string().max(LONGEST.imageFile) }),
})

/* ---- Managers of domain groups ---- */

/** Who manages a domain group, and which addresses they may put on the whitelist. */
const groupManagers = z.object({
  managers: z.array(namedPerson),
  /** Those of the managers, as they are named. */
  emails: z.array(z.string()),
  domains: z.array(z.string()),
})
export type GroupManagers = z.infer<typeof groupManagers>

export const getGroupManagers = endpoint('GET /api/admin/domain-groups/:id/managers', {
  summary: 'Who manages a domain group, and the domains whose addresses they may let in.',
  response: groupManagers,
})

export const setGroupManagers = endpoint('PUT /api/admin/domain-groups/:id/managers', {
  proof: 'fresh',
  summary:
    'Names the managers of a domain group, or the domains whose addresses they may let in, replacing those before. A mail tells new managers; the rights of the others end at once.',
  body: z
    .object({
      emails: z.array(email).max(MOST_MANAGERS).optional(),
      domains: z.array(ruled(MAIL_DOMAIN).transform(plainDomain)).max(MOST_DOMAINS).optional(),
    })
    .refine(
      changesSomething,
      saying((w) => w.nothingToChange.blocks),
    ),
  response: groupManagers,
})

/* ---- What divides people beside their departments ---- */

const names = z
  .partialRecord(language, text(ATTRIBUTE.name))
  .refine(
    (of) => Object.keys(of).length > 0,
    saying((w) => w.required),
  )
  .refine(
    (of) => Object.values(of).every((name) => valueKey(name ?? '') !== DEPARTMENT),
    saying((w) => w.attribute.reserved),
  )

const decided = {
  names,
  source: z.enum(ATTRIBUTE_SOURCES),
  /** The name of a column of imports, or a path such as `addresses[type eq "work"].locality`; nothing for people's own choice. */
  from: text(ATTRIBUTE.from),
  /** Whether a match sees it. */
  shown: z.boolean(),
  /** What people choose among, or have so far. Values that differ by case or outer spaces are one. */
  values: z
    .array(text(ATTRIBUTE.value))
    .transform(onceEach)
    .pipe(
      z.array(z.string()).max(
        MOST.attributeValues,
        saying((w) => w.attribute.values(MOST.attributeValues)),
      ),
    ),
}
const attribute = z.object({
  ...decided,
  id,
  names: z.partialRecord(language, z.string()),
  from: z.string(),
  values: z.array(z.string()),
})

export const getAttributeList = endpoint('GET /api/admin/attributes', {
  summary: 'The attributes that divide people beside their departments, with their names in all languages.',
  response: z.array(attribute),
})
export type ListedAttribute = ResponseOf<typeof getAttributeList>[number]

export const addAttribute = endpoint('POST /api/admin/attributes', {
  summary: `Adds an attribute; there are ${MOST.attributes} at most. Without an id it gets one by its name; it stays when the name changes.`,
  body: z.object({
    ...decided,
    id: attributeId
      .refine(
        (wanted) => wanted !== DEPARTMENT,
        saying((w) => w.attribute.reserved),
      )
      .optional(),
    from: decided.from.default(''),
    shown: decided.shown.default(false),
    values: decided.values.default([]),
  }),
  response: attribute,
})

export const changeAttribute = endpoint('PATCH /api/admin/attributes/:id', {
  summary:
    'Changes an attribute; what is left out stays. A value that is left out of the values is taken off everybody.',
  body: z.object(decided).partial(),
  response: attribute,
})

export const deleteAttribute = endpoint('DELETE /api/admin/attributes/:id', {
  summary: 'Deletes an attribute with everybody’s values, unless a programme goes by it.',
  response: messageAnswer,
})

export const getAttributes = endpoint('GET /api/attributes', {
  summary:
    'What the signed-in person is by each attribute, in their language; where they choose, with the choices.',
  response: z.array(
    z.object({
      id,
      name: z.string(),
      shown: z.boolean(),
      value: z.string().nullable(),
      /** null: it is not theirs to choose. */
      choices: z.array(z.string()).nullable(),
    }),
  ),
})
