import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { auditKeys } from '@/hooks/audit/audit.queries'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { isApiError } from '@/services/http/api-error.rules'
import { invoiceKeys } from './invoices.queries'

/** Answers may arrive in any order: keep the newest version. Invalidates lists, counts and the history. */
export function cacheInvoice(queryClient: QueryClient, invoice: Invoice): void {
  queryClient.setQueryData<Invoice>(invoiceKeys.detail(invoice.id), (known) =>
    known && known.version > invoice.version ? known : invoice,
  )
  refetchInvoiceLists(queryClient)
  void queryClient.invalidateQueries({ queryKey: invoiceKeys.payment(invoice.id) })
  void queryClient.invalidateQueries({ queryKey: auditKeys.history('invoice', invoice.id) })
}

/** Lists and counts are fetched anew. */
export function refetchInvoiceLists(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: invoiceKeys.lists() })
  void queryClient.invalidateQueries({ queryKey: invoiceKeys.tallies() })
}

/** The newer invoice of an edit conflict, if the API sent it. */
export const invoiceInConflict = (error: unknown): Invoice | undefined =>
  isApiError(error, 'conflict') ? (error.details.data?.invoice as Invoice | undefined) : undefined

type CommandOptions = {
  quietCodes?: string[]
  onDone?: (queryClient: QueryClient) => void
  /** Commands of one scope run one after the other. */
  scope?: { id: string }
}

/**
 * The basis of every command that answers the invoice: it goes into the cache; lists, counts and history are
 * invalidated. After an error the invoice is shown as it is now, since its version may be older than the server's.
 */
export function useInvoiceCommand<Input = void>(
  id: number,
  run: (input: Input) => Promise<Invoice>,
  { quietCodes, onDone, scope }: CommandOptions = {},
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    scope,
    // Without a connection it fails at once, instead of waiting unseen.
    networkMode: 'always',
    meta: { quietCodes },
    onSuccess: (invoice) => {
      cacheInvoice(queryClient, invoice)
      onDone?.(queryClient)
    },
    onError: (error) => {
      const now = invoiceInConflict(error)
      if (now) cacheInvoice(queryClient, now)
      else void queryClient.invalidateQueries({ queryKey: invoiceKeys.detail(id) })
    },
  })
}
