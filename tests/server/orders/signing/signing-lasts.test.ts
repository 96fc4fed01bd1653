import type { Order } from '@/services/orders/orders.schema'
import { pdfPages } from '@/tests/factories/http/pdf-text'
import { orderOf } from '@/tests/factories/orders/order-road'
import {
  aContractToSign,
  codeOf,
  keyOf,
  readDocument,
  readAndAsk,
  sendToSign,
  signAs,
  withKey,
} from '@/tests/factories/orders/signing'
import { rowsOf } from '@/tests/factories/rows'
import { runJobs } from '@/tests/factories/run-jobs'

const contractOf = (order: Order) => order.documents.find(({ document_type }) => document_type === 'CONTRACT')

const CERTIFY = `name = 'orders.certify-signatures' and (data ->> 'orderId')::int = $1`

/** A signature that everyone gave, whose copy nobody has made yet. */
async function aSignedContract() {
  const signing = await aContractToSign([1, 1, 1])
  await sendToSign(signing.team)
  for (const person of signing.people) await signAs(person)
  return signing
}

describe('a power cut', () => {
  it('between the last signature and the copy loses nothing: the job stands in the same commit, and runs to its end', async () => {
    const { team, people } = await aSignedContract()
    expect(await rowsOf(`select 1 from pgboss.job where ${CERTIFY}`, [team.orderId])).toHaveLength(1)
    // The process dies over it: the job is left as taken, nothing as done.
    const lose = (change: string) =>
      rowsOf(
        `update document_files set storage_key = ${change} where document_id in
           (select id from order_documents where order_id = $1 and document_type = 'CONTRACT')`,
        [team.orderId],
      )
    await lose(`storage_key || '-lost'`)
    await expect(runJobs()).rejects.toThrow()
    expect(contractOf(await orderOf(team))?.files).toHaveLength(1)

    await lose(`replace(storage_key, '-lost', '')`)
    await rowsOf(`update pgboss.job set state = 'retry', start_after = now() where ${CERTIFY}`, [team.orderId])
    await runJobs()

    expect(contractOf(await orderOf(team))?.files.map(({ kind }) => kind)).toEqual(['original', 'signed'])
    for (const { id } of people)
      expect(
        await rowsOf(`select 1 from mail_outbox where event_key like 'signed-copy:' || $1::int || ':%'`, [id]),
      ).toHaveLength(1)
  })
})

describe('a signature', () => {
  it('that was reproved and given again counts by the last time', async () => {
    const { team, documentId, people } = await aSignedContract()
    await runJobs()
    await team.asAdmin('PUT', `/documents/${String(documentId)}`, { approved: false, message: 'Falta a rubrica.' })
    await sendToSign(team)
    await rowsOf(`update signing_links set closed_at = now() where closed_at is null and purpose = 'copy'`)
    await signAs(people[0], { name: 'PESSOA 0' })
    for (const person of people.slice(1)) await signAs(person)
    await runJobs()

    const document = await readDocument(await keyOf(people[1].email, 'signed-copy'))
    const text = (await pdfPages(new Uint8Array(await document.arrayBuffer()))).join(' ')
    expect(text).toContain('“PESSOA 0”')
    expect(text).not.toContain('“Pessoa 0”')
  })

  it('cannot be given through a link from before a rollback, though the same document waits again', async () => {
    const { team, people } = await aContractToSign()
    await sendToSign(team)
    const key = await keyOf(people[0].email)
    await readAndAsk(key)
    const code = await codeOf(people[0].email)
    await team.asAdmin('PUT', '/undo-stage', { stage_name: 'CONTRACT_INFO', message: 'Rever o crédito.' })
    await team.asAdmin('PUT', '/stage', { stage_name: 'CREDIT_ANALYSIS', approved: true })

    expect((await orderOf(team)).stage_name).toBe('CONTRACT_INFO')
    const answer = await withKey(key, 'POST', '/signature', { name: 'Pessoa 0', consent: true, code })
    expect(answer).toMatchObject({ status: 400, body: { code: 'link_not_valid' } })
  })
})

describe('a link', () => {
  it('to the copy signs and declines nothing', async () => {
    const { people } = await aSignedContract()
    await runJobs()
    const key = await keyOf(people[0].email, 'signed-copy')

    expect((await withKey(key, 'GET')).body).toMatchObject({ purpose: 'copy' })
    for (const answer of [
      await withKey(key, 'POST', '/code'),
      await withKey(key, 'POST', '/signature', { name: 'Pessoa 0', consent: true, code: '123456' }),
      await withKey(key, 'POST', '/refusal', { reason: 'Não concordo.', code: '123456' }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { code: 'link_not_valid' } })
  })
})

describe('the mails of a signing', () => {
  it('show staff neither link nor code', async () => {
    const { team, people } = await aContractToSign()
    await sendToSign(team)
    const key = await keyOf(people[0].email)
    await readAndAsk(key)
    const code = await codeOf(people[0].email)

    const { status, body } = await team.asAdmin('GET', '/mails')

    expect(status).toBe(200)
    const shown = JSON.stringify(body)
    expect(shown).toContain('seu código para assinar')
    for (const secret of [key, code]) expect(shown).not.toContain(secret)
  })
})

describe('who tries keys', () => {
  it('is held up after some of them, whatever they try then', async () => {
    const { team, people } = await aContractToSign()
    await sendToSign(team)
    const key = await keyOf(people[0].email)
    const tried: number[] = []
    for (let count = 0; count < 60 && tried.at(-1) !== 429; count += 1)
      tried.push((await withKey(String(count).padStart(43, 'x'), 'GET')).status)

    expect(tried.length).toBeLessThanOrEqual(51)
    expect((await withKey(key, 'GET')).status).toBe(429)
  })
})
