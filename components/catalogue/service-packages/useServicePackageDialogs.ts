import dynamic from 'next/dynamic'
import { useActivateServicePackages, useDeleteServicePackage } from '@/hooks/catalogue/service-packages.mutations'
import type { ManagedServicePackage } from '@/services/catalogue/service-packages/service-packages.schema'
import type { Offer } from '../crud/offer.types'
import { useOfferDialogs } from '../crud/useOfferDialogs'

// The form arrives with the first dialog that opens.
const ServicePackageDialogForm = dynamic(
  () => import('./ServicePackageDialogForm').then((module) => module.ServicePackageDialogForm),
  { ssr: false },
)

/** What can be done with a service package of the list, besides moving it. */
export const useServicePackageDialogs = () =>
  useOfferDialogs<ManagedServicePackage>({
    Form: ServicePackageDialogForm,
    toOffer,
    activatedText: ({ name }) => `Pacote ${name} ativado.`,
    activation: useActivateServicePackages(),
    deletion: useDeleteServicePackage(),
  })

const toOffer = (servicePackage: ManagedServicePackage): Offer => ({
  id: servicePackage.id,
  active: servicePackage.active,
  name: `pacote ${servicePackage.name} de ${servicePackage.simulator.name}`,
  kind: 'pacote',
  quotations_count: servicePackage.quotations_count,
  orders_count: servicePackage.orders_count,
})
