import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteQuotationAlert, getQuotationAlerts, saveQuotationAlert } from '@/services/stock/alerts/alerts.service'
import { simulationKeys } from './simulation-keys'

/** The products without units that a quotation waits for. */
export const quotationAlertsQueryOptions = (quotation: number) =>
  queryOptions({
    queryKey: simulationKeys.alerts(quotation),
    queryFn: ({ signal }) => getQuotationAlerts(quotation, signal),
  })

type AlertChange = { product: number; quantity: number; isOn: boolean }

/** Asks for a mail when a product has units again, or stops asking. */
export function useChangeAlert(quotation: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ product, quantity, isOn }: AlertChange) =>
      isOn
        ? saveQuotationAlert(quotation, { product_id: product, quantity })
        : deleteQuotationAlert(quotation, product),
    onSuccess: (alerts) => queryClient.setQueryData(simulationKeys.alerts(quotation), alerts),
    // Units may have come since: the lists show them.
    onError: () => queryClient.invalidateQueries({ queryKey: simulationKeys.all }),
  })
}
