import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { getProgrammes } from '../../../shared/contract/programme'
import { queryOf } from '../../api/query-client'
import { Button, LinkButton } from '../../ui/button'
import { Card } from '../../ui/card'
import { words } from '../../words'
import { EditProgramme } from './edit-programme'
import { NewProgramme } from './new-programme'
import { ProgrammeCard } from './programme-card'
import { PROGRAMMES_HREF, ProgrammeCards } from './programme-cards'

const NEW = 'new'

/** 'Programmes': their cards, one of them, or a new one, as the address says. While there is one only, it is shown by itself. */
export default function Programmes() {
  const texts = words.rounds.programmes
  const [search, setSearch] = useSearchParams()
  const asked = search.get('programme')
  const programmes = useQuery(queryOf(getProgrammes))
  const show = (id?: string) =>
    setSearch({ tab: 'admin-tools', section: 'programme', ...(id && { programme: id }) })
  const back = (
    <LinkButton href={PROGRAMMES_HREF} variant="quiet" className="-mx-4">
      {words.dashboard.choices.allProgrammes}
    </LinkButton>
  )
  const usual = programmes.data?.find(({ isDefault }) => isDefault)
  if (asked === NEW) return usual ? <NewProgramme like={usual.id} back={back} onDone={() => show()} /> : null
  if (asked) return <EditProgramme id={asked} back={back} onDone={() => show()} />
  const add = (variant: 'quiet' | 'primary') => (
    <Button
      variant={variant}
      {...(variant === 'primary' ? { icon: Plus } : { className: '-mx-4' })}
      onClick={() => show(NEW)}
    >
      {texts.add}
    </Button>
  )
  if (programmes.isPending) return null
  // Without the list, the form of the default one still works.
  if (!programmes.data || programmes.data.length === 1) return <ProgrammeCard actions={add('quiet')} />
  return (
    <Card title={texts.title} description={texts.text} actions={add('primary')}>
      <ProgrammeCards programmes={programmes.data} />
    </Card>
  )
}
