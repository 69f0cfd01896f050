/** Screens to which somebody may come back after signing in. */
const PLACES = ['/home', '/matches', '/profile', '/admin', '/admin/images', '/admin-image-manager']

/** A path, and what may follow it: a query and a hash as browsers write them. */
const FORM = /^(\/[a-z/-]+)(?:[?#][!-[\]-~]*)?$/

/** An address of one of our screens; null for anything else, so that nobody is led elsewhere by what stands in a link. */
export function ownAddress(address: string | null | undefined): string | null {
  const path = FORM.exec(address ?? '')?.[1]
  return address && path && PLACES.includes(path) ? address : null
}

/** The path with its parameters filled in, each percent-encoded. Throws if one is missing. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs the parameter ${name}`)
    return encodeURIComponent(String(value))
  })
}
