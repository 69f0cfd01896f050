/** What belongs to an object: made when it is first asked for, and forgotten with the object. */
export function onceFor<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, { result: Made }>()
  return (of) => {
    let known = made.get(of)
    if (!known) made.set(of, (known = { result: make(of) }))
    return known.result
  }
}
