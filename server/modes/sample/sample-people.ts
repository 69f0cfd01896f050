import { createHash } from 'node:crypto'
import { addMonths, addMonthsToDay } from '../../platform/context/clock'
import type { users } from '../../tables/people.tables'

/** A name made from what it identifies, so that every sample has the same ids. */
export function sampleId(...parts: string[]): string {
  const hex = createHash('sha256').update(parts.join('\n')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The two companies of the sample: where their mail goes, and their departments with how many work there. */
export const SAMPLE_GROUPS = [
  {
    name: 'harbour-roastery',
    displayName: 'Harbour Roastery',
    description: 'The roastery, its shops and its office',
    color: '#9A4A22',
    domain: 'example.com',
    departments: { Engineering: 24, Sales: 15, Operations: 12, Marketing: 9, Finance: 6, Legal: 3 },
  },
  {
    name: 'juniper-studio',
    displayName: 'Juniper Studio',
    description: 'The design studio next door',
    color: '#4F7A5B',
    domain: 'example.org',
    departments: { Design: 13, Research: 9, Production: 6, Support: 3 },
  },
] as const

const FIRST_NAMES =
  'Ada Amir Anouk Bela Bruno Camille Chidi Clara Daria Davide Elif Emil Esra Farid Fatou Felix Freya Goran Hana Hugo Ines Ivo Jana Jonas Kofi Laila Leon Lucia Malik Marta Mei Milan Nadia Nils Nora Olga Omar Paolo Petra Priya Rafael Rosa Samir Sofia Tariq Thea Viktor Wanda Yara Zofia'.split(
    ' ',
  )
const LAST_NAMES =
  'Abdi Bauer Costa Dubois Eriksen Fischer Garcia Horvat Ito Jansen Kaya Lindqvist Mensah Novak Okafor Papadaki Quispe Rossi Sato Tanaka Ulloa Vargas Weber Yilmaz Zhang'.split(
    ' ',
  )
/** A bio is one of each: no two people have the same. */
const BIOS = [
  'Ask me about my sourdough. Cyclist. Early riser. Plays the cello, badly. Reads on trains. Grows tomatoes. Terrible at chess. Two cats, one dog. Sings in a choir. New in town'.split(
    '. ',
  ),
  'Up for a good walk. Collects maps. Always hungry. Learning Portuguese. Swims in any lake. Fixes old radios. Bakes on Sundays. Never without a book. Photographs doors. Knows every quiz answer but one'.split(
    '. ',
  ),
] as const

/** Whose portrait has long hair. */
export const LONG_HAIRED =
  'Ada Anouk Camille Clara Daria Elif Esra Fatou Freya Hana Ines Jana Laila Lucia Marta Mei Nadia Nora Olga Petra Priya Rosa Sofia Thea Wanda Yara Zofia'.split(
    ' ',
  )

type NewUser = typeof users.$inferInsert

/** The sample's 100 employees, the same every time but for the dates, which are relative to today. */
export function samplePeople(today: string, now: Date): NewUser[] {
  const people: NewUser[] = []
  for (const group of SAMPLE_GROUPS) {
    for (const [department, size] of Object.entries(group.departments)) {
      for (let seat = 0; seat < size; seat += 1)
        people.push(person(people.length, department, group.domain, today, now))
    }
  }
  return people
}

function person(index: number, department: string, domain: string, today: string, now: Date): NewUser {
  const firstName = FIRST_NAMES[index % FIRST_NAMES.length] as string
  // 50 first names and 25 last names: shifting by one after each round keeps all hundred full names different.
  const lastName = LAST_NAMES[(index + Math.floor(index / 50)) % LAST_NAMES.length] as string
  return {
    email: `${firstName}.${lastName}@${domain}`.toLowerCase(),
    firstName,
    lastName,
    department,
    matchingPreference: index % 6 === 1 ? 'cross-department' : index % 9 === 4 ? 'same-department' : 'any',
    bio: `${BIOS[0][index % 10]}. ${BIOS[1][Math.floor(index / 10)]}.`,
    isSample: true,
    isEmailVerified: true,
    isValidated: true,
    validatedAt: now,
    needsProfileSetup: index % 47 === 46,
    authMethod: 'sample',
    createdAt: now,
    updatedAt: now,
    ...standing(index, today),
  }
}

/**
 * A few pauses (one just over), people who opted out, and one on leave; everyone else takes part. People who are
 * away have been so since before the round of last month, which leaves two groups of odd size.
 */
function standing(index: number, today: string): Partial<NewUser> {
  const since = `${addMonths(today.slice(0, 7), -1)}-01`
  if (index % 31 === 7) {
    return {
      participationStatus: 'paused',
      pauseStartDate: since,
      pauseEndDate: addMonthsToDay(today, index % 2 ? 1 : 3),
      pauseReason: 'temporary',
    }
  }
  if (index === 20) {
    const start = addMonthsToDay(today, -1)
    return {
      participationStatus: 'paused',
      pauseStartDate: start,
      pauseEndDate: today,
      pauseReason: 'temporary',
    }
  }
  if (index % 40 === 13) return { participationStatus: 'opted_out' }
  if (index === 55) {
    return {
      employeeStatus: 'leave',
      leaveStartDate: since,
      leaveEndDate: addMonthsToDay(today, 2),
      leaveReason: 'Parental leave',
    }
  }
  return {}
}
