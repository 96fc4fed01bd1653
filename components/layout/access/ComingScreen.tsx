import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import type { Coming } from './coming.content'

/** A page whose turn comes later: says so and what it will hold, and pretends nothing. */
export const ComingScreen = ({ page }: { page: Coming }) => (
  <EmptyState
    variant="first-use"
    heading="h1"
    title={page.title}
    description={`${page.sentence} Esta página ainda está em construção.`}
    action={page.meanwhile && <ButtonLink href={page.meanwhile.href}>{page.meanwhile.label}</ButtonLink>}
  />
)
