import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StageLine } from '@/components/ui/display/StageLine'
import { currentStage, lookOf } from '@/components/ui/display/stageSegments'
import { StageTicks } from '@/components/ui/display/StageTicks'
import { sampleStages } from '@/components/ui/gallery/StagesSample'

const current = (): HTMLElement => {
  const [only, ...others] = screen
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step')
  if (!only || others.length > 0) throw new Error('not exactly one stage is the current one')
  return only
}

describe('the stage line', () => {
  it('lists eleven stages in three phases and marks the current one', () => {
    render(<StageLine items={sampleStages(1, 'customer', 'sua vez até 24/11')} />)
    const phases = within(screen.getByRole('list', { name: 'Etapas do pedido' }))
    expect(phases.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)).toEqual([4, 4, 3])
    expect(current()).toHaveTextContent('Documentos (vez do cliente)sua vez até 24/11')
  })

  it('says in text what the colours mean', () => {
    render(<StageLine items={sampleStages(4, 'staff', 'previsto 26/11')} />)
    expect(screen.getByText('Crédito')).toHaveTextContent('Crédito (concluída)')
    expect(current()).toHaveTextContent('(vez da Arrenda)')
  })

  it('opens the list of stages from the bar where space is narrow', async () => {
    render(<StageLine items={sampleStages(1, 'customer')} />)
    expect(screen.getByText(/etapa 2 de 11/)).toBeInTheDocument()
    // jsdom knows no container query: the bar is always hidden for it.
    const button = screen.getByRole('button', { name: 'Etapas', hidden: true })
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
  })

  it('opened there shows the state and the text of every stage, and closes again', async () => {
    const items = sampleStages(2, 'staff').map((item) => ({
      ...item,
      detail: { word: `estado de ${item.key}`, texts: [{ title: `Título ${item.key}`, description: 'O que vem.' }] },
    }))
    render(<StageLine items={items} />)
    expect(screen.queryByText(/^Título/)).not.toBeInTheDocument()

    const button = screen.getByRole('button', { name: 'Etapas', hidden: true })
    await userEvent.click(button)
    const list = within(screen.getByRole('list', { name: 'Etapas do pedido' }))
    const stages = list.getAllByRole('list').flatMap((phase) => within(phase).getAllByRole('listitem'))
    expect(stages).toHaveLength(11)
    for (const [place, stage] of stages.entries()) {
      const { key = '', label = '' } = items[place] ?? {}
      expect(stage).toHaveTextContent(new RegExp(`^${label}.*estado de ${key}Título ${key}O que vem\\.$`))
    }

    await userEvent.click(button)
    expect(screen.queryByText(/^Título/)).not.toBeInTheDocument()
  })

  it('shows where a cancelled order stopped', () => {
    render(<StageLine items={sampleStages(2, undefined)} cancelled={{ at: 'credit', note: 'em Crédito, 18/11' }} />)
    expect(current()).toHaveTextContent('Canceladoem Crédito, 18/11')
  })
})

describe('the look of a segment', () => {
  const looks = (items = sampleStages(2, 'staff'), cancelled?: { at: string }) =>
    items.slice(0, 4).map((item) => lookOf(item, items, cancelled))

  it('follows state and side', () => {
    expect(looks()).toEqual(['done', 'done', 'staff', 'todo'])
    expect(looks(sampleStages(0, 'reproved'))).toEqual(['bad', 'todo', 'todo', 'todo'])
    expect(looks(sampleStages(3, undefined))).toEqual(['done', 'done', 'done', 'running'])
  })

  it('turns grey before a cancellation and dotted after it', () => {
    expect(looks(sampleStages(2, undefined), { at: 'credit' })).toEqual(['past', 'past', 'bad', 'never'])
  })

  it('stands at the last stage when everything is done', () => {
    const all = sampleStages(10, undefined).map((item) => ({ ...item, state: 'completed' as const }))
    expect(currentStage(all)?.key).toBe('finished')
  })
})

describe('the ticks of a row', () => {
  it('stand beside the name of the stage', () => {
    render(<StageTicks items={sampleStages(1, 'customer')} />)
    expect(screen.getByText('Documentos')).toBeVisible()
  })

  it('say Cancelado for a cancelled order', () => {
    render(<StageTicks items={sampleStages(2, undefined)} cancelled={{ at: 'credit' }} />)
    expect(screen.getByText('Cancelado')).toBeVisible()
  })
})
