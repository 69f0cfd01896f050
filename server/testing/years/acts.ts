import { bookMeeting, cancelMeeting } from '../../meetings/book-meeting'
import { askForAnother } from '../../month/rescue/ask-for-another'
import { pairStranded } from '../../month/rescue/pair-stranded'
import { approveNewsletter } from '../../newsletters/newsletters.actions'
import { startSend } from '../../newsletters/send-newsletter'
import { applyChange, undoChanges } from '../../pairings/changing/changes.routes'
import { createPairings } from '../../pairings/making/generate-pairing'
import { answerConnection } from '../../pairings/matches.actions'
import { completePairing } from '../../pairings/pairings.actions'
import { takePartIn } from '../../people/participation/own-programmes'
import { saveBlocks, updateParticipation } from '../../people/participation/participation.actions'
import { saveProfile } from '../../people/users.actions'
import { addDays } from '../../platform/context/clock'
import { withProgramme } from '../../platform/context/programmes'
import { ENGLISH, HttpError } from '../../platform/http/errors'
import { joinCompany } from './company'
import { oneOf, rowsOf, type World } from './world'

type Act = (world: World) => Promise<unknown>

/** What people and administrators do, by chance. Each may be refused, but never fails. */
export const ACTS: Record<string, Act> = {
  'somebody joins the company': (world) => joinCompany(world, 1),
  'somebody leaves the company, or comes back': async ({ pool, roll }) => {
    const { rows } = await pool.query<{ id: string }>('select id from users order by email')
    // Most are here, however long it goes on.
    await pool.query('update users set is_active = $2 where id = $1', [oneOf(roll, rows).id, roll(4) > 0])
  },
  'somebody pauses or opts out': async (world) =>
    updateParticipation(world.context, await someone(world), {
      participationStatus: oneOf(world.roll, ['paused', 'opted_out']),
      from: oneOf(world.roll, ['now', 'after']),
    }),
  'somebody takes part again': async (world) => {
    const [away] = await rowsOf<{ id: string }>(
      world,
      `select id from users where participation_status <> 'active' order by email offset $1 limit 1`,
      [world.roll(5)],
    )
    if (away) await updateParticipation(world.context, away.id, { participationStatus: 'active' })
  },
  'somebody says how many coffees they want': async (world) =>
    saveProfile(world.context, await someone(world), { monthlyCap: oneOf(world.roll, [1, 2, 3, null]) }),
  'somebody blocks two colleagues': async (world) => {
    const { rows } = await world.pool.query<{ email: string }>('select email from users order by email')
    const emails = [oneOf(world.roll, rows).email, oneOf(world.roll, rows).email]
    await saveBlocks(world.context, await someone(world), emails)
  },
  'somebody joins a programme': (world) => choose(world, { in: true }),
  'somebody leaves a programme': (world) => choose(world, { in: false }),
  'somebody leaves a programme for a while': (world) =>
    choose(world, { in: false, until: addDays(dayOf(world), 1 + world.roll(60)) }),
  'somebody sits the next round out': (world) => choose(world, { in: true, skipNext: world.roll(3) > 0 }),
  'somebody books a coffee': booking,
  'somebody else books a coffee': booking,
  'somebody cancels a coffee': (world) =>
    onMatch(world, (userId, matchId) => cancelMeeting(world.context, userId, matchId)),
  'somebody says whether they met': answering,
  'somebody else says whether they met': answering,
  'somebody asks for another match': (world) =>
    onMatch(world, (userId, matchId) => askForAnother(world.context, userId, matchId, ENGLISH)),
  'the stranded are paired by hand': (world) =>
    ofRound(world, (id) => pairStranded(world.context, id, { dryRun: false })),
  'a round is changed': (world) =>
    ofRound(world, async (id) => {
      const members = await rowsOf<{ id: string }>(
        world,
        'select user_id as id from seats where round_id = $1 and is_active order by id',
        [id],
      )
      const [{ version } = { version: 1 }] = await rowsOf<{ version: number }>(
        world,
        'select version from rounds where id = $1',
        [id],
      )
      const [one, other] = [oneOf(world.roll, members).id, oneOf(world.roll, members).id]
      const wish = oneOf(world.roll, [
        { together: [], apart: [], out: [one] },
        { together: [[one, other] as [string, string]], apart: [], out: [] },
      ])
      return applyChange(world.context, id, { ...wish, overrule: false, version }, null)
    }),
  'the changes of a round are undone': (world) =>
    ofRound(world, (id) => undoChanges(world.context, id, undefined, null)),
  'a round is made by hand': async (world) =>
    createPairings(
      withProgramme(world.context, oneOf(world.roll, world.context.programmes())),
      { dryRun: false, complete: world.roll(2) === 0, words: ENGLISH },
      null,
    ),
  'a round is completed': (world) => ofRound(world, (id) => completePairing(world.context, id)),
  'a newsletter is approved and sent': async (world) => {
    const [draft] = await rowsOf<{ id: string }>(
      world,
      `select n.id from newsletters n join newsletter_rounds l on l.newsletter_id = n.id
        join rounds p on p.id = l.round_id and p.status = 'active' where n.status = 'draft' order by n.id limit 1`,
    )
    if (!draft) return
    await approveNewsletter(world.context, draft.id, {})
    await startSend(world.context, draft.id)
  },
}

/** Which of them may give somebody a seat. */
export const GIVES_SEATS = /round|stranded/

/** The name of one of them. */
export const actByChance = ({ roll }: World): string => oneOf(roll, Object.keys(ACTS))

/** One of the acts is done. @throws when it fails, but not when it is refused */
export async function perform(world: World, name: string): Promise<void> {
  try {
    await ACTS[name]!(world)
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw new Error(name, { cause: error })
  }
}

const dayOf = ({ context }: World): string => context.clock.now().toISOString().slice(0, 10)

async function someone(world: World): Promise<string> {
  const [{ count } = { count: 0 }] = await rowsOf<{ count: number }>(
    world,
    'select count(*)::int as count from users where is_active',
  )
  const [one] = await rowsOf<{ id: string }>(
    world,
    'select id from users where is_active order by email offset $1 limit 1',
    [world.roll(count)],
  )
  return one!.id
}

async function choose(world: World, wish: Parameters<typeof takePartIn>[3]): Promise<void> {
  const { id } = oneOf(world.roll, world.context.programmes())
  await takePartIn(world.context, await someone(world), id, wish, ENGLISH.responses)
}

/** Of a person and an open match of theirs. */
async function onMatch(
  world: World,
  act: (userId: string, matchId: string) => Promise<unknown>,
): Promise<unknown> {
  const found = await rowsOf<{ userId: string; matchId: string }>(
    world,
    `select s.user_id as "userId", s.match_id as "matchId" from seats s join matches m on m.id = s.match_id
      join users u on u.id = s.user_id and u.is_active
      where s.is_active and m.status <> 'called_off' order by s.id desc limit 500`,
  )
  if (found.length === 0) return undefined
  const { userId, matchId } = oneOf(world.roll, found)
  return act(userId, matchId)
}

async function ofRound(world: World, act: (id: string) => Promise<unknown>): Promise<unknown> {
  const found = await rowsOf<{ id: string }>(
    world,
    `select id from rounds where status = 'active' order by created_at, name`,
  )
  return found.length === 0 ? undefined : act(oneOf(world.roll, found).id)
}

/** At one of few times, so that some want the same one. */
function booking(world: World): Promise<unknown> {
  const start = `${addDays(dayOf(world), 1 + world.roll(3))}T10:${oneOf(world.roll, ['00', '15', '30'])}:00.000Z`
  return onMatch(world, (userId, matchId) => bookMeeting(world.context, userId, matchId, { start }))
}

function answering(world: World): Promise<unknown> {
  const status = oneOf(world.roll, ['confirmed', 'confirmed', 'not_confirmed'] as const)
  return onMatch(world, (userId, matchId) => answerConnection(world.context, userId, matchId, { status }))
}
