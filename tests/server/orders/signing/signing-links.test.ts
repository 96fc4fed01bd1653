import { createHash } from 'node:crypto'
import { expireSigningLinks } from '@/server/orders/signing/signing-schedules'
import type { Order } from '@/services/orders/orders.schema'
import { aPdf, upload } from '@/tests/factories/http/files.factory'
import { orderOf, type Team } from '@/tests/factories/orders/order-road'
import { expectRefusal } from '@/tests/factories/orders/order-state'
import {
  aContractToSign,
  keyOf,
  letLinksRunOut,
  readDocument,
  sendToSign,
  withKey,
} from '@/tests/factories/orders/signing'

const DEAD = { status: 400, code: 'link_not_valid', error: /^Esse link não vale mais/ }

const contractOf = (order: Order) => order.documents.find(({ document_type }) => document_type === 'CONTRACT')

const replacePdf = (team: Team, documentId: number) =>
  upload<Order>(`${team.managed}/documents/${String(documentId)}/files`, {
    token: team.admin.token,
    content: aPdf('outro'),
    name: 'outro.pdf',
  })

describe('a personal link', () => {
  it('shows its document to its signer, and nothing else of the order', async () => {
    const { team, people } = await aContractToSign()
    await sendToSign(team)
    const key = await keyOf(people[0].email)

    const { status, body } = await withKey<Record<string, unknown>>(key, 'GET')
    const document = await readDocument(key)

    const order = await orderOf(team)
    const [file] = contractOf(order)?.files ?? []
    expect(status).toBe(200)
    expect(body).toEqual({
      purpose: 'sign',
      title: 'Contrato de locação nº 2026-0128',
      company: order.company.corporate_name,
      file: { name: file?.name, size: file?.size, sha256: file?.sha256 },
      signer: { name: 'Pessoa 0', role: 'signer', cpf: '***.982.247-**', email: expect.stringMatching(/^p•••••@/) },
      consent: expect.stringContaining('concordo'),
      expires_at: expect.any(String),
    })
    const bytes = Buffer.from(await document.arrayBuffer())
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.sha256)
    expect(document.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(document.headers.get('Cache-Control')).toBe('private, no-store')
  })

  it.each([
    ['no key', ''],
    ['a key that nobody has', 'A'.repeat(43)],
  ])('opens nothing with %s', async (_, key) => {
    const { team } = await aContractToSign()
    for (const call of [
      () => withKey(key, 'GET'),
      () => withKey(key, 'GET', '/file'),
      () => withKey(key, 'POST', '/code'),
      () => withKey(key, 'POST', '/signature', { name: 'Pessoa 0', consent: true, code: '123456' }),
      () => withKey(key, 'POST', '/refusal', { reason: 'Não concordo.', code: '123456' }),
    ])
      await expectRefusal(team.orderId, DEAD, call)
  })

  it('ends with a newer link, another PDF, its expiry and a rollback', async () => {
    const { team, documentId, people } = await aContractToSign()
    const isDead = async (key: string) => expectRefusal(team.orderId, DEAD, () => withKey(key, 'POST', '/code'))
    await sendToSign(team)
    const first = await keyOf(people[0].email)
    await sendToSign(team)
    const second = await keyOf(people[0].email)
    await isDead(first)
    expect((await withKey(second, 'GET')).status).toBe(200)

    await replacePdf(team, documentId)
    await isDead(second)

    await sendToSign(team)
    const third = await keyOf(people[0].email)
    await letLinksRunOut(team)
    await isDead(third)
    await expireSigningLinks()
    expect((await orderOf(team)).history[0]?.action).toBe('signing_link_expired')

    await sendToSign(team)
    const fourth = await keyOf(people[0].email)
    await team.asAdmin('PUT', '/undo-stage', { stage_name: 'CONTRACT_INFO', message: 'Rever o crédito.' })
    await isDead(fourth)
  })
})
