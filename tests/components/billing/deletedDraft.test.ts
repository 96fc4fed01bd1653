import { createQueryClient } from '@/components/layout/app/queryClient'
import { toastStore } from '@/components/ui/feedback/toast'
import { invoiceQueryOptions } from '@/hooks/billing/invoices.queries'
import { wireInvoice } from '@/tests/factories/wire/invoices.wire'
import { answer, refused, useNetwork } from '../users/usersDesk'

useNetwork()

/** The page of an invoice is open, and reads it again, as live updates make it do. */
async function readAgain(code: string, status: number): Promise<void> {
  const client = createQueryClient()
  client.setQueryData(invoiceQueryOptions(231).queryKey, wireInvoice())
  answer('get', '/invoices/231', refused(code, 'Sem a fatura.'), status)
  await expect(client.query({ ...invoiceQueryOptions(231), staleTime: 0 })).rejects.toThrow()
}

describe('an invoice whose page is open', () => {
  it('is not complained about once it was deleted: the page says so', async () => {
    await readAgain('not_found', 404)
    expect(toastStore.read()).toEqual([])
  })

  it('is, for any other failure', async () => {
    await readAgain('forbidden', 403)
    expect(toastStore.read()).toEqual([expect.objectContaining({ text: 'Sem a fatura.' })])
  })
})
