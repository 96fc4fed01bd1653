import type { Permission } from '@/services/auth/permissions.rules'

export type HelpQuestion = {
  /** Its anchor: `/platform/help#cupom`. */
  id: string
  question: string
  answer: string
  /** Hidden from everyone without this permission. */
  permission: Permission
  /** The page where it is done. */
  link?: { label: string; href: string }
  /** Further search terms. */
  words?: string
}

export type HelpTopic = { id: string; title: string; questions: readonly HelpQuestion[] }
