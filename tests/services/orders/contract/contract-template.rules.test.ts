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
  it('asks for what an order has, and for nothing else', () => {
    const asked = new Set(textsOf(template).flatMap(fieldsIn))
    expect([...asked].sort()).toEqual([...CONTRACT_FIELDS].sort())
  })

  it('leaves no gap when it is filled', () => {
    const written = writeContract(template, fields, ['addendum', 'insurance'])
    expect(JSON.stringify(written)).not.toMatch(/[{}](?!["\],{}])\w/)
    expect(written.title).toContain('<numero>')
  })

  it('numbers what applies without a gap', () => {
    const { clauses } = writeContract(template, fields, [])
    clauses.forEach(({ heading, paragraphs }, index) => {
      expect(heading).toMatch(new RegExp(`^${String(index + 1)}\\. `))
      expect(paragraphs.map(({ number }) => number)).toEqual(
        paragraphs.map((_, place) => `${String(index + 1)}.${String(place + 1)}`),
      )
    })
  })

  it('speaks of an addendum and of insurance only where there is one', () => {
    const plain = JSON.stringify(writeContract(template, fields, []))
    const whole = JSON.stringify(writeContract(template, fields, ['addendum', 'insurance']))
    expect(plain).not.toContain('<aditivo>')
    expect(plain).not.toContain('seguro cobre')
    expect(whole).toContain('<aditivo>')
    expect(whole).toContain('seguro cobre')
  })

  it('claims of electronic signatures only what holds: two witnesses, no certificate of ICP-Brasil', () => {
    const text = textsOf(template).join(' ')
    expect(text).toMatch(/duas testemunhas \(art\. 784, III/)
    expect(text).not.toMatch(/ICP|§ 4º|dispensad/)
  })
})

describe('the versions of the text', () => {
  it('follow each other', () => {
    expect(CONTRACT_TEMPLATES.map(({ version }) => version)).toEqual(CONTRACT_TEMPLATES.map((_, index) => index + 1))
  })

  it('refuse to be filled with what no order has', () => {
    expect(() => fillText('{cor}', fields)).toThrow('cor')
  })
})
