import NextLink from 'next/link'
import type { ComponentProps } from 'react'
import { useIsAtRest } from '../browser/useIsAtRest'

/**
 * A link to a page of ours. The scripts of the page behind it load ahead once this page is at rest, so that they do not
 * compete with it, or as soon as the pointer or a finger is on the link.
 */
export const Link = (props: ComponentProps<typeof NextLink>) => (
  <NextLink prefetch={useIsAtRest() ? null : false} {...props} />
)
