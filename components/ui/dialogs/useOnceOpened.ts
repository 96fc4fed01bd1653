import { useState } from 'react'

/** True from the first opening on: what a dialog needs is loaded then, and stays for its way out. */
export const useOnceOpened = (open: boolean): boolean => {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened
}
