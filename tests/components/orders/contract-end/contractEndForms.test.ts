import {
  monthOptions,
  toAddendumValues,
  toIndexEntry,
  toNewAddendum,
  toRenewalQuery,
} from '@/components/orders/contract-end/staff/contractEndForms.rules'
import { parseEndWindow } from '@/components/orders/contract-end/staff/ContractEndsScreen'
import { contractEndLabel, timeLeftText } from '@/services/orders/contract-end/contract-end-texts.rules'

const said = {
  choice: 'renew' as const,
  duration_months: 24,
  message: null,
  said_by: 'Marina',
  said_at: '2026-11-20T13:00:00.000Z',
  addendum: null,
}

describe('an index typed by staff', () => {
  it.each([
    ['4,68', '4.68'],
    [' 5 ', '5.00'],
    ['-3,1', '-3.10'],
    ['−3,18', '-3.18'],
  ])('%s is sent as %s', (rate, expected) => {
    expect(toIndexEntry({ index: 'IGPM', month: '2026-10', rate })).toEqual({
      index: 'IGPM',
      month: '2026-10',
      rate: expected,
    })
  })

  it('is for one of the past twelve months', () => {
    const months = monthOptions('2026-11-21')
    expect(months).toHaveLength(12)
    expect(months[0]).toEqual({ value: '2026-10', label: 'outubro de 2026' })
    expect(months.at(-1)?.value).toBe('2025-11')
  })
})

describe('the form of an addendum', () => {
  it('starts with the months that the customer chose and the contract’s index', () => {
    const values = { ...toAddendumValues({ contract_end: said }), number: ' AD-1 ' }
    expect(toRenewalQuery(values)).toEqual({ duration_months: 24, index: 'IPCA' })
    expect(toNewAddendum(values)).toEqual({ number: 'AD-1', duration_months: 24, index: 'IPCA' })
  })

  it('can keep the fee', () => {
    const values = { ...toAddendumValues({ contract_end: null }), number: 'AD-1', index: 'none', message: ' Olá. ' }
    expect(toRenewalQuery(values)).toEqual({ duration_months: 12 })
    expect(toNewAddendum(values)).toEqual({ number: 'AD-1', duration_months: 12, index: null, message: 'Olá.' })
  })
})

describe('the texts of the list', () => {
  it.each([
    ['2026-11-22', 'falta 1 dia', 'wait'],
    ['2027-02-19', 'faltam 90 dias', 'wait'],
    ['2027-02-20', 'faltam 91 dias', 'neutral'],
    ['2026-11-21', 'termina hoje', 'bad'],
    ['2026-11-18', 'terminou há 3 dias', 'bad'],
  ])('until %s: %s', (endsOn, text, tone) => {
    expect(timeLeftText(endsOn, '2026-11-21')).toEqual({ text, tone })
  })

  it('show the addendum before the customer’s choice', () => {
    expect(contractEndLabel(null)).toBeUndefined()
    expect(contractEndLabel(said)?.text).toBe('Renovar por 24 meses')
    expect(contractEndLabel({ ...said, addendum: 'open' })?.text).toBe('Aditivo enviado')
    expect(contractEndLabel({ ...said, addendum: 'refused' })?.text).toBe('Aditivo recusado')
  })

  it('parses the window in the URL', () => {
    expect([parseEndWindow('30'), parseEndWindow('45'), parseEndWindow(null)]).toEqual([30, 90, 90])
  })
})
