import dynamic from 'next/dynamic'
import { useActivateUpgrades, useDeleteUpgrade } from '@/hooks/catalogue/upgrades.mutations'
import type { Upgrade } from '@/services/catalogue/upgrades/upgrades.schema'
import type { Offer } from '../crud/offer.types'
import { useOfferDialogs } from '../crud/useOfferDialogs'

// The form arrives with the first dialog that opens.
const UpgradeDialogForm = dynamic(() => import('./UpgradeDialogForm').then((module) => module.UpgradeDialogForm), {
  ssr: false,
})

/** What can be done with an upgrade of the list. */
export const useUpgradeDialogs = () =>
  useOfferDialogs<Upgrade>({
    Form: UpgradeDialogForm,
    toOffer,
    activatedText: ({ name }) => `Upgrade ${name} ativado.`,
    activation: useActivateUpgrades(),
    deletion: useDeleteUpgrade(),
  })

const toOffer = ({ id, active, name, quotations_count, orders_count }: Upgrade): Offer => ({
  id,
  active,
  name: `upgrade ${name}`,
  kind: 'upgrade',
  mend: 'tira o upgrade do carrinho',
  quotations_count,
  orders_count,
})
