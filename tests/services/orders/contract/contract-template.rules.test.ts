import {
  CONTRACT_FIELDS,
  CONTRACT_TEMPLATES,
  type ContractFields,
  fieldsIn,
  fillText,
  writeContract,
} from '@/services/orders/contract/contract-template.rules'

const fields = Object.fromEntries(CONTRACT_FIELDS.map((name) => [name, `<${name}>`])) as ContractFields

const textsOf = (template: (typeof CONTRACT_TEMPLATES)[number]): string[] => [
  template.title,
  template.closing,
  ...template.parties,
  ...template.opening.map(({ text }) => text),
  ...template.clauses.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
]

describe.each(CONTRACT_TEMPLATES)('the text of a contract, version $version', (template) => {
  it('uses exactly the fields of an order', () => {
    const asked = new Set(textsOf(template).flatMap(fieldsIn))
    expect([...asked].sort()).toEqual([...CONTRACT_FIELDS].sort())
  })

  it('has no placeholder left when filled', () => {
    const written = writeContract(template, fields, ['addendum', 'insurance'])
    expect(JSON.stringify(written)).not.toMatch(/[{}](?!["\],{}])\w/)
    expect(written.title).toContain('<numero>')
  })

  it('numbers the applicable clauses without gaps', () => {
    const { clauses } = writeContract(template, fields, [])
    clauses.forEach(({ heading, paragraphs }, index) => {
      expect(heading).toMatch(new RegExp(`^${String(index + 1)}\\. `))
      expect(paragraphs.map(({ number }) => number)).toEqual(
        paragraphs.map((_, place) => `${String(index + 1)}.${String(place + 1)}`),
      )
    })
  })

  it('mentions an addendum and insurance only if the order has them', () => {
    const plain = JSON.stringify(writeContract(template, fields, []))
    const whole = JSON.stringify(writeContract(template, fields, ['addendum', 'insurance']))
    expect(plain).not.toContain('<aditivo>')
    expect(plain).not.toContain('seguro cobre')
    expect(whole).toContain('<aditivo>')
    expect(whole).toContain('seguro cobre')
  })

  it('claims two witnesses for the electronic signatures, and no ICP-Brasil certificate', () => {
    const text = textsOf(template).join(' ')
    expect(text).toMatch(/duas testemunhas \(art\. 784, III/)
    expect(text).not.toMatch(/ICP|§ 4º|dispensad/)
  })
})

describe('the versions of the text', () => {
  it('are numbered consecutively', () => {
    expect(CONTRACT_TEMPLATES.map(({ version }) => version)).toEqual(CONTRACT_TEMPLATES.map((_, index) => index + 1))
  })

  it('refuse an unknown field', () => {
    expect(() => fillText('{cor}', fields)).toThrow('cor')
  })
})
