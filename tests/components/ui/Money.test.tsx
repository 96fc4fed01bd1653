import { render, screen } from '@testing-library/react'
import { Money } from '@/components/ui/display/Money'

const shown = (element: React.ReactElement): string => {
  render(<p>{element}</p>)
  return screen.getByRole('paragraph').textContent.replaceAll(/[\u00A0\u2009\u200A]/g, ' ')
}

describe('money', () => {
  it('shows the decimal text of the wire with sign, thousands and two decimals', () => {
    expect(shown(<Money value="6900.00" perMonth />)).toBe('R$ 6.900,00 /mês')
  })

  it('accepts integer cents too', () => {
    expect(shown(<Money value={541_800} />)).toBe('R$ 5.418,00')
  })

  it('puts the minus before the currency sign', () => {
    expect(shown(<Money value="-170.00" />)).toBe('− R$ 170,00')
  })

  it('keeps the old value while the new one is calculated', () => {
    render(<Money value="10.00" recalculating />)
    expect(screen.getByText('10,00')).toBeVisible()
  })
})
