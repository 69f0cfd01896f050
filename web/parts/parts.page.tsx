import { PageHeader } from '../layout/page-header'
import { NotFound } from '../not-found/not-found'
import { usePublicSettings } from '../sign-in/use-public-settings'
import { Loading } from '../ui/spinner'
import { Buttons } from './buttons'
import { Inputs } from './inputs'
import { Lists } from './lists'
import { Messages } from './messages'
import { Overlays } from './overlays'

/** /ui, in evaluation only: every part of the look in all its states, for whoever builds screens. */
export default function PartsPage() {
  const settings = usePublicSettings()
  if (!settings) return <Loading />
  return settings.evaluation ? <Parts /> : <NotFound />
}

function Parts() {
  return (
    <>
      <PageHeader
        title="Parts"
        description="Every part of the look, in all its states. The switch at the top changes the theme."
      />
      <div className="flex flex-col gap-6">
        <Buttons />
        <Inputs />
        <Messages />
        <Lists />
        <Overlays />
      </div>
    </>
  )
}
