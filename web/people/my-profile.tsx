import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { mapValues } from '../../shared/map-values'
import { PROFILE_TEXTS } from '../../shared/profile-texts'
import type { User } from '../../shared/contract/sign-in'
import { BlocksCard } from './blocks/blocks-card'
import { hasDraft } from '../kit/forms/use-draft'
import { PageHeader } from '../layout/page-header'
import { CalendarCard } from '../meetings/calendar-card'
import { whenAndWhereRows } from '../meetings/when-and-where.rules'
import { MyDataCard } from '../privacy/my-data-card'
import { ParticipationCard } from './participation/participation-card'
import { SessionsCard } from '../sign-in/sessions-card'
import { Avatar } from '../ui/avatar'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Alert } from '../ui/feedback'
import { draftOf, EditProfile } from './edit-profile'
import { preferenceText } from './profile-form'
import { nameOrAddress } from '../../shared/person-name'

/** "My Profile": what colleagues see, the form to change it, and whether the person takes part. */
export function MyProfile({ user }: { user: User }) {
  const [kept, setKept] = useState(() => hasDraft(draftOf(user)))
  const [editing, setEditing] = useState(kept)
  return (
    <>
      <PageHeader
        title="My Profile"
        description="What your match gets to know about you."
        actions={
          <Button
            icon={Pencil}
            variant="secondary"
            aria-pressed={editing}
            onClick={() => setEditing(!editing)}
          >
            Edit Profile
          </Button>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr]">
        <Card aria-label="Profile">
          {editing ? (
            <>
              {kept && (
                <Alert tone="info" className="mb-6">
                  Here are the changes you had not saved yet.
                </Alert>
              )}
              <EditProfile
                user={user}
                onClose={() => {
                  setEditing(false)
                  setKept(false)
                }}
              />
            </>
          ) : (
            <ReadView user={user} />
          )}
        </Card>
        <div className="lg:row-span-2">
          <ParticipationCard user={user} />
        </div>
        <div className="grid gap-6">
          <CalendarCard />
          <BlocksCard />
          <SessionsCard />
          <MyDataCard />
        </div>
      </div>
    </>
  )
}

function ReadView({ user }: { user: User }) {
  return (
    <div className="rise-in">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={nameOrAddress(user)} src={user.profileImageUrl} size="huge" />
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-3xl">
            <bdi>{nameOrAddress(user)}</bdi>
          </h2>
          <p className="mt-1 text-lg text-muted">
            {user.departmentDisplayName ?? user.department ?? 'Not chosen yet'}
          </p>
        </div>
      </div>
      <dl className="mt-7 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Rows
          of={[
            ['Email', user.email],
            ['Matching preference', preferenceText(user.matchingPreference)],
          ]}
        />
        {Object.values(
          mapValues(PROFILE_TEXTS, ({ label, none }, name) => (
            <div key={name} className="min-w-0 sm:col-span-2">
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="mt-0.5 max-w-prose whitespace-pre-line [unicode-bidi:plaintext] wrap-anywhere">
                {user[name] || <span className="text-muted">{none}</span>}
              </dd>
            </div>
          )),
        )}
        <Rows of={whenAndWhereRows(user)} />
      </dl>
    </div>
  )
}

const Rows = ({ of }: { of: readonly (readonly [string, string])[] }) =>
  of.map(([name, value]) => (
    <div key={name} className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="mt-0.5 wrap-anywhere font-medium">{value}</dd>
    </div>
  ))
