import type { Permission } from '@/services/auth/permissions.rules'

export type HelpQuestion = {
  /** Its address on the page: `/platform/help#cupom`. */
  id: string
  question: string
  answer: string
  /** Who can do what it is about; nobody else is bothered with it. */
  permission: Permission
  /** Where it is done. */
  link?: { label: string; href: string }
  /** Other words that people search for. */
  words?: string
}

export type HelpTopic = { id: string; title: string; questions: readonly HelpQuestion[] }
