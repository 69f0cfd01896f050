import { Database, FileSpreadsheet, Shuffle } from 'lucide-react'
import { seedUsers, syncEmployeeData } from '../../shared/contract/directory'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { PairAllGroups } from '../pairings/pair-all-groups'
import { SyncEmployees } from '../pairings/sync-employees'
import { usePublicSettings } from '../sign-in/use-public-settings'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { ConfirmTrigger } from '../ui/dialog'

/** Tools for occasional use: pairings for all groups at once, accounts from the employee file, sample people. */
export default function ProgrammeTools() {
  const isEvaluation = usePublicSettings()?.evaluation === true
  const seed = useAction({
    run: () => call(seedUsers),
    done: ({ message }) => message,
    failed: 'Failed to seed users',
  })
  return (
    <Card title="Programme Tools">
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <PairAllGroups icon={Shuffle} variant="secondary">
          Create Pairings for All Groups
        </PairAllGroups>
        <SyncEmployees
          icon={FileSpreadsheet}
          endpoint={syncEmployeeData}
          failed="Failed to sync employee data"
        >
          Sync Employee Data
        </SyncEmployees>
        {isEvaluation && (
          <ConfirmTrigger
            title="Add 100 sample users?"
            effect="This adds a sample company with its history to your people. It is meant for trying things out."
            confirm="Add sample users"
            pendingLabel="Adding..."
            danger={false}
            onConfirm={() => seed.settle()}
          >
            <Button icon={Database} variant="secondary">
              Seed Sample Users
            </Button>
          </ConfirmTrigger>
        )}
      </div>
    </Card>
  )
}
