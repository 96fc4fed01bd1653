import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { plainText } from '@/services/format/plain-text.rules'
import { ACCOUNT } from './account.content'
import type { HelpQuestion, HelpTopic } from './help.types'
import { ORDERING } from './ordering.content'
import { RENTING } from './renting.content'
import { SUPPORT } from './support.content'

/** The topics, in the order of the workflow. */
export const HELP: readonly HelpTopic[] = [...ORDERING, ...RENTING, ...SUPPORT, ...ACCOUNT]

const textOf = ({ question, answer, words = '' }: HelpQuestion, topic: string): string =>
  plainText(`${topic} ${question} ${answer} ${words}`)

const filterQuestions = (topics: readonly HelpTopic[], wanted: (question: HelpQuestion, topic: HelpTopic) => boolean) =>
  topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter((question) => wanted(question, topic)) }))
    .filter(({ questions }) => questions.length > 0)

/** The questions that the actor's permissions cover; empty topics are left out. */
export const helpFor = (actor: Actor, topics: readonly HelpTopic[]): HelpTopic[] =>
  filterQuestions(topics, ({ permission }) => may(actor, permission))

/** The questions that contain every word of the search, in any order, ignoring accents and case. */
export function searchHelp(topics: readonly HelpTopic[], search: string): HelpTopic[] {
  const words = plainText(search).split(/\s+/).filter(Boolean)
  return filterQuestions(topics, (question, { title }) => {
    const text = textOf(question, title)
    return words.every((word) => text.includes(word))
  })
}

export const countQuestions = (topics: readonly HelpTopic[]): number =>
  topics.reduce((sum, { questions }) => sum + questions.length, 0)
