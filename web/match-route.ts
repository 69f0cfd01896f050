const plain = (path: string) => path.toLowerCase().replace(/(.)\/+$/, '$1')

/** Whether a path is that of a route; a slash at the end and letters' case make no difference. */
export function matchRoute(route: string, path: string): boolean {
  return plain(route) === plain(path)
}
