import { Avatar } from '../ui/avatar'
import { Badge } from '../ui/badge'
import { Card } from '../ui/card'
import { Mug } from '../ui/mug'
import { Split } from './split'

/** Tab: what people say about themselves. */
export function UserProfile() {
  return (
    <Split
      title="Two minutes about you"
      sample={
        <Card>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <Avatar name="Priya Raman" size="huge" />
            <div className="min-w-0">
              <h3 className="text-2xl">Priya Raman</h3>
              <p className="text-muted">Design</p>
              <p className="mt-1 text-sm">priya@example.com</p>
            </div>
          </div>
          <dl className="mt-6 flex flex-col gap-4">
            <div>
              <dt className="text-muted text-sm">Matching preference</dt>
              <dd className="font-medium">Match me ONLY with people from other departments</dd>
            </div>
            <div>
              <dt className="text-muted text-sm">Bio</dt>
              <dd>
                I turn complicated forms into short ones. Away from the screen: climbing halls, bad puns, my
                grandmother's dal.
              </dd>
            </div>
          </dl>
          <div className="mt-6 flex items-center gap-4 border-line border-t pt-5">
            <Mug level={100} steam bubbles className="w-16 shrink-0" />
            <div>
              <Badge tone="success">Active</Badge>
              <p className="mt-1 text-muted text-sm">In for the next monthly pairing.</p>
            </div>
          </div>
        </Card>
      }
    >
      <p>A photo if you like, your department, whom you would like to meet, and a line to begin with.</p>
      <p>
        Going on holiday? Pause for one month or three. The mug shows how you are doing, and you come back by
        yourself.
      </p>
    </Split>
  )
}
