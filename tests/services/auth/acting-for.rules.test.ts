import { parseActingFor } from '@/services/auth/acting-for.rules'

it.each([
  ['12', 12],
  ['', null],
  [undefined, undefined],
  [['12'], undefined],
])('the header %j stands for %p', (header, company) => {
  expect(parseActingFor(header)).toBe(company)
})
