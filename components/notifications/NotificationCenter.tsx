import type { RefObject } from 'react'
import type { Actor } from '@/services/auth/actor.rules'
import { NotificationPopover } from './NotificationPopover'
import { useOpenNotification } from './useOpenNotification'

type Props = {
  actor: Actor
  anchor: RefObject<HTMLElement | null>
  open: boolean
  /** Closes the popover and gives the focus back to the bell. */
  onClose: () => void
  /** Closes it because the focus is elsewhere already. */
  onLeave: () => void
}

/** What the bell opens: the popover, and the question before another company, which outlives the popover. */
export const NotificationCenter = ({ open, onClose, ...popover }: Props) => {
  const opening = useOpenNotification(onClose)
  return (
    <>
      {open && <NotificationPopover {...popover} opening={opening} onClose={onClose} />}
      {opening.question}
    </>
  )
}
