import { proposalDifferences } from '@/services/orders/proposal/proposal.rules'

/** Includes the narrow spaces between the sign, the currency and the digits. */
const SPACES = /\s/g
const line = (label: string, amount: string, kind: 'product' | 'service' | 'coupon' = 'product') => ({
  kind,
  label,
  amount,
})
const first = {
  duration_months: 36,
  monthly_fee: '6226.56',
  lines: [
    line('18 × Vertex 14 Pro', '4536.18'),
    line('4 × Orbe 6', '205.80'),
    line('Pacote Essencial, 22 × R$ 12,00', '264.00', 'service'),
  ],
}
const told = (now: typeof first) =>
  proposalDifferences(first, now).map(({ what, how }) => `${what}: ${how}`.replace(SPACES, ' '))

describe('the differences of a new version of a proposal', () => {
  it('include the months, changed prices and the fee', () => {
    const lines = [line('18 × Vertex 14 Pro', '5202.00'), ...first.lines.slice(1)]
    expect(told({ duration_months: 24, monthly_fee: '6892.38', lines })).toEqual([
      'Prazo: de 36 meses para 24 meses',
      'Vertex 14 Pro: de R$ 4.536,18 para R$ 5.202,00',
      'Total por mês: de R$ 6.226,56 para R$ 6.892,38',
    ])
  })

  it('include changed quantities, those of the package too', () => {
    const lines = [
      line('20 × Vertex 14 Pro', '5040.20'),
      line('4 × Orbe 6', '205.80'),
      line('Pacote Essencial, 24 × R$ 12,00', '288.00', 'service'),
    ]
    expect(told({ ...first, lines })).toEqual([
      'Vertex 14 Pro: de 18 un. por R$ 4.536,18 para 20 un. por R$ 5.040,20',
      'Pacote Essencial: de 22 un. por R$ 264,00 para 24 un. por R$ 288,00',
    ])
  })

  it('include added and removed lines', () => {
    const lines = [
      ...first.lines.filter(({ label }) => label !== '4 × Orbe 6'),
      line('Cupom OBRAS170', '-170.00', 'coupon'),
    ]
    expect(told({ ...first, lines })).toEqual(['Cupom OBRAS170: novo: − R$ 170,00', 'Orbe 6: saiu (era R$ 205,80)'])
  })

  it('are none without a change', () => {
    expect(told(first)).toEqual([])
  })
})
