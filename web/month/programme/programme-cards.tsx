import { Archive, Pencil } from 'lucide-react'
import { archiveProgramme, type ListedProgramme } from '../../../shared/contract/programme'
import { isByHand } from '../../../shared/programme'
import { call } from '../../api/call'
import { ColourDot } from '../../ui/badge'
import { useAction } from '../../kit/use-action'
import { LinkButton } from '../../ui/button'
import { Menu } from '../../ui/lists/menu'
import { formats, words } from '../../words'

/** The address of all of them. */
export const PROGRAMMES_HREF = '/admin?tab=admin-tools&section=programme'

/** A programme's audience: "Berlin, Oslo · Design · Those who join". */
function whoInWords(who: ListedProgramme['who'], join?: ListedProgramme['join']): string {
  const texts = words.rounds.programmes
  const kinds = [
    formats().listed(who.domainGroups),
    formats().listed(who.departments),
    formats().listed(who.directoryGroups),
    formats().listed(who.attributes),
    who.newcomersWeeks !== null && texts.newcomers(who.newcomersWeeks),
    who.addresses > 0 && texts.named(who.addresses),
  ].filter(Boolean)
  if (kinds.length === 0) kinds.push(texts.everybody)
  return [...kinds, join === 'opt-in' && texts.whoJoins].filter(Boolean).join(' · ')
}

function rhythmInWords(programme: ListedProgramme): string {
  const texts = words.rounds.programmes
  if (isByHand(programme)) return texts.byHand
  return programme.weeks ? texts.everyWeeks(programme.weeks.every) : texts.monthly
}

const tablesInWords = ({ size, scope }: ListedProgramme): string => {
  const texts = words.rounds.programmes
  const { choices } = words.rounds.programme.settings.scope
  return `${size === 2 ? texts.pairs : texts.tablesOf(size)} · ${choices[scope].label}`
}

/** The programmes, each as a card with its audience and its dates. */
export const ProgrammeCards = ({ programmes }: { programmes: readonly ListedProgramme[] }) => (
  <ul className="grid gap-4 md:grid-cols-2">
    {programmes.map((programme) => (
      <li key={programme.id} className="flex min-w-0 flex-col rounded-card border border-line bg-raised p-4">
        <ProgrammeCard programme={programme} />
      </li>
    ))}
  </ul>
)

function ProgrammeCard({ programme }: { programme: ListedProgramme }) {
  const texts = words.rounds.programmes
  const { id, name, description, colour, isDefault, people, next } = programme
  const archive = useAction({
    run: () => call(archiveProgramme, { params: { id } }),
    failed: texts.archive.failed,
  })
  const facts: [label: string, value: string][] = [
    [texts.facts.who, whoInWords(programme.who, programme.join)],
    ...(programme.hosts ? [[texts.facts.hosts, whoInWords(programme.hosts)] as [string, string]] : []),
    [texts.facts.rhythm, rhythmInWords(programme)],
    [texts.facts.tables, tablesInWords(programme)],
    [texts.facts.people, formats().digits(people)],
    [texts.facts.next, next ? formats().moment(next.at) : texts.notKnown],
  ]
  return (
    <>
      <div className="flex items-start gap-2">
        <h3 className="flex min-w-0 flex-1 items-baseline gap-2 text-lg">
          <ColourDot color={colour} />
          <bdi className="wrap-anywhere">{name}</bdi>
        </h3>
        <LinkButton
          href={`${PROGRAMMES_HREF}&programme=${id}`}
          icon={Pencil}
          variant="secondary"
          size="small"
          aria-label={texts.editOne(name)}
        >
          {texts.edit}
        </LinkButton>
        <Menu
          label={texts.moreFor(name)}
          items={[
            !isDefault && {
              label: texts.archive.action,
              icon: Archive,
              danger: true,
              confirm: {
                title: texts.archive.title(name),
                effect: texts.archive.effect,
                confirm: texts.archive.action,
                pendingLabel: texts.archive.pending,
                onConfirm: () => archive.settle(),
              },
            },
          ]}
        />
      </div>
      {description && <p className="wrap-anywhere mt-1 text-muted">{description}</p>}
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="figures wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
