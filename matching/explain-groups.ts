import type { Timetable } from './explain-hours'
import type { Instance, Person, Preference, Witness } from './model/model'

/** People who can be paired with one another, but whose number is odd, so that one must be left out. */
export interface Group {
  size: number
  /** The department's name if all are of one, else null. */
  department: string | null
  /** Whether members may also meet the colleagues on whom too many depend. */
  dependent: boolean
  /** The kinds of people in it. */
  classes: Class[]
}

/**
 * Reads the structure behind the number of pairs off the witness: its prices on the first level are a Tutte–Berge
 * formula (Berge 1958). People of price one are the scarce colleagues on whom groups depend; a set with a price on the
 * first level is a group of odd size: one member is left out unless a scarce colleague takes them.
 */
export class GroupsOfWitness {
  /** How many scarce colleagues there are. */
  scarce = 0
  private readonly count = new Map<string, number>()
  /** The people by the kind of their hours. */
  private readonly byHours = new Map<number, Count>()
  private readonly scarceOf: Count = newCount()
  private readonly setOfPerson = new Map<string, number>()
  private readonly setsOfClass = new Map<string, { set: number; except: Set<string> }[]>()
  /** For each set the outermost one around it (or itself) that has a price on the first level, or −1. */
  private readonly groupOfSet: number[]
  private readonly size: number[] = []
  /** The classes of which a group holds people; department names as first seen. */
  private readonly classesOfGroup = new Map<number, Map<string, Class>>()
  private readonly known = new Map<number, Group>()

  constructor(
    instance: Instance,
    witness: Witness,
    private readonly time: Timetable,
  ) {
    for (const person of instance.people) {
      add(this.count, classKey(person), 1)
      const kind = this.time.kindOf(person)
      let among = this.byHours.get(kind)
      if (!among) this.byHours.set(kind, (among = newCount()))
      addTo(among, person, 1)
    }
    const people = new Map(instance.people.map((person) => [person.id, person]))
    const around = witness.sets.map(() => -1)
    for (const [s, set] of witness.sets.entries()) {
      let size = set.people.length - set.except.length
      for (const entry of set.classes) size += this.count.get(classKey(entry)) ?? 0
      for (const inner of set.sets) {
        around[inner] = s
        size += this.size[inner]!
      }
      this.size.push(size)
    }
    this.groupOfSet = witness.sets.map(() => -1)
    for (let s = witness.sets.length - 1; s >= 0; s--) {
      const outer = around[s] === -1 ? -1 : this.groupOfSet[around[s]!]!
      this.groupOfSet[s] = outer !== -1 ? outer : witness.sets[s]!.price[0] > 0 ? s : -1
    }
    for (const [s, set] of witness.sets.entries()) {
      const except = new Set(set.except)
      for (const id of set.people) {
        this.setOfPerson.set(id, s)
        this.noteClass(s, people.get(id)!)
      }
      for (const entry of set.classes) {
        const key = classKey(entry)
        const list = this.setsOfClass.get(key)
        if (list) list.push({ set: s, except })
        else this.setsOfClass.set(key, [{ set: s, except }])
        this.noteClass(s, entry)
      }
    }
    this.findScarce(witness, people)
  }

  private noteClass(set: number, entry: Class) {
    const group = this.groupOfSet[set]!
    if (group === -1) return
    let classes = this.classesOfGroup.get(group)
    if (!classes) this.classesOfGroup.set(group, (classes = new Map()))
    classes.set(classKey(entry), entry)
  }

  private findScarce(witness: Witness, people: Map<string, Person>) {
    const exceptions = new Map<string, number>()
    const note = (entry: Class, many: number) => {
      this.scarce += many
      addTo(this.scarceOf, entry, many)
    }
    for (const { id, price } of witness.people) {
      const person = people.get(id)!
      add(exceptions, classKey(person), 1)
      if (price[0] >= 1) note(person, 1)
    }
    for (const entry of witness.classes) {
      const key = classKey(entry)
      if (entry.price[0] >= 1) note(entry, (this.count.get(key) ?? 0) - (exceptions.get(key) ?? 0))
    }
  }

  /** The outermost group a person is in, if any. */
  groupOf(person: Person): Group | null {
    const set =
      this.setOfPerson.get(person.id) ??
      this.setsOfClass.get(classKey(person))?.find(({ except }) => !except.has(person.id))?.set
    const group = set === undefined ? -1 : this.groupOfSet[set]!
    return group === -1 ? null : this.group(group)
  }

  /** All groups there are. */
  all(): Group[] {
    return [...this.classesOfGroup.keys()].map((group) => this.group(group))
  }

  private group(set: number): Group {
    let found = this.known.get(set)
    if (!found) {
      const classes = [...this.classesOfGroup.get(set)!.values()]
      const departments = new Set(classes.map(({ department }) => department.toLowerCase()))
      found = {
        size: this.size[set]!,
        department: departments.size === 1 ? classes[0]!.department : null,
        dependent: classes.some((entry) => countFitting(entry, this.scarceOf) > 0),
        classes,
      }
      this.known.set(set, found)
    }
    return found
  }

  /** How many others preferences, departments and, if wanted, hours allow a person to meet. */
  countFits(person: Person, atAnyTime = false): number {
    const own = this.time.kindOf(person)
    const suits = (kind: number) => atAnyTime || this.time.suit(own, kind)
    let many = person.preference === 'cross-department' || !suits(own) ? 0 : -1
    for (const [kind, count] of this.byHours) if (suits(kind)) many += countFitting(person, count)
    return many
  }
}

/** People counted by class, and in all by preference. */
interface Count {
  classes: Map<string, number>
  total: Record<Preference, number>
}

const newCount = (): Count => ({
  classes: new Map(),
  total: { 'same-department': 0, any: 0, 'cross-department': 0 },
})

function addTo({ classes, total }: Count, entry: Class, by: number) {
  add(classes, classKey(entry), by)
  total[entry.preference] += by
}

/** How many of the people counted someone of a class may meet. */
function countFitting(one: Class, { classes: count, total }: Count): number {
  const { department } = one
  const own = (preference: Preference) => count.get(classKey({ department, preference })) ?? 0
  const inside = own('same-department') + own('any')
  const outside = total.any + total['cross-department'] - own('any') - own('cross-department')
  if (one.preference === 'same-department') return inside
  return one.preference === 'cross-department' ? outside : inside + outside
}

/** A kind of people: those of a department with a preference. */
export interface Class {
  department: string
  preference: Preference
}

/** Whether preferences and departments allow the pair. */
export function fit(one: Class, two: Class): boolean {
  const unwanted =
    one.department.toLowerCase() === two.department.toLowerCase() ? 'cross-department' : 'same-department'
  return one.preference !== unwanted && two.preference !== unwanted
}

/** The same for all people of a class. */
export function classKey({ department, preference }: Class): string {
  return `${preference} ${department.toLowerCase()}`
}

function add(counts: Map<string, number>, key: string, by: number) {
  counts.set(key, (counts.get(key) ?? 0) + by)
}
