import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { getDomainGroups } from '../../shared/contract/directory'
import { type ProgrammeSettings, SETTINGS } from '../../shared/programme'
import { queryOf } from '../api/query-client'
import { RadioGroup } from '../ui/choice'
import { isolated, words } from '../words'

type Scope = ProgrammeSettings['scope']

/** Who meets whom, in words with the names of groups; empty where there are too few of them to say it. */
export function useMeets() {
  const groups = useQuery(queryOf(getDomainGroups)).data ?? []
  return (scope: Scope, names: readonly string[] = groups.map(({ displayName }) => displayName)): string =>
    names.length < (scope === 'between' ? 2 : 1)
      ? ''
      : words.rounds.programme.settings.scope.meets(scope, names.slice(0, 2).map(isolated))
}

/** Chooses who meets whom: each group by itself, or all together. Takes `{...register('x')}`. */
export function ScopeChoice(rest: Omit<ComponentProps<typeof RadioGroup<Scope>>, 'legend' | 'choices'>) {
  const { label, choices } = words.rounds.programme.settings.scope
  const meets = useMeets()
  return (
    <RadioGroup
      legend={label}
      choices={SETTINGS.scope.values.map((value) => ({
        value,
        label: choices[value].label,
        hint: `${meets(value)} ${choices[value].hint}`,
      }))}
      {...rest}
    />
  )
}
