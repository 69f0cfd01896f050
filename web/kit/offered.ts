/** All whole numbers from the least to the most. */
export const upTo = ({ least = 1, most }: { least?: number; most: number }): number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index)

/** What the browser knows, with UTC, which some leave out. */
export const timeZones = (): string[] => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]
