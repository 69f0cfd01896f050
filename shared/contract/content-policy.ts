import { endpoint } from '../endpoint'

export const reportPolicyViolation = endpoint('POST /api/content-policy-reports', {
  access: 'public',
  changes: 'nothing',
  // A browser sends it by itself, without cookies, and without an origin.
  crossOrigin: true,
  summary: 'Takes reports of browsers about what the content security policy refused, and counts them.',
})
