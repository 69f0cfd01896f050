import type { Instance, Person, Preference, Witness } from './model'

/** People who can be paired with one another as far as numbers go, and of whom one must stay over. */
export interface Group {
  size: number
  /** The department's name if all are of one, else null. */
  department: string | null
  /** Whether members may also meet the colleagues on whom too many depend. */
  dependent: boolean
}

/**
 * Reads the structure behind the number of pairs off the witness: its prices on the first level are a Tutte–Berge
 * formula (Berge 1958). People of price one are the scarce colleagues on whom groups depend; a set with a price on the
 * first level is a group of odd size of which one member stays over unless a scarce colleague takes them.
 */
export class GroupsOfWitness {
  /** How many scarce colleagues there are. */
  scarce = 0
  private readonly count = new Map<string, number>()
  private readonly total: Record<Preference, number> = {
    'same-department': 0,
    any: 0,
    'cross-department': 0,
  }
  private readonly scarceClasses = new Map<string, { department: string; preference: Preference }>()
  private readonly setOfPerson = new Map<string, number>()
  private readonly setsOfClass = new Map<string, { set: number; except: Set<string> }[]>()
  private readonly groups: (Group | null)[] = []
  private readonly around: number[]

  constructor(instance: Instance, witness: Witness) {
    for (const person of instance.people) {
      add(this.count, classKey(person), 1)
      this.total[person.preference]++
    }
    this.around = witness.sets.map(() => -1)
    const people = new Map(instance.people.map((person) => [person.id, person]))
    const members: { size: number; classes: Map<string, { department: string; preference: Preference }> }[] =
      []
    for (const [s, set] of witness.sets.entries()) {
      const classes = new Map<string, { department: string; preference: Preference }>()
      let size = set.people.length - set.except.length
      for (const id of set.people) {
        this.setOfPerson.set(id, s)
        classes.set(classKey(people.get(id)!), people.get(id)!)
      }
      const except = new Set(set.except)
      for (const entry of set.classes) {
        const key = classKey(entry)
        const list = this.setsOfClass.get(key)
        if (list) list.push({ set: s, except })
        else this.setsOfClass.set(key, [{ set: s, except }])
        size += this.count.get(key) ?? 0
        classes.set(key, entry)
      }
      for (const inner of set.sets) {
        this.around[inner] = s
        size += members[inner]!.size
        for (const [key, entry] of members[inner]!.classes) classes.set(key, entry)
      }
      members.push({ size, classes })
    }
    this.findScarce(witness, people)
    for (const [s, set] of witness.sets.entries()) {
      const { size, classes } = members[s]!
      const departments = new Set([...classes.values()].map(({ department }) => department.toLowerCase()))
      const dependent = [...this.scarceClasses.values()].some((a) =>
        [...classes.values()].some((b) => fitClasses(a, b)),
      )
      const department = departments.size === 1 ? [...classes.values()][0]!.department : null
      this.groups.push(set.price[0] > 0 ? { size, department, dependent } : null)
    }
  }

  private findScarce(witness: Witness, people: Map<string, Person>) {
    const exceptions = new Map<string, number>()
    for (const { id, price } of witness.people) {
      const person = people.get(id)!
      add(exceptions, classKey(person), 1)
      if (price[0] < 1) continue
      this.scarce++
      this.scarceClasses.set(classKey(person), person)
    }
    for (const entry of witness.classes) {
      const key = classKey(entry)
      const many = (this.count.get(key) ?? 0) - (exceptions.get(key) ?? 0)
      if (entry.price[0] < 1 || many === 0) continue
      this.scarce += many
      this.scarceClasses.set(key, entry)
    }
  }

  /** The outermost group a person is in, if any. */
  groupOf(person: Person): Group | null {
    let set =
      this.setOfPerson.get(person.id) ??
      this.setsOfClass.get(classKey(person))?.find(({ except }) => !except.has(person.id))?.set ??
      -1
    let found: Group | null = null
    for (; set !== -1; set = this.around[set]!) found = this.groups[set] ?? found
    return found
  }

  /** How many others the two preferences and departments allow a person to meet. */
  countFits(person: Person): number {
    const department = person.department.toLowerCase()
    const own = (preference: Preference) => this.count.get(classKey({ department, preference })) ?? 0
    const inside = own('same-department') + own('any')
    const outside = this.total.any + this.total['cross-department'] - own('any') - own('cross-department')
    if (person.preference === 'same-department') return inside - 1
    if (person.preference === 'cross-department') return outside
    return inside - 1 + outside
  }
}

type Class = { department: string; preference: Preference }

function classKey({ department, preference }: Class): string {
  return `${preference} ${department.toLowerCase()}`
}

function fitClasses(one: Class, two: Class): boolean {
  const same = one.department.toLowerCase() === two.department.toLowerCase()
  const unwanted = same ? 'cross-department' : 'same-department'
  return one.preference !== unwanted && two.preference !== unwanted
}

function add(counts: Map<string, number>, key: string, by: number) {
  counts.set(key, (counts.get(key) ?? 0) + by)
}
