import { ButtonLink } from '../buttons/ButtonLink'
import { EmptyState } from './EmptyState'

type Props = {
  title: string
  /** One sentence that says what to do. */
  description?: string
  back?: { label: string; href: string }
  /** A second way on. */
  also?: { label: string; href: string }
}

/** A page for something that does not exist or that the user may not see. */
export const NotFoundState = ({ title, description, back, also }: Props) => (
  <EmptyState
    variant="not-found"
    heading="h1"
    title={title}
    description={description}
    action={
      (back ?? also) && (
        <>
          {back && (
            <ButtonLink kind="primary" href={back.href}>
              {back.label}
            </ButtonLink>
          )}
          {also && <ButtonLink href={also.href}>{also.label}</ButtonLink>}
        </>
      )
    }
  />
)
