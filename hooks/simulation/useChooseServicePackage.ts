import { chooseServicePackage } from '@/services/simulation/quotations.service'
import type { ServicePackage } from '@/services/simulation/simulation.schema'
import { useQuotationCommand } from './useQuotationCommand'

export function useChooseServicePackage(quotationId: number) {
  return useQuotationCommand<ServicePackage>({
    quotationId,
    kind: 'package',
    run: ({ id }) => chooseServicePackage(quotationId, id),
    preview: (quotation, { id, name, monthly_fee_per_unit }) => ({
      ...quotation,
      service_package: { id, name, monthly_fee_per_unit },
    }),
  })
}
