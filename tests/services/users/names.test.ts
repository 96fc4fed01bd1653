import { companyUpdateBody } from '@/services/companies/companies.schema'
import { newSignerBody } from '@/services/orders/documents/documents.schema'
import { ownDataBody } from '@/services/users/account.schema'

const ADDRESSES = [
  'evil.example/pix',
  'Prêmio em evil.example/pix',
  'premio.com.br',
  'Premio.COM.BR Ltda.',
  'Resgate em premio.com agora',
  'premio.com',
  'Clique (bit.ly)',
  'https://premio',
  'www.premio',
  'ganhe.qualquer/pix',
  'ganhe.qualquer:8080/pix',
  'ganhe.online?pix=1',
  'prêmio.net',
  'premio．com',
  'Nubank.app Ltda.',
  'pix.xyz.',
]

const COMPANIES = [
  'Horizonte Engenharia Ltda.',
  'Horizonte Engenharia S.A.',
  'Horizonte Engenharia S/A',
  'J.B. Transportes',
  'J.B.Transportes',
  '2.0 Sistemas',
  'Amazon.com Serviços',
  'Decolar.com Ltda.',
  'METAL IND.COM.IMP.EXP.LTDA',
  'Aço Ind. e Com. de Metais Ltda.ME/EPP',
  'Silva & Cia. Ltda.',
  'Cia.de Alimentos do Brasil',
  'Comércio e Serviços Nº 1.234/2020',
  'D. Pedro II Hotéis',
]

const PEOPLE = ['Marina Duarte', 'J.R.R. Tolkien', 'José da Silva Jr.', 'Dra. Ana-Lúcia D’Ávila']

const signer = (name: string) => ({
  name,
  email: 'ana@empresa.example',
  cpf: '52998224725',
  role: 'signer' as const,
  order: 1,
})

describe('a name that would be a link in a mail', () => {
  it.each(ADDRESSES)('is refused to people and companies: %s', async (name) => {
    expect({
      corporate: await companyUpdateBody.isValid({ corporate_name: name }),
      trade: await companyUpdateBody.isValid({ trade_name: name }),
      representative: await companyUpdateBody.isValid({ legal_representative: name }),
      person: await ownDataBody.isValid({ username: name }),
      signer: await newSignerBody.isValid(signer(name)),
    }).toEqual({ corporate: false, trade: false, representative: false, person: false, signer: false })
  })

  it.each(COMPANIES)('is not seen in the name of a company: %s', async (name) => {
    expect(await companyUpdateBody.isValid({ corporate_name: name, trade_name: name })).toBe(true)
  })

  it.each(PEOPLE)('is not seen in the name of a person: %s', async (name) => {
    expect(await companyUpdateBody.isValid({ legal_representative: name })).toBe(true)
    expect(await ownDataBody.isValid({ username: name })).toBe(true)
    expect(await newSignerBody.isValid(signer(name))).toBe(true)
  })

  it('is told in words that help', async () => {
    await expect(ownDataBody.validate({ username: 'premio.com' })).rejects.toThrow(
      'Digite só o nome, sem endereço de site',
    )
  })
})
