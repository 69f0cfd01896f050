/** All whole numbers from the least to the most. */
export const upTo = ({
  least = 1,
  most,
  step = 1,
}: {
  least?: number
  most: number
  step?: number
}): number[] => Array.from({ length: (most - least) / step + 1 }, (_, index) => least + index * step)

/** What the browser knows, with UTC, which some leave out. */
export const timeZones = (): string[] => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]
