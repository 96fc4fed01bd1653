import { render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { lazyPart } from '@/components/ui/browser/lazyPart'

const Waiting = () => <p>Carregando</p>

describe('a part of a page whose code comes later', () => {
  it('is drawn in slices when it arrives, between which the browser answers', async () => {
    const log: string[] = []
    const Row = () => {
      log.push('row')
      const began = performance.now()
      // Longer than React renders in one go.
      while (performance.now() - began < 8);
      return <li />
    }
    const { load, arrive } = loading(() => (
      <ul>
        {Array.from({ length: 8 }, (_, row) => (
          <Row key={row} />
        ))}
      </ul>
    ))
    // Another React, whose deferred values are deferred (tests/setup/every-browser-test.ts).
    await jest.isolateModulesAsync(async () => {
      const { createRoot } = await import('react-dom/client')
      const other = await import('@/components/ui/browser/lazyPart')
      const Part = other.lazyPart(load, Waiting)
      const environment = globalThis as typeof globalThis & { IS_REACT_ACT_ENVIRONMENT: boolean }
      environment.IS_REACT_ACT_ENVIRONMENT = false
      const root = createRoot(document.body.appendChild(document.createElement('div')))
      root.render(<Part />)
      await screen.findByText('Carregando')
      const turns = setInterval(() => log.push('browser'))

      arrive()
      await screen.findByRole('list')

      clearInterval(turns)
      root.unmount()
      environment.IS_REACT_ACT_ENVIRONMENT = true
    })
    expect(log.slice(log.indexOf('row'), log.lastIndexOf('row'))).toContain('browser')
  })

  it('is there at once where it stands again', async () => {
    const Part = lazyPart(() => Promise.resolve(() => <p>Formulário</p>), Waiting)
    const { unmount } = render(<Part />)
    expect(await screen.findByText('Formulário')).toBeInTheDocument()
    unmount()

    render(<Part />)

    expect(screen.getByText('Formulário')).toBeInTheDocument()
  })
})

/** Code that arrives when it is told to. */
function loading(Component: ComponentType) {
  let arrive = (): void => undefined
  const arrived = new Promise<ComponentType>((resolve) => {
    arrive = () => resolve(Component)
  })
  return { load: () => arrived, arrive: () => arrive() }
}
