import type { Config } from './context/config'
import type { FirstAdmin } from './sign-in/admins/ensure-admin'

/** What a new operator needs to know once it runs: where it is, how to sign in, where the mail goes, how to stop it. */
export function welcome(config: Config, admin: FirstAdmin | undefined): string {
  const at = (path: string) => new URL(path, config.appUrl).href.replace(/\/$/, '')
  const lines = [`Cup of Joe is open at ${at('/')}`, '']
  if (admin) {
    const password = admin.password ? `, password ${admin.password}` : ', with the password you set'
    lines.push(`  Administrator  ${at('/admin-login')}`, `                 ${admin.email}${password}`)
  } else if (config.mode === 'evaluation') {
    lines.push(`  Administrator  ${at('/admin-login')} (passwords: npm run admin)`)
  }
  if (config.mail.kind === 'outbox') lines.push(`  Outbox         ${at('/outbox')} (every mail lands there)`)
  lines.push('  Stop           Ctrl-C', '')
  return lines.join('\n')
}
