/** Whether a path is that of a route; a slash at the end and letters' case make no difference. */
export function matchRoute(route: string, path: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/(.)\/+$/, '$1')
  return plain(route) === plain(path)
}
