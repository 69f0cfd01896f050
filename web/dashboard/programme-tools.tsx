import { Database, FileSpreadsheet, Shuffle } from 'lucide-react'
import { seedUsers, syncEmployeeData } from '../../shared/contract/directory'
import { RowAction } from '../kit/row-button'
import { call } from '../api/call'
import { ByProgramme } from '../directory/by-programme'
import { PairAllGroups } from '../pairings/pair-all-groups'
import { SyncEmployees } from '../pairings/sync-employees'
import { usePublicSettings } from '../kit/use-public-settings'
import { Card } from '../ui/card'
import { words } from '../words'

/** Tools for occasional use: pairings for all groups at once, accounts from the employee file, sample people. */
export default function ProgrammeTools() {
  const { sections, tools, buttons } = words.dashboard
  const hasSample = usePublicSettings()?.sampleData === true
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
            {hasSample && (
              <RowAction
                icon={Database}
                variant="secondary"
                size="medium"
                ask={{
                  title: tools.sample.title,
                  effect: tools.sample.effect,
                  confirm: tools.sample.confirm,
                  pendingLabel: buttons.adding,
                  danger: false,
                }}
                run={() => call(seedUsers)}
                failed={tools.sample.failed}
              >
                {tools.sample.action}
              </RowAction>
            )}
          </div>
        </ByProgramme>
      </div>
    </Card>
  )
}
