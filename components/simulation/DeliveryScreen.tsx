import { useQuery } from '@tanstack/react-query'
import { addressesQueryOptions } from '@/hooks/companies/addresses.queries'
import type { Quotation } from '@/services/simulation/simulation.schema'
import type { AddressDialogType } from './addressDialog.types'
import { CardsSkeleton } from './CardsSkeleton'
import { Delivery } from './Delivery'
import { EmptyCart } from './EmptyCart'
import { LoadFailure } from './LoadFailure'
import { QuotationGate } from './QuotationGate'

type Props = {
  quotationId: number | undefined
  /** The form of an address. */
  AddressDialog: AddressDialogType
}

/** Where everything in the cart goes. */
export const DeliveryScreen = ({ quotationId, AddressDialog }: Props) => (
  <QuotationGate quotationId={quotationId}>
    {(quotation) =>
      quotation.products.length > 0 ? (
        <Addresses quotation={quotation} AddressDialog={AddressDialog} />
      ) : (
        <EmptyCart id={quotation.id} />
      )
    }
  </QuotationGate>
)

const Addresses = ({ quotation, AddressDialog }: { quotation: Quotation; AddressDialog: AddressDialogType }) => {
  const { data: addresses, isError, refetch } = useQuery(addressesQueryOptions())
  if (addresses) return <Delivery quotation={quotation} addresses={addresses} AddressDialog={AddressDialog} />
  if (isError) return <LoadFailure heading="h1" what="os endereços" onRetry={() => void refetch()} />
  return <CardsSkeleton label="Carregando os endereços" count={3} />
}
