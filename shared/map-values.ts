/** An object with the same keys, and a value made of each. */
export const mapValues = <Key extends string, Value, Made>(
  of: Record<Key, Value>,
  make: (value: Value, key: Key) => Made,
): Record<Key, Made> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object of ours
  Object.fromEntries(
    Object.entries(of).map(([key, value]) => [key, make(value as Value, key as Key)]),
  ) as Record<Key, Made>

/** Maps an object that may lack keys. */
export const mapKnown = <Key extends string, Value, Made>(
  of: Partial<Record<Key, Value>>,
  make: (value: Value, key: Key) => Made,
): Partial<Record<Key, Made>> => mapValues(of as Record<Key, Value>, make)

/** Of an object, what has the keys of another. */
export const pick = <Key extends string, From extends Record<Key, unknown>>(
  from: From,
  keys: Record<Key, unknown>,
): Pick<From, Key> => mapValues(keys, (_, key) => from[key]) as Pick<From, Key>
