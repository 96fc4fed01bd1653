import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CrashScreen } from '@/components/layout/access/CrashScreen'
import { ErrorBoundary } from '@/contexts/ErrorBoundary'
import { type ErrorReport, setErrorReporter } from '@/services/monitoring/report-error'
import { expectConsole } from '@/tests/setup/console'

let broken: boolean
const told: ErrorReport[] = []

const Page = () => {
  if (broken) throw new Error('cannot draw')
  return <h1>Meus pedidos</h1>
}

const at = (place: string) => (
  <ErrorBoundary place={place} fallback={(tryAgain) => <CrashScreen onRetry={tryAgain} />}>
    <Page />
  </ErrorBoundary>
)

beforeEach(() => {
  broken = true
  told.length = 0
  setErrorReporter((report) => told.push(report))
  // React says it on the console, too.
  expectConsole('error', /cannot draw/)
})

describe('a page that fails to render', () => {
  it('shows a message and a way on, and is reported once with its component stack', () => {
    render(at('/platform/my-orders'))

    expect(screen.getByRole('heading', { level: 1, name: 'Algo deu errado' })).toBeVisible()
    expect(told).toEqual([
      expect.objectContaining({ error: new Error('cannot draw'), tags: { place: '/platform/my-orders' } }),
    ])
  })

  it('renders again on request', async () => {
    render(at('/platform/my-orders'))
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))

    expect(screen.getByRole('heading', { name: 'Meus pedidos' })).toBeVisible()
  })

  it('leaves the other pages alone', () => {
    const { rerender } = render(at('/platform/my-orders'))
    broken = false
    rerender(at('/platform/my-orders'))
    expect(screen.getByRole('heading', { name: 'Algo deu errado' })).toBeVisible()

    rerender(at('/platform/home'))
    expect(screen.getByRole('heading', { name: 'Meus pedidos' })).toBeVisible()
  })
})
