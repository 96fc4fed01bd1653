import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import { toUpdate } from '@/services/billing/invoices/draft-editing.rules'
import type {
  CreditNote,
  DraftsCommand,
  Extension,
  NewInvoice,
  UpdateInvoice,
} from '@/services/billing/invoices/invoice-commands.schema'
import {
  cancelInvoice,
  createCreditNote,
  createDrafts,
  createInvoice,
  deleteInvoice,
  disputeInvoice,
  extendInvoice,
  getInvoice,
  issueInvoices,
  markInvoiceUncollectible,
  recalculateInvoice,
  updateInvoice,
} from '@/services/billing/invoices/invoices.service'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { must } from '@/services/invariant/must.rules'
import { cacheInvoice, refetchInvoiceLists, useInvoiceCommand } from './invoice-command'
import { invoiceKeys } from './invoices.queries'

/** Drafts a month. Twice with the same body within one dialog has the effect of once. */
export function useCreateDrafts() {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (body: DraftsCommand) => createDrafts(body, keyFor(body)),
    networkMode: 'always',
    onSuccess: () => renew(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: invoiceKeys.all }),
  })
}

/** A draft apart from the months. Field errors go to the form. */
export function useCreateInvoice() {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (body: NewInvoice) => createInvoice(body, keyFor(body)),
    networkMode: 'always',
    meta: { quietCodes: ['invalid'] },
    onSuccess: (invoice) => {
      renew()
      cacheInvoice(queryClient, invoice)
    },
  })
}

/**
 * Saves a draft, one change after the other, each made from the draft as the one before left it. Field errors and 409
 * `conflict` (the newer draft is cached) are the editor's to show.
 */
export function useUpdateInvoice(id: number) {
  const queryClient = useQueryClient()
  const change = (write: (now: Invoice) => UpdateInvoice) =>
    updateInvoice(id, write(must(queryClient.getQueryData<Invoice>(invoiceKeys.detail(id)), 'the draft on screen')))
  return useInvoiceCommand(id, change, { quietCodes: ['invalid', 'conflict'], scope: { id: `invoice-${String(id)}` } })
}

/** Another due day for several drafts, one after the other; resolves to those that could not be changed. */
export function useMoveDueDays() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ ids, due_on }: { ids: readonly number[]; due_on: string }) => {
      const failed: number[] = []
      for (const id of ids) {
        try {
          await moveDueDay(id, due_on)
        } catch {
          failed.push(id)
        }
      }
      return failed
    },
    networkMode: 'always',
    onSettled: () => queryClient.invalidateQueries({ queryKey: invoiceKeys.all }),
  })
}

const moveDueDay = async (id: number, due_on: string): Promise<unknown> =>
  updateInvoice(id, { ...toUpdate(await getInvoice(id)), due_on })

/** Measures a draft again. */
export const useRecalculateInvoice = (id: number) =>
  useInvoiceCommand(id, (version: number) => recalculateInvoice(id, version), {
    quietCodes: ['conflict'],
    onDone: (queryClient) => void queryClient.invalidateQueries({ queryKey: invoiceKeys.measurements(id) }),
  })

/** Deletes a draft. Its page is still open: only lists and counts are refetched. */
export function useDeleteInvoice() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: deleteInvoice,
    networkMode: 'always',
    onSuccess: () => refetchInvoiceLists(queryClient),
  })
}

/** Issues drafts; the answer has a row for each. Everything is refetched, on errors too: some may have been issued. */
export function useIssueInvoices() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: issueInvoices,
    networkMode: 'always',
    onSettled: () => queryClient.invalidateQueries({ queryKey: invoiceKeys.all }),
  })
}

export const useCancelInvoice = (id: number) => useInvoiceCommand(id, (reason: string) => cancelInvoice(id, reason))

export const useMarkInvoiceUncollectible = (id: number) =>
  useInvoiceCommand(id, (reason: string) => markInvoiceUncollectible(id, reason))

/** A later due day for an issued invoice. Field errors go to the form. */
export const useExtendInvoice = (id: number) =>
  useInvoiceCommand(id, (body: Extension) => extendInvoice(id, body), { quietCodes: ['invalid'] })

/** Gives back a part of an issued invoice, which changes too; the answer is the note. */
export function useCreateCreditNote(id: number) {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (body: CreditNote) => createCreditNote(id, body, keyFor(body)),
    networkMode: 'always',
    meta: { quietCodes: ['invalid'] },
    onSuccess: () => renew(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: invoiceKeys.all }),
  })
}

/** Contests an open invoice. The form shows what is refused. */
export function useDisputeInvoice(id: number) {
  const { keyFor, renew } = useCommandKey()
  return useInvoiceCommand(id, (message: string) => disputeInvoice(id, message, keyFor({ id, message })), {
    quietCodes: ['invalid', 'conflict'],
    onDone: () => renew(),
  })
}
