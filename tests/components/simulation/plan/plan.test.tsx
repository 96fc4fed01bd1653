import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { PlanScreen } from '@/components/simulation/plan/PlanScreen'
import { StepScreen } from '@/components/simulation/questions/StepScreen'
import type { Quotation } from '@/services/simulation/simulation.schema'
import {
  wireOption,
  wirePlan,
  wireQuotation,
  wireServicePackage,
  wireStep,
} from '@/tests/factories/wire/simulation.wire'
import { serve } from '@/tests/mocks/handlers'
import { failOnce, hold, keepQuotation, network, openAt, saved, useNetwork } from '../simulationDesk'

useNetwork()

const plans = [
  wirePlan({ duration_months: 12, monthly_fee: '6345.00' }),
  wirePlan(),
  wirePlan({ duration_months: 36, monthly_fee: '4752.00' }),
]
const packages = [wireServicePackage(), wireServicePackage({ id: 2, name: 'Completo', monthly_fee_per_unit: '22.00' })]

function openPlan(quotation: Partial<Quotation> = {}, beside?: ReactNode) {
  const desk = keepQuotation(wireQuotation(quotation))
  desk.on<{ duration_months: number }>('plans', (now, plan) => ({ ...now, plan, final: true }))
  desk.on<{ package_id: number }>('service-package', (now, { package_id }) => ({
    ...now,
    service_package: { id: package_id, name: 'Completo', monthly_fee_per_unit: '22.00' },
  }))
  network.use(
    ...serve({ 'GET /plans': plans, 'GET /upgrades': [] }),
    http.get('*/api/quotations/9/service-package', () => HttpResponse.json(packages)),
  )
  const screens = (
    <>
      <PlanScreen quotationId={9} />
      {beside}
    </>
  )
  return { ...openAt('/platform/simulation/9/plan', screens), ...desk }
}

const goOn = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: 'Definir entregas' }))[0] as Element)

describe('plan and service', () => {
  it('requires a plan, and focuses the plans', async () => {
    const { router } = openPlan({ plan: null, final: false })
    await screen.findByRole('radio', { name: /12 meses/ })
    await goOn()
    expect(screen.getByRole('alert')).toHaveTextContent('Escolha um plano para continuar.')
    expect(screen.getByRole('radio', { name: /12 meses/ })).toHaveFocus()
    expect(router.push).not.toHaveBeenCalled()
  })

  it('shows what this cart costs in each plan and saves the choice at once', async () => {
    const { sent, router } = openPlan({ plan: null, final: false })
    const longest = await screen.findByRole('radio', { name: /36 meses.*R\$\s4\.752,00/ })
    await userEvent.click(longest)
    expect(longest).toBeChecked()
    await goOn()
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/platform/simulation/9/delivery'))
    expect(sent('plans')).toEqual([{ duration_months: 36 }])
    await saved()
  })

  it('preselects the first package, and saves another choice', async () => {
    const { sent } = openPlan()
    expect(await screen.findByRole('radio', { name: /Essencial/ })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: /Completo/ }))
    expect(screen.getByRole('radio', { name: /Completo/ })).toBeChecked()
    await waitFor(() => expect(sent('service-package')).toEqual([{ package_id: 2 }]))
    await saved()
  })

  it('requires another plan and package when the chosen ones are no longer offered', async () => {
    const { router } = openPlan({
      plan: { duration_months: 18 },
      service_package: { id: 7, name: 'Antigo', monthly_fee_per_unit: '9.00' },
    })
    const [plan, servicePackage] = await screen.findAllByRole('alert')
    expect(plan).toHaveTextContent('O plano de 18 meses não é mais oferecido. Escolha outro.')
    expect(servicePackage).toHaveTextContent('O pacote Antigo não é mais oferecido. Escolha outro.')
    await goOn()
    expect(router.push).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('radio', { name: /36 meses/ }))
    await waitFor(() => expect(screen.getAllByRole('alert')).toEqual([servicePackage]))
    await goOn()
    expect(screen.getByRole('radio', { name: /Essencial/ })).toHaveFocus()
    await userEvent.click(screen.getByRole('radio', { name: /Completo/ }))
    await goOn()
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/platform/simulation/9/delivery'))
    await saved()
  })

  it('sends changes one after another', async () => {
    const { kept, sent } = openPlan({ plan: null })
    const { released, release } = hold()
    network.use(
      http.put('*/api/quotations/9/plans', async () => {
        await released
        kept.now = { ...kept.now, plan: { duration_months: 12 }, final: true }
        return HttpResponse.json(kept.now)
      }),
    )
    await userEvent.click(await screen.findByRole('radio', { name: /12 meses/ }))
    await userEvent.click(screen.getByRole('radio', { name: /Completo/ }))
    expect(screen.getByRole('radio', { name: /Completo/ })).toBeChecked()
    expect(sent('service-package')).toEqual([])
    const second = hold()
    const arrived = jest.fn()
    network.use(
      http.put('*/api/quotations/9/service-package', async () => {
        arrived()
        await second.released
        return HttpResponse.json(kept.now)
      }),
    )
    release()
    // The first response lacks the second change, which must not be rolled back on screen.
    await waitFor(() => expect(arrived).toHaveBeenCalled())
    expect(screen.getByRole('radio', { name: /Completo/ })).toBeChecked()
    second.release()
    expect(screen.getByRole('radio', { name: /12 meses/ })).toBeChecked()
    await saved()
  })

  it('keeps an unsaved plan while another change is saved, and saves it on retry', async () => {
    const { kept, sent } = openPlan({ plan: null, final: false })
    await screen.findByRole('radio', { name: /12 meses/ })
    failOnce('plans')
    await userEvent.click(screen.getByRole('radio', { name: /12 meses/ }))
    await screen.findByText('Não foi possível salvar.')
    await userEvent.click(screen.getByRole('radio', { name: /Completo/ }))
    await waitFor(() => expect(sent('service-package')).toEqual([{ package_id: 2 }]))
    expect(screen.getByRole('radio', { name: /12 meses/ })).toBeChecked()
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
    await saved()
    expect(kept.now).toMatchObject({ plan: { duration_months: 12 }, service_package: { id: 2 } })
  })

  it('refetches the prices of a question after the plan changed', async () => {
    const prices = ['245.65', '289.00']
    const step = wireStep({ id: 2 })
    network.use(
      ...serve({ 'GET /steps': [step] }),
      http.get('*/api/properties', () => HttpResponse.json([wireOption({ starting_price: prices.shift() })])),
    )
    openPlan({ plan: null, final: false }, <StepScreen quotationId={9} stepId={2} />)
    expect(await screen.findByText(/245,65/)).toBeInTheDocument()
    await userEvent.click(await screen.findByRole('radio', { name: /12 meses/ }))
    expect(await screen.findByText(/289,00/)).toBeInTheDocument()
    await saved()
  })

  it('saves the latest of several quick choices', async () => {
    const { kept, sent } = openPlan({ plan: null })
    await userEvent.click(await screen.findByRole('radio', { name: /12 meses/ }))
    await userEvent.click(screen.getByRole('radio', { name: /Completo/ }))
    await userEvent.click(screen.getByRole('radio', { name: /24 meses/ }))
    await waitFor(() => expect(kept.now.plan).toEqual({ duration_months: 24 }))
    expect(sent('plans').at(-1)).toEqual({ duration_months: 24 })
    expect(screen.getByRole('radio', { name: /24 meses/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /Completo/ })).toBeChecked()
    await saved()
  })
})
