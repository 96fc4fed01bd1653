import { useState } from 'react'

/** True once opened: the dialog loads then, and stays mounted for its closing animation. */
export const useOnceOpened = (open: boolean): boolean => {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened
}
