import { z } from 'zod'
import { endpoint } from '../endpoint'
import { LONGEST, MOST, MOST_CAP, MOST_DOMAINS, MOST_MANAGERS } from '../limits'
import { mapValues } from '../map-values'
import { PROFILE_TEXTS } from '../profile-texts'
import { MAIL_DOMAIN, plainDomain, PROFILE } from '../text-rules'
import {
  changesSomething,
  email,
  language,
  matchingPreference,
  namedPerson,
  ruled,
  tellBy,
  text,
} from './common'
import { whenAndWhere } from './meetings'
import { user } from './sign-in'
import { topicId } from './topics'
import { saying } from '../languages/faults'

const ownFields = {
  firstName: text(PROFILE.firstName),
  lastName: text(PROFILE.lastName),
  department: text(PROFILE.department),
  matchingPreference,
  ...mapValues(PROFILE_TEXTS, text),
  ...whenAndWhere,
  /** Ids of what the person likes to talk about; absent: as they are. */
  topics: z.array(topicId).max(MOST.ownTopics).optional(),
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
