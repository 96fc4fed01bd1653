import type { ComponentType } from 'react'
import { useOnceOpened } from './useOnceOpened'

/** A dialog that is mounted by its first opening and stays for its way out: its code loads with that opening. */
export const whenOpened = <Props extends { open: boolean }>(Dialog: ComponentType<Props>) =>
  function WhenOpened(props: Props) {
    return useOnceOpened(props.open) && <Dialog {...props} />
  }
