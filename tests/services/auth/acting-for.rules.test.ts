import { parseActingFor } from '@/services/auth/acting-for.rules'

it.each([
  ['12', 12],
  ['', null],
  [undefined, undefined],
  [['12'], undefined],
])('reads the header %j as %p', (header, company) => {
  expect(parseActingFor(header)).toBe(company)
})
