import { z } from 'zod'
import { endpoint } from '../endpoint'
import { LONGEST } from '../limits'
import { PROFILE } from '../text-rules'
import { matchingPreference, text } from './common'
import { whenAndWhere } from './meetings'
import { user } from './sign-in'

/** What a person says of themselves. */
export const profile = z.object({
  firstName: text(PROFILE.firstName),
  lastName: text(PROFILE.lastName),
  department: text(PROFILE.department),
  matchingPreference,
  bio: text(PROFILE.bio).default(''),
  ...whenAndWhere,
})
export type Profile = z.input<typeof profile>

export const completeRegistration = endpoint({
  method: 'POST',
  path: '/api/complete-registration',
  access: 'employee',
  touches: ['people'],
  summary: 'Completes the profile for the first time.',
  body: profile,
  response: user,
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/profile',
  access: 'employee',
  touches: ['people'],
  summary: "Changes the signed-in person's profile.",
  body: profile,
  response: user,
})

export const uploadProfileImage = endpoint({
  method: 'POST',
  path: '/api/upload-profile-image',
  access: 'employee',
  touches: ['people'],
  summary: "Multipart, field profileImage; replaces the signed-in person's photo.",
  response: z.object({ imageUrl: z.string() }),
})

export const removeProfileImage = endpoint({
  method: 'DELETE',
  path: '/api/profile-image',
  access: 'employee',
  touches: ['people'],
  summary: "Removes the signed-in person's photo; changes nothing if there is none.",
  response: user,
})

/** Photos and gallery images: public, immutable, with random names. */
export const serveImage = endpoint({
  method: 'GET',
  path: '/admin-images/:filename',
  access: 'public',
  shows: { nothing: 'An image never changes under its name.' },
  summary: 'An image by its generated name, cached for a year.',
  params: z.object({ filename: z.string().max(LONGEST.imageFile) }),
})
