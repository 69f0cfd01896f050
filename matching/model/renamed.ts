import type { Certificate } from './model'

/** A certificate whose witness names people in another way, such as by their position in the list. */
export function renamed<Of extends Certificate>(certificate: Of, rename: (id: string) => string): Of {
  const named = <Each extends { id: string }>(people: Each[]) =>
    people.map((each) => ({ ...each, id: rename(each.id) }))
  const { witness, threes } = certificate
  return {
    ...certificate,
    witness: {
      ...witness,
      people: named(witness.people),
      sets: witness.sets.map((set) => ({
        ...set,
        people: set.people.map(rename),
        except: set.except.map(rename),
      })),
    },
    ...(threes && {
      threes: {
        ...threes,
        witness: {
          ...threes.witness,
          people: named(threes.witness.people),
          pairs: threes.witness.pairs.map((each) => ({ ...each, pair: each.pair.map(rename) })),
        },
      },
    }),
  }
}
