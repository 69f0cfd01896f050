/** Waits for pieces of work that run at the same time: their results, by the same names. */
export async function allOf<Work extends Record<string, unknown>>(work: Work) {
  const results = await Promise.all(
    Object.entries(work).map(async ([name, result]) => [name, await result] as const),
  )
  return Object.fromEntries(results) as { [Name in keyof Work]: Awaited<Work[Name]> }
}
