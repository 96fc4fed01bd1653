import { plainText } from '@/services/format/plain-text.rules'
import type { HelpQuestion, HelpTopic } from './help.types'

/** Shorter words ("meu", "com") are in every question. */
const SHORTEST = 4

/** Endings that turn one word into its forms: "desliga", "desligam", "desligou". */
const STEM = 5

/** The questions with the most of these words, in the order of the topics among equals; none without a word in common. */
export function suggestHelp(topics: readonly HelpTopic[], words: string, most = 3): HelpQuestion[] {
  const stems = [
    ...new Set(
      wordsOf(words)
        .filter(({ length }) => length >= SHORTEST)
        .map((word) => word.slice(0, STEM)),
    ),
  ]
  const hitsOf = (question: HelpQuestion): number => {
    const known = termsOf(question)
    return stems.filter((stem) => known.some((word) => word.startsWith(stem))).length
  }
  return topics
    .flatMap(({ questions }) => questions)
    .map((question) => ({ question, hits: hitsOf(question) }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .slice(0, most)
    .map(({ question }) => question)
}

const wordsOf = (text: string): string[] => plainText(text).split(/[^a-z0-9]+/)

/** The answers name much that they are not about: only the question and its search terms count. */
const termsOf = ({ question, words = '' }: HelpQuestion): string[] => wordsOf(`${question} ${words}`)
