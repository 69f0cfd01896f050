import type { MailWords } from '../../../languages/words'
import { CardMail, singleMail } from '../../mail/layout'
import { ButtonRow, MailButton, Paragraph } from '../../mail/layout-parts'
import type { OutgoingMail } from '../../platform/context/mailer'

const MOST_NAMED = 10

/** A round, and the names of its people that no mail reached. */
export interface UnreachedRound {
  name: string
  /** null: the round is gone. */
  programmeId: string | null
  people: string[]
  /** Why most of it failed, if for one reason, and of how many people: they are not among the others. */
  cause?: { people: number; text: string }
}

/** Tells an administrator which people the rounds did not reach. @param dashboard leads to the first of them */
export function unreachedMail(
  dashboard: string,
  words: MailWords,
  to: string,
  rounds: UnreachedRound[],
): OutgoingMail {
  const { unreached: texts } = words
  const count = rounds.reduce((sum, { people, cause }) => sum + people.length + (cause?.people ?? 0), 0)
  const mail = (
    <CardMail words={words} title={texts.title(count)} preheader={texts.text}>
      <Paragraph>{texts.text}</Paragraph>
      {rounds.flatMap(({ name, programmeId, people, cause }) =>
        [cause && cause.text, people.length > 0 && named(people, words)].map(
          (said) =>
            said && (
              <Paragraph
                key={`${programmeId} ${name} ${said}`}
              >{`${words.isolated(name)}: ${said}`}</Paragraph>
            ),
        ),
      )}
      <ButtonRow>
        <MailButton href={dashboard}>{texts.see}</MailButton>
      </ButtonRow>
      <Paragraph className="muted">{words.summary.because}</Paragraph>
    </CardMail>
  )
  return { to, ...singleMail(words, texts.subject(count), mail) }
}

function named(names: string[], { isolated, listed, summary }: MailWords): string {
  const people = names.map(isolated)
  const more = people.length - MOST_NAMED
  return more > 0 ? `${people.slice(0, MOST_NAMED).join(', ')}. ${summary.andMore(more)}` : listed(people)
}
