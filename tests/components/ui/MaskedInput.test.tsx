import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MaskedInput } from '@/components/ui/forms/MaskedInput'
import type { MaskKind } from '@/components/ui/forms/masks'

const Masked = ({ mask }: { mask: MaskKind }) => {
  const [value, setValue] = useState('')
  return <MaskedInput mask={mask} aria-label="campo" value={value} onChange={(event) => setValue(event.target.value)} />
}

describe('a masked field', () => {
  it.each([
    ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['cnpj', '11222333000181', '11.222.333/0001-81'],
    ['cpf', '52998224725', '529.982.247-25'],
    ['cep', '01310200', '01310-200'],
    ['phone', '11987654321', '(11) 98765-4321'],
  ] as const)('writes the punctuation of %s', async (mask, typed, shown) => {
    render(<Masked mask={mask} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'campo' }), typed)
    expect(screen.getByRole('textbox')).toHaveValue(shown)
  })

  it('keeps letters out of the check digits of a CNPJ and asks for no numeric keyboard', async () => {
    render(<Masked mask="cnpj" />)
    const field = screen.getByRole('textbox')
    await userEvent.type(field, '12ABC34501DEX5')
    expect(field).toHaveValue('12.ABC.345/01DE-5')
    expect(field).toHaveAttribute('inputmode', 'text')
  })

  it('accepts a pasted number with its punctuation', async () => {
    render(<Masked mask="cnpj" />)
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.paste('12.abc.345/01de-35')
    expect(screen.getByRole('textbox')).toHaveValue('12.ABC.345/01DE-35')
  })
})
