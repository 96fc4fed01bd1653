import { defineDelivery } from '@/services/simulation/quotations.service'
import type { Deliveries } from '@/services/simulation/simulation.schema'
import { useQuotationCommand } from './useQuotationCommand'

const PAUSE_MS = 300

/** Says where what goes; numbers that are being typed are sent once they rest. */
export function useDefineDelivery(quotationId: number) {
  return useQuotationCommand<Deliveries>({
    quotationId,
    kind: 'delivery',
    run: (deliveries) => defineDelivery(quotationId, deliveries),
    preview: (quotation, deliveries) => ({ ...quotation, deliveries }),
    pause: PAUSE_MS,
  })
}
