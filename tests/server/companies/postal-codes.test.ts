import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { lookUpPostalCode } from '@/server/companies/look-up-postal-code'
import { db } from '@/server/db/client'
import { postalCodes } from '@/server/db/schema'
import { networkProvider } from '@/server/integrations/postal-code/network'
import type { PostalCodeAnswer } from '@/server/integrations/postal-code/provider'
import { callApi } from '@/tests/factories/http/call-api'
import { aUser } from '@/tests/factories/people/users.factory'

const PAULISTA = {
  postal_code: '01310200',
  state: 'SP',
  city: 'São Paulo',
  district: 'Bela Vista',
  street: 'Avenida Paulista',
}

describe('GET /postal-codes/{cep}', () => {
  it.each([
    ['01310-200', 'SP', 'São Paulo'],
    ['13076-000', 'SP', 'Campinas'],
    ['80420000', 'PR', 'Curitiba'],
    ['11015040', 'SP', 'Santos'],
  ])('knows %s', async (cep, state, city) => {
    const { token } = await aUser()
    const { status, body } = await callApi('GET', `/postal-codes/${cep}`, { token })
    expect(status).toBe(200)
    expect(body).toMatchObject({ postal_code: cep.replace('-', ''), state, city })
  })

  it('returns no district and street for a town with a single CEP', async () => {
    const { token } = await aUser()
    const { body } = await callApi('GET', '/postal-codes/37795000', { token })
    expect(body).toEqual({ postal_code: '37795000', state: 'MG', city: 'Andradas', district: null, street: null })
  })

  it('answers 404 for an unknown one', async () => {
    const { token } = await aUser()
    expect(await callApi('GET', '/postal-codes/99999999', { token })).toMatchObject({
      status: 404,
      body: { errors: ['Não encontramos esse CEP. Confira ou preencha o endereço.'] },
    })
  })

  it.each(['1', '0131020', '013102000', 'abcdefgh', '01310%2D20'])('answers 404 for the invalid %s', async (cep) => {
    const { token } = await aUser()
    expect((await callApi('GET', `/postal-codes/${cep}`, { token })).status).toBe(404)
  })

  it('answers thirty requests of a visitor, who may be registering, and any number with a session', async () => {
    const { token } = await aUser()
    const statuses = []
    for (let i = 0; i < 31; i += 1) statuses.push((await callApi('GET', '/postal-codes/01310200')).status)
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
    expect((await callApi('GET', '/postal-codes/01310200', { token })).status).toBe(200)
  })
})

describe('looking up a CEP', () => {
  let asked: string[]
  let answer: PostalCodeAnswer

  beforeEach(async () => {
    await db().delete(postalCodes)
    asked = []
  })

  const lookUp = (cep: string) =>
    lookUpPostalCode(cep, {
      find: (postalCode) => {
        asked.push(postalCode)
        return Promise.resolve(answer)
      },
    })

  const age = (days: number) =>
    db()
      .update(postalCodes)
      .set({ fetchedAt: new Date(Date.now() - days * 86_400_000) })
      .where(eq(postalCodes.postalCode, '01310200'))

  it('asks once in thirty days', async () => {
    answer = { outcome: 'found', place: PAULISTA }
    expect(await lookUp('01310-200')).toEqual(PAULISTA)
    await age(29)
    expect(await lookUp('01310200')).toEqual(PAULISTA)
    expect(asked).toEqual(['01310200'])
  })

  it('asks again afterwards, and stores what has changed', async () => {
    answer = { outcome: 'found', place: PAULISTA }
    await lookUp('01310200')
    await age(31)
    answer = { outcome: 'found', place: { ...PAULISTA, street: 'Avenida Nova' } }
    expect(await lookUp('01310200')).toMatchObject({ street: 'Avenida Nova' })
    expect(await lookUp('01310200')).toMatchObject({ street: 'Avenida Nova' })
    expect(asked).toHaveLength(2)
  })

  it('uses the stale cache when no provider answers', async () => {
    answer = { outcome: 'found', place: PAULISTA }
    await lookUp('01310200')
    await age(31)
    answer = { outcome: 'unreachable' }
    expect(await lookUp('01310200')).toEqual(PAULISTA)
  })

  it('refuses when no provider answers and nothing is cached', async () => {
    answer = { outcome: 'unreachable' }
    await expect(lookUp('01310200')).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('does not cache that a CEP is unknown', async () => {
    answer = { outcome: 'unknown' }
    await expect(lookUp('01310200')).rejects.toMatchObject({ code: 'not_found' })
    answer = { outcome: 'found', place: PAULISTA }
    expect(await lookUp('01310200')).toEqual(PAULISTA)
  })
})

describe('the providers over the network', () => {
  type Reply = (response: ServerResponse) => void
  let server: Server
  let requests: string[]
  let viaCep: Reply
  let brasilApi: Reply

  const json =
    (status: number, body: unknown): Reply =>
    (response) =>
      void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  const text =
    (body: string): Reply =>
    (response) =>
      void response.writeHead(200).end(body)
  const hangUp: Reply = (response) => void response.destroy()
  const stayMute: Reply = () => undefined

  beforeAll(async () => {
    server = createServer((request, response) => {
      const { url = '' } = request
      requests.push(url)
      if (url.startsWith('/ws/')) viaCep(response)
      else brasilApi(response)
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  })

  beforeEach(() => {
    requests = []
    viaCep = hangUp
    brasilApi = hangUp
  })

  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })

  const find = () => {
    const base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
    return networkProvider({ viaCep: base, brasilApi: base, timeoutMs: 300 }).find('01310200')
  }
  const found = { outcome: 'found', place: PAULISTA }
  const VIA_CEP = {
    cep: '01310-200',
    logradouro: 'Avenida Paulista',
    complemento: 'de 1047 a 1865',
    bairro: 'Bela Vista',
    localidade: 'São Paulo',
    uf: 'SP',
  }
  const BRASIL_API = {
    cep: '01310200',
    state: 'SP',
    city: 'São Paulo',
    neighborhood: 'Bela Vista',
    street: 'Avenida Paulista',
    service: 'correios',
  }

  it('ask ViaCEP first, and only ViaCEP when it answers', async () => {
    viaCep = json(200, VIA_CEP)
    expect(await find()).toEqual(found)
    expect(requests).toEqual(['/ws/01310200/json/'])
  })

  it.each([true, 'true'])('accept that ViaCEP does not know a CEP (erro: %p)', async (erro) => {
    viaCep = json(200, { erro })
    expect(await find()).toEqual({ outcome: 'unknown' })
    expect(requests).toHaveLength(1)
  })

  it.each<[string, Reply]>([
    ['hangs up', hangUp],
    ['does not answer', stayMute],
    ['fails', json(500, {})],
    ['answers something else', text('<html>')],
    ['answers an unknown state', json(200, { ...VIA_CEP, uf: 'XX' })],
    ['answers null', json(200, null)],
  ])('ask BrasilAPI when ViaCEP %s', async (_, reply) => {
    viaCep = reply
    brasilApi = json(200, BRASIL_API)
    expect(await find()).toEqual(found)
    expect(requests).toEqual(['/ws/01310200/json/', '/api/cep/v1/01310200'])
  })

  it('accept that BrasilAPI does not know a CEP', async () => {
    brasilApi = json(404, { name: 'CepPromiseError' })
    expect(await find()).toEqual({ outcome: 'unknown' })
  })

  it('report that they are unreachable when neither answers', async () => {
    expect(await find()).toEqual({ outcome: 'unreachable' })
    viaCep = stayMute
    brasilApi = stayMute
    expect(await find()).toEqual({ outcome: 'unreachable' })
  })

  it('return no district and street for a town with a single CEP', async () => {
    viaCep = json(200, { ...VIA_CEP, logradouro: '', bairro: '' })
    expect(await find()).toEqual({ outcome: 'found', place: { ...PAULISTA, district: null, street: null } })
  })
})
