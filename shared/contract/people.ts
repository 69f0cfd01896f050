import { z } from 'zod'
import { endpoint } from '../endpoint'
import { line, matchingPreference, prose } from './common'
import { user } from './sign-in'

/** What a person says of themselves; the form and the server check it alike. */
export const profile = z.object({
  firstName: line(100, 'First name is required'),
  lastName: line(100, 'Last name is required'),
  department: line(100, 'Department is required'),
  matchingPreference,
  bio: prose(1000).default(''),
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
  summary: 'Changes the own profile.',
  body: profile,
  response: user,
})

export const uploadProfileImage = endpoint({
  method: 'POST',
  path: '/api/upload-profile-image',
  access: 'employee',
  touches: ['people'],
  summary: 'Multipart, field profileImage; replaces the own photo.',
  response: z.object({ imageUrl: z.string() }),
})

export const removeProfileImage = endpoint({
  method: 'DELETE',
  path: '/api/profile-image',
  access: 'employee',
  touches: ['people'],
  summary: 'Takes the own photo away; without one, that changes nothing.',
  response: user,
})

/** Photos and gallery images: public, immutable, named by chance. */
export const serveImage = endpoint({
  method: 'GET',
  path: '/admin-images/:filename',
  access: 'public',
  shows: { nothing: 'An image never changes under its name.' },
  summary: 'An image by its generated name, cached for a year.',
  params: z.object({ filename: z.string().max(200) }),
})
