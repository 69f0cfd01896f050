import { auditEmail } from '@emailens/engine'

/** All errors that the e-mail lint finds in a mail's HTML. */
export function lintErrors(html: string) {
  const report = auditEmail(html)
  return [
    ...report.compatibility.warnings,
    ...report.spam.issues,
    ...report.links.issues,
    ...report.accessibility.issues,
    ...report.images.issues,
    ...report.size.issues,
    ...report.templateVariables.issues,
  ].filter(({ severity }) => severity === 'error')
}
