import { type ComponentProps, type ReactNode, useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { toast } from '@/components/ui/feedback/toast'

/** The props of the dialog that asks: spread into a `ConfirmDialog` or `ReasonDialog`. */
type Question = {
  open: boolean
  onClose: () => void
  /** Runs the command; it rejects when the API refuses, and the dialog stays open. */
  onConfirm: (message?: string) => Promise<void>
}

type Props = Omit<ComponentProps<typeof PlainButton>, 'onClick' | 'children'> & {
  label: ReactNode
  /** Called on press; false when something is missing, which it has told the user. */
  isReady?: () => boolean
  /** The mutation; `message` is what was typed in a `ReasonDialog`. */
  run: (message: string) => Promise<unknown>
  /** The toast after success. */
  done: string
  children: (question: Question) => ReactNode
}

/** A command on an order: a button, the dialog that asks for confirmation, and a toast when it is done. */
export const CommandButton = ({ label, isReady = () => true, run, done, children, ...button }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const confirm = async (message = ''): Promise<void> => {
    await run(message)
    toast.success(done)
  }
  return (
    <>
      <PlainButton {...button} onClick={() => isReady() && setOpen(true)}>
        {label}
      </PlainButton>
      {children({ open: isOpen, onClose: () => setOpen(false), onConfirm: confirm })}
    </>
  )
}
