import { HourKinds } from './engine/hours'
import { hoursColumns } from './engine/problem'
import type { Person } from './model/model'

/** Who has half an hour of work in common with whom. */
export class Timetable {
  private readonly kinds: HourKinds | null = null
  private readonly kind = new Map<string, number>()

  constructor(people: readonly Person[]) {
    const hours = hoursColumns(people)
    if (!hours) return
    const kinds = new HourKinds(hours.sets)
    this.kinds = kinds
    people.forEach(({ id }, i) => this.kind.set(id, kinds.of[hours.of[i]!]!))
  }

  /** The kind of a person's hours. */
  kindOf({ id }: Person): number {
    return this.kind.get(id) ?? 0
  }

  /** Whether people of these kinds of hours find a time. */
  suit(one: number, two: number): boolean {
    return this.kinds?.fit(one, two) ?? true
  }

  /** Whether two people find a time. */
  fit(one: Person, two: Person): boolean {
    return this.suit(this.kindOf(one), this.kindOf(two))
  }
}
