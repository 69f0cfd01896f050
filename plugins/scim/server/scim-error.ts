/** The kinds of RFC 7644, §3.12. */
export type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue'

/** An error for the company's directory to read, in SCIM's own form. Thrown inside a transaction, it rolls it back. */
export class ScimError extends Error {
  override readonly name = 'ScimError'
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 412 | 501,
    message: string,
    readonly scimType?: ScimType,
  ) {
    super(message)
  }
}

export const invalid = (scimType: ScimType, message: string) => new ScimError(400, message, scimType)

export const noSuch = (what: 'user' | 'group', id: string) =>
  new ScimError(404, `There is no ${what} ${id.slice(0, 100)}.`)
