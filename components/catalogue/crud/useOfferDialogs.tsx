import type { UseMutationResult } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { type OpenDialog, RecordDialogs, type RecordFormProps } from '@/components/ui/dialogs/RecordDialogs'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import type { Activation, ActivationResult } from '@/services/catalogue/bulk-actions.schema'
import type { Offer } from './offer.types'
import { OfferConfirmations } from './OfferConfirmations'

export type OfferCommand = 'save' | 'activate' | 'deactivate' | 'delete'

type Options<Item> = {
  Form: ComponentType<RecordFormProps<Item>>
  /** How the confirmations describe it. */
  toOffer: (record: Item) => Offer
  /** The toast after it was activated: "Pacote Essencial ativado." */
  activatedText: (record: Item) => string
  activation: UseMutationResult<ActivationResult, Error, Activation>
  deletion: UseMutationResult<void, Error, number>
}

type OfferDialogs<Item> = {
  /** Carries out a command of a row's menu, after a confirmation where it needs one. */
  run: (command: OfferCommand, record: Item) => void
  create: () => void
  dialogs: ReactNode
}

/** What the lists of plans, service packages and upgrades do with a row: create, edit, activate, deactivate, delete. */
export function useOfferDialogs<Item extends { id: number }>(options: Options<Item>): OfferDialogs<Item> {
  const { Form, toOffer, activatedText, activation, deletion } = options
  const [open, setOpen] = useState<OpenDialog<Item, 'deactivate' | 'delete'> | null>(null)
  const close = (): void => setOpen(null)
  const activate = (id: number, active: boolean) => activation.mutateAsync({ ids: [id], active })
  return {
    run: (command, record) => {
      if (command === 'activate') toastOnSuccess(activate(record.id, true), activatedText(record))
      else setOpen({ command, record })
    },
    create: () => setOpen({ command: 'save' }),
    dialogs: (
      <RecordDialogs
        open={open}
        onClose={close}
        Form={Form}
        confirmation={(record, command) => (
          <OfferConfirmations
            offer={toOffer(record)}
            asks={command}
            onClose={close}
            onDeactivate={(id) => activate(id, false)}
            onDelete={deletion.mutateAsync}
          />
        )}
      />
    ),
  }
}
