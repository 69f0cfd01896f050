import { Database, FileSpreadsheet, Shuffle } from 'lucide-react'
import { seedUsers, syncEmployeeData } from '../../shared/contract/directory'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { ByProgramme } from '../directory/by-programme'
import { PairAllGroups } from '../pairings/pair-all-groups'
import { SyncEmployees } from '../pairings/sync-employees'
import { usePublicSettings } from '../kit/use-public-settings'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { ConfirmTrigger } from '../ui/dialog'
import { words } from '../words'

/** Tools for occasional use: pairings for all groups at once, accounts from the employee file, sample people. */
export default function ProgrammeTools() {
  const { sections, tools, buttons } = words.dashboard
  const isEvaluation = usePublicSettings()?.evaluation === true
  const seed = useAction({
    run: () => call(seedUsers),
    failed: tools.sample.failed,
  })
  return (
    <Card title={sections.tools}>
      <div className="flex flex-col gap-4">
        <ByProgramme>
          <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
            <PairAllGroups icon={Shuffle} variant="secondary">
              {tools.pairAll}
            </PairAllGroups>
            <SyncEmployees icon={FileSpreadsheet} endpoint={syncEmployeeData} failed={tools.notSynced}>
              {tools.sync}
            </SyncEmployees>
            {isEvaluation && (
              <ConfirmTrigger
                title={tools.sample.title}
                effect={tools.sample.effect}
                confirm={tools.sample.confirm}
                pendingLabel={buttons.adding}
                danger={false}
                onConfirm={() => seed.settle()}
              >
                <Button icon={Database} variant="secondary">
                  {tools.sample.action}
                </Button>
              </ConfirmTrigger>
            )}
          </div>
        </ByProgramme>
      </div>
    </Card>
  )
}
