/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- a combobox of ARIA: the keys of its options are those of its field */
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { getDomainGroups, getUsers, getUsersCsv } from '../../shared/contract/directory'
import { changeProgramme } from '../../shared/contract/programme'
import { generateNewsletter } from '../../shared/contract/newsletters'
import { call } from '../api/call'
import { inChosen } from '../api/chosen-programme'
import { queryOf } from '../api/query-client'
import { GenerateDialog } from '../pairings/generate-dialog'
import { cn } from '../ui/cn'
import { partsIn } from '../plugins'
import { useFocusBack } from '../ui/dialog'
import { placeAfter } from '../ui/lists/menu'
import { words } from '../words'
import { adminSections, sectionHref } from './admin-sections'
import { dashboardTabs, tabHref } from './dashboard-tabs'
import { useAction } from '../kit/use-action'
import { useSettled } from '../kit/searched'
import { personName } from '../../shared/person-name'
import { useMay } from '../sign-in/may'
import { generateCompanyPairing, generateGroupPairing } from '../../shared/contract/pairings'

const MOST_USERS = 6

const onlyIf = (may: boolean, command: Command) => (may ? [command] : [])

interface CommandPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called after it navigated, so that the tab there is rendered again. */
  onGone: () => void
}

/** Ctrl/Cmd-K: go to a tab, generate pairings, create a newsletter, find a user; all by keyboard. */
export default function CommandPalette({ open, onOpenChange, onGone }: CommandPaletteProps) {
  /** The group to generate for, null for the company; undefined while that dialog is closed. */
  const [generateFor, setGenerateFor] = useState<string | null>()
  const groups = useQuery({ ...queryOf(getDomainGroups), enabled: open }).data ?? []
  const may = useMay()
  const [, navigate] = useLocation()
  const { tabs, commands: texts } = words.dashboard
  const focus = useFocusBack()
  const goTo = (to: string) => {
    navigate(to)
    onGone()
  }
  const create = useAction({
    run: () => call(generateNewsletter, { body: {} }),
    done: ({ id, title }) => {
      goTo(inChosen(`/admin?edit=${encodeURIComponent(id)}`))
      return texts.created(title)
    },
    failed: texts.notCreated,
  })
  const commands: Command[] = [
    ...dashboardTabs.map(({ value }) => ({
      id: `tab ${value}`,
      label: tabs[value],
      kind: texts.goTo,
      words: texts.also.tabs[value],
      run: () => goTo(tabHref(value)),
    })),
    ...adminSections
      .filter(({ call: needed }) => may(needed))
      .map(({ value, label }) => ({
        id: `section ${value}`,
        label: label(),
        kind: tabs['admin-tools'],
        words: texts.also.section,
        run: () => goTo(sectionHref(value)),
      })),
    {
      id: 'help',
      label: words.dashboard.about.help,
      kind: texts.goTo,
      run: () => location.assign('/help'),
    },
    {
      id: 'changed',
      label: words.dashboard.about.changed,
      kind: texts.goTo,
      run: () => location.assign('/help/changelog'),
    },
    // What is behind a fold or in a menu.
    {
      id: 'completed',
      label: words.rounds.pairings.completed.title,
      kind: tabs.operations,
      run: () => goTo(`${tabHref('operations')}#completed`),
    },
    ...onlyIf(may(getUsersCsv), {
      id: 'csv',
      label: words.dashboard.buttons.csv,
      kind: words.dashboard.sections.users,
      run: () => goTo(sectionHref('users')),
    }),
    ...onlyIf(may(changeProgramme), {
      id: 'scope',
      label: words.rounds.programme.settings.scope.label,
      kind: words.dashboard.sections.programme,
      run: () => goTo(sectionHref('programme')),
    }),
    ...onlyIf(may(generateNewsletter), {
      id: 'newsletter',
      label: texts.newsletter,
      kind: texts.action,
      run: () => create.mutate(),
    }),
    ...onlyIf(may(generateCompanyPairing), {
      id: 'generate',
      label: texts.generate,
      kind: texts.action,
      words: texts.also.generate,
      run: () => setGenerateFor(null),
    }),
    ...(may(generateGroupPairing) ? groups : []).map(({ id, displayName, name }) => ({
      id: `generate ${id}`,
      label: texts.generateFor(displayName),
      kind: texts.action,
      words: name,
      run: () => setGenerateFor(id),
    })),
  ]
  return (
    <>
      <Dialog.Root open={open} onOpenChange={onOpenChange}>
        <Dialog.Portal>
          <Dialog.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=open]:animate-[appear_160ms_ease-out]" />
          <Dialog.Content
            {...focus}
            aria-describedby={undefined}
            className="fixed inset-x-3 top-[10dvh] z-50 mx-auto flex max-h-[70dvh] max-w-xl flex-col overflow-hidden rounded-card border border-line bg-raised text-text shadow-raised outline-none data-[state=open]:animate-[rise_180ms_var(--ease-settle)]"
          >
            <Dialog.Title className="sr-only">{texts.title}</Dialog.Title>
            <Finder
              commands={commands}
              onUser={(email) => goTo(`/admin?tab=admin-tools&search=${encodeURIComponent(email)}`)}
              onDone={() => onOpenChange(false)}
            />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      {generateFor !== undefined && (
        <GenerateDialog
          group={groups.find(({ id }) => id === generateFor)}
          onClose={() => setGenerateFor(undefined)}
        />
      )}
    </>
  )
}

CommandPalette.parts = partsIn('sections')

interface FinderProps {
  commands: readonly Command[]
  onUser: (email: string) => void
  onDone: () => void
}

/** The field and the list under it; the focus stays in the field while arrows move the choice. */
function Finder({ commands, onUser, onDone }: FinderProps) {
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const texts = words.dashboard.commands
  const id = useId()
  const users = useUsersFor(typed, onUser)
  const found = [...commandsFor(commands, typed), ...users.commands]
  const chosen = Math.min(place, Math.max(0, found.length - 1))
  const optionId = (command: Command | undefined) =>
    command ? `${id} ${command.id}`.replaceAll(' ', '-') : undefined
  const run = (command: Command | undefined) => {
    if (!command) return
    onDone()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      run(found[chosen])
      return
    }
    if (!event.key.startsWith('Arrow') || event.key === 'ArrowLeft' || event.key === 'ArrowRight') return
    event.preventDefault()
    const next = placeAfter(event.key, chosen, found.length)
    setPlace(next)
    document.getElementById(optionId(found[next]) ?? '')?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <div className="relative border-line border-b">
        <Search
          aria-hidden
          className="pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2 text-muted"
        />
        <input
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={optionId(found[chosen])}
          aria-autocomplete="list"
          aria-label={texts.field}
          placeholder={texts.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setPlace(0)
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 w-full bg-transparent ps-12 pe-4 text-lg outline-none placeholder:text-muted"
        />
      </div>
      <ul role="listbox" id={`${id}-list`} aria-label={texts.title} className="min-h-0 overflow-y-auto p-1.5">
        {found.map((command, index) => (
          <li
            key={command.id}
            id={optionId(command)}
            role="option"
            aria-selected={index === chosen}
            onPointerMove={() => setPlace(index)}
            onClick={() => run(command)}
            className={cn(
              'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 py-1.5',
              index === chosen && 'bg-primary-soft',
            )}
          >
            <span className="min-w-0 truncate">{command.label}</span>
            <span className="shrink-0 truncate text-muted text-sm">{command.kind}</span>
          </li>
        ))}
      </ul>
      <output className="block px-4 py-2 text-muted text-sm empty:hidden">
        {users.isLooking ? texts.looking : found.length === 0 ? texts.nothing : ''}
      </output>
    </>
  )
}

/** The users in whose name, address or department the typed text occurs. */
function useUsersFor(typed: string, onUser: (email: string) => void) {
  const search = useSettled(typed.trim())
  const users = useQuery({
    ...queryOf(getUsers, { query: { search, limit: MOST_USERS } }),
    enabled: search.length > 1,
  })
  const isCurrent = search.length > 1 && search === typed.trim()
  const commands = (isCurrent ? (users.data ?? []) : []).map(
    (user): Command => ({
      id: `user ${user.id}`,
      label: personName(user),
      kind: user.email,
      run: () => onUser(user.email),
    }),
  )
  return { commands, isLooking: typed.trim().length > 1 && (!isCurrent || users.isFetching) }
}

export interface Command {
  id: string
  label: string
  /** What kind of thing it is, at the end. */
  kind: string
  /** Other words one might look for. */
  words?: string
  run: () => void
}

/** The commands in which every typed word occurs; those whose label begins with the text come first. */
export function commandsFor(commands: readonly Command[], typed: string): Command[] {
  const text = typed.trim().toLowerCase()
  const typedWords = text.split(/\s+/)
  const found = commands.filter(({ label, kind, words: more = '' }) => {
    const whole = `${label} ${kind} ${more}`.toLowerCase()
    return typedWords.every((word) => whole.includes(word))
  })
  const begins = ({ label }: Command) => (label.toLowerCase().startsWith(text) ? 0 : 1)
  return text ? found.toSorted((one, other) => begins(one) - begins(other)) : found
}
