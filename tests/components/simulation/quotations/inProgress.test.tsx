import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { InProgressDialog } from '@/components/simulation/quotations/InProgressDialog'
import { beginFlow, updateFlow } from '@/contexts/stores/quotation-flow.store'
import { deleteSession } from '@/services/config/cookies'
import { wireQuotation } from '@/tests/factories/wire/simulation.wire'
import { keepInCookie, keepQuotation, network, openAt, quotationCookie, useNetwork } from '../simulationDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/simulation/quotations/InProgressPrompt'

useNetwork()

const dialog = () => screen.findByRole('dialog', { name: 'Pedido em Andamento' })

/** Renders a page and waits until the quotation is fetched. */
async function openPage(path: string) {
  const asked = { quotation: 0 }
  network.use(
    http.get('*/api/quotations/9', () => {
      asked.quotation += 1
      return HttpResponse.json(wireQuotation())
    }),
  )
  const view = openAt(path, <InProgressDialog />)
  await waitFor(() => expect(asked.quotation).toBe(1))
  return view
}

describe('the open quotation', () => {
  it('opens the prompt, with its items and its current step', async () => {
    beginFlow(9)
    updateFlow({ lastPage: '/platform/simulation/9/plan' })
    await openPage('/platform/home')
    const shown = await dialog()
    expect(shown).toHaveTextContent('Você possui um pedido em andamento. Deseja continuar de onde parou?')
    expect(shown).toHaveTextContent('18 notebooks, plano de 24 meses')
    expect(shown).toHaveTextContent('Passo 3 de 5, Plano e serviço')
  })

  it('continues on the last visited page', async () => {
    beginFlow(9)
    updateFlow({ lastPage: '/platform/simulation/9/products?properties=5' })
    const { router } = await openPage('/platform/my-orders')
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Continuar' }))
    expect(router.push).toHaveBeenCalledWith('/platform/simulation/9/products?properties=5')
    expect(quotationCookie()).toBe('9')
  })

  it('continues on the products when the last page is unknown', async () => {
    keepInCookie(9)
    const { router } = await openPage('/platform/home')
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Continuar' }))
    expect(router.push).toHaveBeenCalledWith('/platform/simulation/9/products')
  })

  it('is reset by ’Começar de novo’', async () => {
    keepInCookie(9)
    await openPage('/platform/home')
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Começar de novo' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(quotationCookie()).toBeUndefined()
  })

  it('is kept when the prompt is closed', async () => {
    keepInCookie(9)
    await openPage('/platform/home')
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(quotationCookie()).toBe('9')
  })

  it.each(['/platform/simulation/select-simulation', '/platform/simulation/9/plan', '/platform/admin/orders'])(
    'does not prompt at %s',
    async (path) => {
      keepInCookie(9)
      await openPage(path)
      // Waits as long as the prompt takes to appear on other pages.
      await expect(screen.findByRole('dialog', {}, { timeout: 500 })).rejects.toThrow()
    },
  )

  it('prompts on a path that only shares the prefix of the simulator', async () => {
    keepInCookie(9)
    await openPage('/platform/simulations-of-others')
    expect(await dialog()).toBeInTheDocument()
  })

  it('does not prompt without a log-in', () => {
    deleteSession()
    keepInCookie(9)
    openAt('/', <InProgressDialog />)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('does not prompt once it is an order', async () => {
    keepInCookie(9)
    keepQuotation(wireQuotation({ status: 'finished', order_mask_id: '000001' }))
    openAt('/platform/home', <InProgressDialog />)
    await waitFor(() => expect(quotationCookie()).toBeUndefined())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
