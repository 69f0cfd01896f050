import { type Class, classKey, fit, type Group, type GroupsOfWitness } from './explain-groups'
import type { Person, Witness } from './model/model'

/** People alike who need a scarce colleague: each of a class, or one of an odd group. */
interface Unit {
  classes: Class[]
  many: number
  group: Group | null
}

interface Helpers extends Class {
  many: number
}

/** Who competes for whom: the people and groups that depend on the same scarce colleagues. */
interface Need {
  units: Unit[]
  helpers: Helpers[]
}

/** Puts in words how many people depend on how many colleagues, and of which departments. */
export class Needs {
  private readonly units = new Map<string | Group, Unit>()
  private readonly helpers = new Map<string, Helpers>()
  private readonly known = new Map<Unit, Need>()

  constructor(
    people: Person[],
    witness: Witness,
    private readonly groups: GroupsOfWitness,
  ) {
    const ofClass = new Map(witness.classes.map((entry) => [classKey(entry), entry.price[0]]))
    const ofPerson = new Map(witness.people.map(({ id, price }) => [id, price[0]]))
    for (const person of people) {
      const key = classKey(person)
      const price = ofPerson.get(person.id) ?? ofClass.get(key) ?? 0
      if (price >= 1) count(this.helpers, key, () => ({ ...classOf(person), many: 0 }))
      else if (price === 0 && !groups.groupOf(person))
        count(this.units, key, () => ({ classes: [classOf(person)], many: 0, group: null }))
    }
    for (const group of groups.all()) this.units.set(group, { classes: group.classes, many: 1, group })
  }

  inWords(person: Person): string {
    const unit = this.units.get(this.groups.groupOf(person) ?? classKey(person))
    const need = unit && this.needOf(unit)
    if (need && sum(need.units) > sum(need.helpers)) return needInWords(need)
    return 'More people depend on the same colleagues than these can meet.'
  }

  private needOf(start: Unit): Need {
    const known = this.known.get(start)
    if (known) return known
    const units = new Set([start])
    const helpers = new Set<Helpers>()
    const suit = ({ classes }: Unit, helper: Helpers) => classes.some((entry) => fit(entry, helper))
    for (const unit of units)
      for (const helper of this.helpers.values()) {
        if (helpers.has(helper) || !suit(unit, helper)) continue
        helpers.add(helper)
        for (const other of this.units.values()) if (suit(other, helper)) units.add(other)
      }
    const need = { units: [...units], helpers: [...helpers] }
    for (const unit of units) this.known.set(unit, need)
    return need
  }
}

/** With more kinds of people, or departments, than this the numbers alone are said. */
const MOST_NAMED = 3

const WISH: Record<Person['preference'], string> = {
  'cross-department': 'want only other departments',
  'same-department': 'want only their own department',
  any: 'are open to anyone',
}

function needInWords({ units, helpers }: Need): string {
  const many = sum(units)
  const some = sum(helpers)
  const colleagues = `${inWords(some)} ${some === 1 ? 'colleague' : 'colleagues'}${placesInWords(helpers)}`
  const [only, ...others] = units.toSorted((one, other) => other.many - one.many) as [Unit, ...Unit[]]
  if (others.length === 0 && !only.group) {
    const [{ department, preference }] = only.classes as [Class]
    const inside = preference === 'cross-department' ? '' : " and can't meet one another this month"
    return `${upper(inWords(many))} people of ${department} ${WISH[preference]}${inside}; only ${colleagues} can meet them.`
  }
  const kinds = [only, ...others].map(unitInWords)
  const who = kinds.length > MOST_NAMED ? '' : `: ${listed(kinds)}`
  return `${upper(inWords(many))} people depend on the same ${colleagues}${who}.`
}

function unitInWords({ classes, many, group }: Unit): string {
  if (group)
    return `one of an odd group of ${inWords(group.size)}${group.department === null ? '' : ` in ${group.department}`}`
  const [{ department, preference }] = classes as [Class]
  const wish = many === 1 ? WISH[preference].replace('want', 'wants').replace('are', 'is') : WISH[preference]
  return `${inWords(many)} of ${department} who ${wish}`
}

/** In which departments: " in Sales", or " (two in Sales and one in IT)". */
function placesInWords(helpers: Helpers[]): string {
  const places = new Map<string, { department: string; many: number }>()
  for (const { department, many } of helpers) {
    const place = places.get(department.toLowerCase())
    if (place) place.many += many
    else places.set(department.toLowerCase(), { department, many })
  }
  const [first, ...others] = [...places.values()].toSorted((one, other) => other.many - one.many)
  if (!first || others.length >= MOST_NAMED) return ''
  if (others.length === 0) return ` in ${first.department}`
  return ` (${listed([first, ...others].map(({ department, many }) => `${inWords(many)} in ${department}`))})`
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Small numbers as words. */
export const inWords = (number: number): string => WORDS[number] ?? number.toLocaleString('en')

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "a", "a and b", "a, b and c" */
export const listed = (texts: string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`

const classOf = ({ department, preference }: Person): Class => ({ department, preference })

const sum = (all: Iterable<{ many: number }>): number => [...all].reduce((total, { many }) => total + many, 0)

function count<Key, Entry extends { many: number }>(all: Map<Key, Entry>, key: Key, create: () => Entry) {
  let entry = all.get(key)
  if (!entry) all.set(key, (entry = create()))
  entry.many++
}
