import { ButtonLink } from '../buttons/ButtonLink'
import { EmptyState } from './EmptyState'

type Props = {
  title: string
  /** One sentence: what to do. */
  description?: string
  /** Where to go on from; nothing for who has nowhere to go. */
  back?: { label: string; href: string }
}

/** A whole page whose address names nothing that its reader may see. */
export const NotFoundState = ({ title, description, back }: Props) => (
  <EmptyState
    variant="not-found"
    heading="h1"
    title={title}
    description={description}
    action={
      back && (
        <ButtonLink kind="primary" href={back.href}>
          {back.label}
        </ButtonLink>
      )
    }
  />
)
