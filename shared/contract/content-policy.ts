import { endpoint } from '../endpoint'

export const reportPolicyViolation = endpoint({
  method: 'POST',
  path: '/api/content-policy-reports',
  access: 'public',
  touches: { nothing: 'No screen is about a single report.' },
  // A browser sends it by itself, without cookies, and without an origin.
  crossOrigin: true,
  summary: 'Takes reports of browsers about what the content security policy refused, and counts them.',
})
