import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { User } from '../../shared/contract/sign-in'
import { partsIn } from '../plugins'
import { Member } from '../sign-in/member'
import { setCurrentUser } from '../sign-in/use-current-user'
import { CheckEmail } from './check-email'
import { MyProfile } from './my-profile'
import { SetUp } from './set-up'
import { Card } from '../ui/card'
import { Mug } from '../ui/mug'
import { sentence, words } from '../words'

const LEAVE_AFTER_MS = 1500

/** /profile and /profile-setup: what is shown depends on how far the person has come. */
export default function ProfilePage() {
  return (
    <Member otherwise="/" anyState>
      {(user) => <ProfileOf key={user.id} user={user} />}
    </Member>
  )
}

ProfilePage.parts = partsIn('profileFold', 'deliveryMethod')

function ProfileOf({ user }: { user: User }) {
  const [, navigate] = useLocation()
  const [registered, setRegistered] = useState<User | null>(null)
  useEffect(() => {
    if (!registered) return undefined
    const timer = setTimeout(() => {
      setCurrentUser(registered)
      setRegistered(null)
      navigate('/profile', { replace: true })
    }, LEAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [registered, navigate])
  if (registered) return <Welcome name={registered.firstName} />
  if (!user.isValidated) return <CheckEmail user={user} />
  if (user.needsProfileSetup) return <SetUp user={user} onDone={setRegistered} />
  return <MyProfile user={user} />
}

/** Shown for a moment after the first-time form. */
function Welcome({ name }: { name: string }) {
  return (
    <Card className="rise-in mx-auto mt-8 flex max-w-md flex-col items-center py-12 text-center">
      <Mug level={100} steam bubbles className="w-28" />
      <h1 className="mt-6 wrap-anywhere text-3xl">
        {sentence(words.member.setUp.welcomeName(<bdi>{name}</bdi>))}
      </h1>
      <p className="mt-2 text-muted" aria-live="polite">
        {words.member.setUp.allSet}
      </p>
    </Card>
  )
}
