import { useRouter } from 'next/router'
import { useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { discardUnsavedForms } from '@/contexts/stores/unsaved-forms.store'
import { type Answer, guardNavigation } from './guardNavigation'

/** Asks before a page is left whose forms hold unsaved input; see `LeaveGuard`. */
export const LeaveQuestion = () => {
  const { asPath } = useRouter()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const entry = useRef<{ state: unknown; url: string }>({ state: null, url: '' })
  useEffect(() => {
    entry.current = { state: window.history.state, url: window.location.href }
  }, [asPath])
  useEffect(
    () =>
      guardNavigation({
        // A second attempt while the first is being asked about takes its place.
        ask: (next) => setAnswer(() => next),
        stay: () => window.history.pushState(entry.current.state, '', entry.current.url),
      }),
    [],
  )
  return (
    <ConfirmDialog
      open={answer !== null}
      onClose={() => {
        answer?.(false)
        setAnswer(null)
      }}
      title="Sair sem salvar?"
      cancelLabel="Continuar editando"
      confirmLabel="Sair sem salvar"
      danger
      onConfirm={() => {
        discardUnsavedForms()
        answer?.(true)
      }}
    >
      O que você mudou nesta página ainda não foi salvo e será perdido.
    </ConfirmDialog>
  )
}
