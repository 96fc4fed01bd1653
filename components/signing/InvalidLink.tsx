import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { SUPPORT_MAIL } from '@/services/config/contact.rules'

/** A wrong, used, replaced or expired link; the page does not reveal which. */
export const InvalidLink = () => (
  <EmptyState
    variant="not-found"
    heading="h1"
    title="Este link não vale mais"
    description={
      <>
        Cada link serve para uma assinatura e vale por alguns dias. Use o do e-mail mais recente ou peça outro a quem
        pediu a assinatura. Dúvidas: <a href={`mailto:${SUPPORT_MAIL}`}>{SUPPORT_MAIL}</a>.
      </>
    }
  />
)

/** Whether a request was refused because the link is no longer valid. */
export const isInvalidLink = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'link_not_valid'
