import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { QuantityInput } from '@/components/ui/forms/QuantityInput'

const Counter = ({ start, told }: { start: number; told: (value: number) => void }) => {
  const [value, setValue] = useState(start)
  const change = (next: number): void => {
    told(next)
    setValue(next)
  }
  return <QuantityInput label="Quantidade de Vertex 14" value={value} onChange={change} min={1} max={42} />
}

const setUp = (start: number) => {
  const told = jest.fn()
  render(<Counter start={start} told={told} />)
  return { told, field: screen.getByRole('spinbutton', { name: 'Quantidade de Vertex 14' }) }
}

describe('a quantity', () => {
  it('goes up and down by one and stops at its ends', async () => {
    const { field } = setUp(41)
    await userEvent.click(screen.getByRole('button', { name: 'Aumentar' }))
    expect(field).toHaveValue('42')
    expect(screen.getByRole('button', { name: 'Aumentar' })).toBeDisabled()
    await userEvent.type(field, '{ArrowDown}{ArrowDown}')
    expect(field).toHaveValue('40')
  })

  it('says the limit when it is left out of range, and never reports an impossible value', async () => {
    const { told, field } = setUp(5)
    await userEvent.clear(field)
    await userEvent.type(field, '900')
    await userEvent.tab()
    expect(field).toHaveValue('42')
    expect(screen.getByRole('status')).toHaveTextContent('No máximo 42.')
    expect(told.mock.calls.flat().every((value: number) => value >= 1 && value <= 42)).toBe(true)
  })

  it('accepts digits only', async () => {
    const { field } = setUp(5)
    await userEvent.clear(field)
    await userEvent.type(field, '1a2-')
    expect(field).toHaveValue('12')
  })
})
