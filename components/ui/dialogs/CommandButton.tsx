import { type ComponentProps, type ReactNode, useState } from 'react'
import { PlainButton } from '../buttons/PlainButton'
import { ConfirmDialog } from './ConfirmDialog'
import { ReasonDialog } from './ReasonDialog'
import { useOnceOpened } from './useOnceOpened'

type ButtonProps = Pick<ComponentProps<typeof PlainButton>, 'ref' | 'kind' | 'size' | 'block' | 'icon'> & {
  label: ReactNode
  /** Called on press; returns false when something is missing, after showing that to the user. */
  isReady?: () => boolean
}

type DialogButtonProps = ButtonProps & { children: (dialog: { open: boolean; onClose: () => void }) => ReactNode }

/** A button and its dialog, which is mounted when first opened, so a lazy dialog loads only then. */
export const DialogButton = ({ label, isReady = () => true, children, ...button }: DialogButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useOnceOpened(isOpen)
  return (
    <>
      <PlainButton {...button} onClick={() => isReady() && setOpen(true)}>
        {label}
      </PlainButton>
      {wasOpened && children({ open: isOpen, onClose: () => setOpen(false) })}
    </>
  )
}

/** A command with its confirmation; the dialog's button repeats the label by default. */
type CommandProps<Dialog> = Omit<ButtonProps, 'label'> &
  Omit<Dialog, 'open' | 'onClose' | 'label' | 'confirmLabel'> & { label: string; confirmLabel?: string }

/** A command that asks for confirmation. */
export const ConfirmCommand = (props: CommandProps<ComponentProps<typeof ConfirmDialog>>) => {
  const { label, kind, size, block, ref, isReady, ...question } = props
  return (
    <DialogButton {...{ label, kind, size, block, ref, isReady }}>
      {(dialog) => <ConfirmDialog confirmLabel={label} {...question} {...dialog} />}
    </DialogButton>
  )
}

type ReasonCommandProps = CommandProps<ComponentProps<typeof ReasonDialog>> & {
  /** The label of the reason's field. */
  reasonLabel: string
}

/** A command that asks for a reason. */
export const ReasonCommand = ({ label, reasonLabel, kind, size, ...question }: ReasonCommandProps) => (
  <DialogButton {...{ label, kind, size }}>
    {(dialog) => <ReasonDialog confirmLabel={label} {...question} {...dialog} label={reasonLabel} />}
  </DialogButton>
)
