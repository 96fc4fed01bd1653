import { canonicalCnpj, isCnpj } from '@/services/companies/cnpj.rules'
import { canonicalCpf, isCpf } from '@/services/companies/cpf.rules'
import { STATES, UFS } from '@/services/companies/states.rules'

describe('a CNPJ', () => {
  it.each(
    (
      '12ABC34501DE35 12.abc.345/01de-35 6A3EDMWP000168 D7YDDI5H000162 Q2.GRO.WP7/0001-85 Q0SLFMBD7VX439 AAAAAAAAAAAA45 ' +
      'ZZZZZZZZZZZZ62 AB123CD4000A92 TESTE123000100 BRLOC001000108 11222333000181 00000000000191 34028316000103'
    ).split(' '),
  )('%s is valid', (text) => {
    expect(isCnpj(text)).toBe(true)
  })

  it.each(
    (
      '12ABC34501DE34 12ABC34501DE3A 12ABC34501DE35X 1122233300018 112223330001811 11222333000182 00000000000000 ' +
      '11111111111111 99999999999999 ÁBC34501DE0035 12*ABC34501DE35'
    ).split(' '),
  )('%s is not valid', (text) => {
    expect(isCnpj(text)).toBe(false)
  })

  it('is not valid when empty', () => {
    expect(isCnpj('')).toBe(false)
  })

  it('keeps its letters when the mask is removed', () => {
    expect(canonicalCnpj(' 12.abc.345/01de-35 ')).toBe('12ABC34501DE35')
  })
})

describe('a CPF', () => {
  it.each(['52998224725', '111.444.777-35', ' 529.982.247-25 '])('%s is valid', (text) => {
    expect(isCpf(text)).toBe(true)
  })

  it.each(['52998224724', '00000000000', '11111111111', '5299822472', '5299822472A', ''])('%s is not valid', (text) => {
    expect(isCpf(text)).toBe(false)
  })

  it('is stored as digits', () => {
    expect(canonicalCpf('529.982.247-25')).toBe('52998224725')
  })
})

describe('the federative units', () => {
  it('are 27, each once', () => {
    expect(new Set(UFS).size).toBe(27)
    expect(new Set(STATES.map(({ name }) => name)).size).toBe(27)
  })
})
