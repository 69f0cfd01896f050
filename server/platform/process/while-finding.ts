/** Lets calls for the same thing that come while it is being found wait for that one result. Nothing is kept afterwards. */
export function whileFinding<Result>() {
  const underWay = new Map<string, Promise<Result>>()
  return function resultOf(key: string, find: () => Promise<Result>): Promise<Result> {
    const result = underWay.get(key) ?? find().finally(() => underWay.delete(key))
    underWay.set(key, result)
    return result
  }
}
