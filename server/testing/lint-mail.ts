import { auditEmail } from '@emailens/engine'

/** How desktop Outlook draws a mail's HTML, out of 100. What it leaves out of ours: round corners, and what narrow screens need. */
export const outlookScore = (html: string) =>
  auditEmail(html).compatibility.scores['outlook-windows-legacy']?.score

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
