import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { applyChanges, undoChanges, whatIf, getPairingPeople } from '../../../shared/contract/pairing-changes'
import type { Pairing } from '../../../shared/contract/pairings'
import { personName } from '../../../shared/person-name'
import { call } from '../../api/call'
import { changed, queryOf } from '../../api/query-client'
import { useAction, sayFailure, saySuccess } from '../../kit/use-action'
import { useSettled } from '../../kit/searched'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Alert } from '../../ui/feedback'
import {
  type About,
  askedOf,
  countsInWords,
  nameOf,
  type Someone,
  wishChoices,
  type WishChoice,
} from './changing.rules'
import { WhatIfPreview } from './what-if-preview'
import { Choices, SearchInput, Select, Field } from '../../ui/input'
import { isolated, sentence, words } from '../../words'
import { Loaded } from '../../kit/loaded'

interface WhatIfDialogProps {
  pairing: Pairing
  about: About
  /** The round is one of tables. */
  isTables: boolean
  onClose: () => void
}

/** A wish about a match or about a person left out, what would change and what it costs; then the change itself. */
export function WhatIfDialog({ pairing, about, isTables, onClose }: WhatIfDialogProps) {
  const { changing: texts } = words.rounds
  const choices = wishChoices(about, isTables)
  // A person left out can only be brought together with somebody.
  const [place, setPlace] = useState(about.length > 1 ? 0 : choices.length - 1)
  const wish = choices[place] as WishChoice
  const [chosen, setChosen] = useState<Someone>()
  const [overrule, setOverrule] = useState(false)
  const choose = (person: Someone | undefined) => {
    setChosen(person)
    setOverrule(false)
  }
  const params = { id: pairing.id }
  const asked = askedOf(wish, chosen)
  const isSettled = useSettled(wish.label) === wish.label
  const body = { ...asked, overrule, version: pairing.version }
  const preview = useQuery({
    queryKey: ['what-if', pairing.id, body],
    queryFn: ({ signal }) => call(whatIf, { params, body, signal }),
    // Somebody who walks through the choices by the arrow keys does not have a round computed for each.
    enabled: asked !== undefined && isSettled,
    gcTime: 0,
  })
  const shown = preview.isFetching ? undefined : preview.data
  const apply = useAction({
    run: ({ round, gone }: { round: string; gone: string[] }) =>
      call(applyChanges, { params, body: { ...body, round, gone } }),
    done: ({ message, pairing: { version } }) => ({
      title: words.shell.said.success,
      description: message,
      tone: 'success',
      // Later changes go back together, next to the list.
      action:
        pairing.version === 1 ? { label: texts.undo, run: () => void undo(pairing.id, version) } : undefined,
    }),
    failed: texts.failed,
  })
  const store = () => {
    if (!shown || apply.isPending) return
    const again = () => {
      // Whatever happened meanwhile: the round is looked at again.
      changed()
      void preview.refetch()
    }
    apply.mutate(shown, { onSuccess: onClose, onError: again })
  }
  return (
    <Dialog
      onClose={onClose}
      isBusy={apply.isPending}
      width="medium"
      title={about.length > 1 ? texts.title : words.rounds.pairings.left.bringThis(nameOf(wish.who[0]))}
      description={texts.text}
      action={
        shown && (
          <Button pending={apply.isPending} pendingLabel={texts.applying} onClick={store}>
            {texts.apply(countsInWords(shown.counts))}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-5">
        {about.length > 1 && (
          <Field label={texts.question}>
            <Select
              value={place}
              onChange={({ currentTarget }) => {
                setPlace(Number(currentTarget.value))
                choose(undefined)
              }}
            >
              <Choices of={choices} by={(one) => choices.indexOf(one)} called={({ label }) => label} />
            </Select>
          </Field>
        )}
        {wish.kind === 'together' &&
          (chosen ? (
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <span>{sentence(texts.chosen(<bdi className="font-semibold">{personName(chosen)}</bdi>))}</span>
              <Button ref={takeFocus} size="small" variant="secondary" onClick={() => choose(undefined)}>
                {texts.chooseOther}
              </Button>
            </p>
          ) : (
            <ChoosePerson key={place} pairingId={pairing.id} except={wish.who[0].id} onChoose={choose} />
          ))}
        {asked === undefined ? (
          <p className="text-muted">{texts.choose(isolated(wish.who[0].firstName))}</p>
        ) : (
          <WhatIfPreview
            shown={shown}
            error={preview.isFetching ? null : preview.error}
            overrule={overrule}
            onOverrule={setOverrule}
            isTables={isTables}
          />
        )}
        {pairing.publishedAt !== null && shown && <Alert tone="warning">{texts.seen}</Alert>}
      </div>
    </Dialog>
  )
}

async function undo(id: string, version: number) {
  try {
    const { message } = await call(undoChanges, { params: { id }, query: { version } })
    saySuccess(message)
  } catch (error) {
    sayFailure(error, words.rounds.changing.undoFailed)
  }
}

/** The pressed person is gone: the focus goes to the way back. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

const MOST_SHOWN = 6

interface ChoosePersonProps {
  pairingId: string
  /** Who can't be chosen. */
  except: string
  onChoose: (person: Someone) => void
}

/** One of the people of a pairing, found by name, address or department. */
function ChoosePerson({ pairingId, except, onChoose }: ChoosePersonProps) {
  const { changing: texts } = words.rounds
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const people = useQuery({
    ...queryOf(getPairingPeople, { params: { id: pairingId }, query: { search, limit: MOST_SHOWN + 1 } }),
    placeholderData: (before) => before,
  })
  return (
    <div className="flex flex-col gap-3">
      <SearchInput label={texts.search} value={typed} onChange={setTyped} />
      <Loaded query={people} otherwise={texts.searchFailed}>
        {(data) => {
          const found = data.filter(({ id }) => id !== except).slice(0, MOST_SHOWN)
          return found.length === 0 ? (
            <p className="text-muted">{texts.nobody(search)}</p>
          ) : (
            <ul aria-label={texts.withWhom} className="flex flex-col gap-2">
              {found.map((person) => (
                <li key={person.id}>
                  <button
                    type="button"
                    onClick={() => onChoose(person)}
                    className="wrap-anywhere min-h-11 w-full rounded-control border border-line bg-surface px-3 py-2 text-start hover:border-primary"
                  >
                    <bdi>{personName(person)}</bdi>
                    <span className="block text-muted text-sm">
                      {[
                        person.email,
                        person.department,
                        person.partnerId === null ? texts.preview.leftOut : '',
                      ]
                        .filter((text) => text !== '')
                        .join(' · ')}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </div>
  )
}
