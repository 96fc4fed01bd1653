import { useEffect } from 'react'
import { useLogin } from '@/contexts/LoginContext'

const REACHING = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Loads what all dialogs share when somebody who is logged in first reaches for a button, so that it is there with the
 * press. Visitors meet dialogs too seldom to load it for them.
 */
export const DialogsAhead = () => {
  const { isLogged } = useLogin()
  useEffect(() => {
    if (!isLogged) return
    const stop = (): void => {
      for (const name of REACHING) document.removeEventListener(name, load)
    }
    function load({ target }: Event): void {
      if (!(target instanceof Element && target.closest('button'))) return
      stop()
      // Without it, the dialog loads it by itself.
      import('@/components/ui/dialogs/DialogModal').catch(() => undefined)
    }
    for (const name of REACHING) document.addEventListener(name, load, { passive: true })
    return stop
  }, [isLogged])
  return null
}
