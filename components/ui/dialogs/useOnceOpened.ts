import { useState } from 'react'

/** True from the first opening on: a dialog is loaded then, and stays mounted for its closing animation. */
export const useOnceOpened = (open: boolean): boolean => {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened
}
