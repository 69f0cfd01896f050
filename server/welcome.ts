import { version } from '../package.json'
import type { Config } from './platform/context/config'
import { isOpenEvaluation, OPEN_EVALUATION } from './platform/http/evaluation'
import type { FirstAdmin } from './sign-in/admins/ensure-admin'

/** What a new operator needs to know once it runs: where it is, how to sign in, where the mail goes, how to stop it. */
export function welcome(
  config: Config,
  admin: FirstAdmin | undefined,
  isRoot: boolean,
  employee?: { email: string },
): string {
  const at = (path: string) => new URL(path, config.appUrl).href.replace(/\/$/, '')
  const lines = [`Cup of Joe ${version} is open at ${at('/')}`, '']
  if (admin?.ignored) {
    lines.push(`  Administrator  ${at('/admin-login')}`, `                 ${admin.ignored}`)
  } else if (admin) {
    const password = admin.password ? `, password ${admin.password}` : ', with the password you set'
    lines.push(`  Administrator  ${at('/admin-login')}`, `                 ${admin.email}${password}`)
  } else if (config.mode === 'evaluation') {
    lines.push(`  Administrator  ${at('/admin-login')} (passwords: npm run admin)`)
  }
  if (employee) lines.push(`  Employee       ${at('/simple-auth')}`, `                 ${employee.email}`)
  if (config.mail.kind === 'outbox') lines.push(`  Outbox         ${at('/outbox')} (every mail lands there)`)
  lines.push('  Stop           Ctrl-C', '')
  if (config.mode === 'production' && isRoot)
    lines.push('It runs as root. Give it a user of its own, which can write nothing but DATA_DIR.', '')
  if (isOpenEvaluation(config)) lines.push(...loud(OPEN_EVALUATION), '')
  return lines.join('\n')
}

function loud(sentence: string): string[] {
  const rule = '!'.repeat(sentence.length + 6)
  return [rule, `!! ${sentence} !!`, rule]
}
