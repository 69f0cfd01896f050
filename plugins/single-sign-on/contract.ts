import { endpoint } from '../../shared/endpoint'

export const login = endpoint('GET /api/login', {
  access: 'public',
  summary: 'Redirects to single sign-on, or to /auth.',
})

export const singleSignOnCallback = endpoint('GET /api/auth/callback', {
  access: 'public',
  summary:
    'Where the single sign-on provider sends the browser back to; redirects to /auth-success, or to /auth.',
})
