import { createHash } from 'node:crypto'
import type { Order } from '@/services/orders/orders.schema'
import { CODE_TRIES } from '@/services/signing/signing.rules'
import { pdfPages } from '@/tests/factories/http/pdf-text'
import { orderOf } from '@/tests/factories/orders/order-road'
import { expectRefusal } from '@/tests/factories/orders/order-state'
import {
  aContractToSign,
  codeOf,
  declineAs,
  keyOf,
  otherThan,
  readDocument,
  readAndAsk,
  sendToSign,
  signAs,
  withKey,
} from '@/tests/factories/orders/signing'
import { rowsOf } from '@/tests/factories/rows'
import { runJobs } from '@/tests/factories/run-jobs'

const DEAD = { status: 400, code: 'link_not_valid', error: /^Esse link não vale mais/ }

const contractOf = (order: Order) => order.documents.find(({ document_type }) => document_type === 'CONTRACT')

const evidenceOf = (documentId: number) =>
  rowsOf<{ event: string; signer_id: number; sha256: string; typed_name: string | null; consent: string | null }>(
    'select * from signing_evidence where document_id = $1 order by id',
    [documentId],
  )

describe('signing', () => {
  it('goes through the signing order, keeps evidence, and ends with a copy for everyone and staff to save it', async () => {
    const { team, documentId, people } = await aContractToSign()
    await team.asAdmin('POST', '/contract')
    await sendToSign(team)

    expect(await keyOf(people[1].email)).toBe('')
    const first = await signAs(people[0], { name: ' pessoa  0 ' })
    expect(first).toMatchObject({ status: 201, body: { remaining: 2 } })
    expect((await orderOf(team)).turn).toBe('customer')
    expect((await signAs(people[1])).body.remaining).toBe(1)
    expect((await signAs(people[2])).body.remaining).toBe(0)
    expect((await orderOf(team)).turn).toBe('staff')
    await runJobs()

    const order = await orderOf(team)
    const [original, copy] = contractOf(order)?.files ?? []
    expect(copy).toMatchObject({ name: 'Contrato 2026-0128 (assinado).pdf', kind: 'signed' })
    expect(order.history.slice(0, 4).map(({ action, actor_name }) => [action, actor_name])).toEqual([
      ['signing_completed', 'Arrenda'],
      ['signer_signed', 'Pessoa 2'],
      ['signer_signed', 'Pessoa 1'],
      ['signer_signed', 'Pessoa 0'],
    ])
    const evidence = await evidenceOf(documentId)
    const eventsOf = (id: number) => evidence.filter(({ signer_id }) => signer_id === id).map(({ event }) => event)
    for (const { id } of people) expect(eventsOf(id)).toEqual(['invited', 'opened', 'code_sent', 'signed'])
    const signed = evidence.filter(({ event }) => event === 'signed').map(({ signer_id }) => signer_id)
    expect(signed).toEqual(people.map(({ id }) => id))
    expect(new Set(evidence.map(({ sha256 }) => sha256))).toEqual(new Set([original?.sha256]))
    expect(evidence.find(({ event }) => event === 'signed')).toMatchObject({
      typed_name: 'pessoa  0',
      consent: expect.stringContaining('concordo'),
    })

    const response = await readDocument(await keyOf(people[1].email, 'signed-copy'))
    const bytes = new Uint8Array(await response.arrayBuffer())
    const whole = createHash('sha256').update(bytes.subarray(0, original?.size)).digest('hex')
    expect(whole).toBe(original?.sha256)
    const pages = await pdfPages(bytes)
    const last = pages.slice(-2).join(' ')
    for (const fact of [
      'Página de assinaturas',
      'Pessoa 2 · Testemunha',
      'CPF 529.982.247-25',
      String(original?.sha256),
    ])
      expect(last).toContain(fact)

    const { body: saved } = await team.asAdmin('PUT', `/documents/${String(documentId)}`, { approved: true })
    expect(contractOf(saved)?.approved).toBe(true)
    const { body: done } = await team.asAdmin('PUT', '/stage', { stage_name: 'CONTRACT_INFO', approved: true })
    expect(done.stage_name).toBe('PACKAGING')
  })

  it('certifies once, however often its job runs, and beside an original that cannot be appended to', async () => {
    const { team, people } = await aContractToSign([1, 1, 1])
    await sendToSign(team)
    for (const person of people) await signAs(person)
    await runJobs()
    const { certifySignatures: certify } = await import('@/server/orders/signing/signed-copy')
    const { transaction } = await import('@/server/db/client')
    const [file] = await rowsOf<{ id: number }>(
      `select f.id from document_files f join order_documents d on d.id = f.document_id
       where d.order_id = $1 and d.document_type = 'CONTRACT' and f.kind = 'original'`,
      [team.orderId],
    )
    await transaction((tx) => certify.enqueue(tx, { orderId: team.orderId, fileId: file?.id ?? 0 }))
    await runJobs()

    const files = contractOf(await orderOf(team))?.files ?? []
    expect(files.map(({ kind }) => kind)).toEqual(['original', 'signed'])
  })

  it('by two at once counts both, and the same link twice counts once', async () => {
    const { team, documentId, people } = await aContractToSign([1, 1, 2])
    await sendToSign(team)
    const keys = await Promise.all(people.slice(0, 2).map(({ email }) => keyOf(email)))
    for (const key of keys) await readAndAsk(key)
    const codes = await Promise.all(people.slice(0, 2).map(({ email }) => codeOf(email)))
    const sign = (index: number) =>
      withKey(keys[index] ?? '', 'POST', '/signature', {
        name: people[index]?.name,
        consent: true,
        code: codes[index],
      })

    const answers = await Promise.all([sign(0), sign(1), sign(0), sign(1)])

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400])
    const signed = (await evidenceOf(documentId)).filter(({ event }) => event === 'signed')
    expect(signed).toHaveLength(2)
    expect(await keyOf(people[2].email)).not.toBe('')
    expect((await orderOf(team)).signers.map(({ signed_at }) => signed_at !== null)).toEqual([true, true, false])
  })

  it.each([
    ['another name', { name: 'Outra Pessoa' }, /^Digite seu nome como está no documento: Pessoa 0$/],
    ['no agreement', { consent: false }, /^Confirme que leu e concorda$/],
    ['half a code', { code: '123' }, /^Digite os 6 números do código$/],
    ['an unknown field', { cpf: '1' }, /./],
  ])('is refused with %s', async (_, overrides, error) => {
    const { team, people } = await aContractToSign()
    await sendToSign(team)
    const key = await keyOf(people[0].email)
    await readAndAsk(key)
    const body = { name: 'Pessoa 0', consent: true, code: await codeOf(people[0].email), ...overrides }

    await expectRefusal(team.orderId, { status: 400, code: 'invalid', error }, () =>
      withKey(key, 'POST', '/signature', body),
    )
  })

  it('is refused with a wrong code, and after some of them with the right one too, until another is sent', async () => {
    const { team, people } = await aContractToSign()
    await sendToSign(team)
    const key = await keyOf(people[0].email)
    const sign = (code: string) => withKey(key, 'POST', '/signature', { name: 'Pessoa 0', consent: true, code })
    await readDocument(key)
    const refused = (error: RegExp, code: string) =>
      expectRefusal(team.orderId, { status: 400, code: 'invalid', error }, () => sign(code))
    await refused(/^Esse código não vale mais/, '123456')
    await withKey(key, 'POST', '/code')
    const code = await codeOf(people[0].email)

    for (let left = CODE_TRIES - 1; left > 0; left -= 1)
      await refused(new RegExp(left === 1 ? 'Resta 1 tentativa' : `Restam ${String(left)} tentativas`), otherThan(code))
    await refused(/^Código errado. Peça outro/, otherThan(code))
    await refused(/^Esse código não vale mais/, code)

    await withKey(key, 'POST', '/code')
    await refused(/Restam/, code)
    expect((await sign(await codeOf(people[0].email))).status).toBe(201)
  })

  it('is refused with a code that is too old', async () => {
    const { team, people } = await aContractToSign()
    await sendToSign(team)
    const key = await keyOf(people[0].email)
    await readAndAsk(key)
    await rowsOf(`update signing_links set code_expires_at = now() - interval '1 second'`)
    const body = { name: 'Pessoa 0', consent: true, code: await codeOf(people[0].email) }

    await expectRefusal(team.orderId, { status: 400, error: /^Esse código não vale mais/ }, () =>
      withKey(key, 'POST', '/signature', body),
    )
  })

  it('is refused from somebody who never opened the document', async () => {
    const { team, people } = await aContractToSign()
    await sendToSign(team)
    const key = await keyOf(people[0].email)
    await withKey(key, 'POST', '/code')
    const body = { name: 'Pessoa 0', consent: true, code: await codeOf(people[0].email) }

    await expectRefusal(
      team.orderId,
      { status: 400, code: 'invalid', error: 'Leia o documento antes de assinar.' },
      () => withKey(key, 'POST', '/signature', body),
    )
  })

  it('mails no more codes than somebody needs', async () => {
    const { team, people } = await aContractToSign()
    await sendToSign(team)
    const key = await keyOf(people[0].email)
    for (let count = 0; count < 6; count += 1) expect((await withKey(key, 'POST', '/code')).status).toBe(201)

    await expectRefusal(team.orderId, { status: 429 }, () => withKey(key, 'POST', '/code'))
  })
})

describe('declining to sign', () => {
  it('is reported to staff with its reason; asked again, the same person may sign', async () => {
    const { team, documentId, people } = await aContractToSign()
    await sendToSign(team)
    const key = await keyOf(people[0].email)

    expect((await declineAs(people[0], 'O prazo está errado.')).status).toBe(204)

    const order = await orderOf(team)
    expect(order).toMatchObject({ stage_name: 'CONTRACT_INFO', turn: 'staff' })
    expect(order.history[0]).toMatchObject({ action: 'signer_declined', message: 'O prazo está errado.' })
    expect(order).toMatchObject({ stage_state: 'reproved', sent_back: false })
    expect(order.signers[0]).toMatchObject({ decline_reason: 'O prazo está errado.', signed_at: null })
    await expectRefusal(team.orderId, DEAD, () => withKey(key, 'POST', '/code'))
    await sendToSign(team)
    const again = await orderOf(team)
    expect(again.signers[0]).toMatchObject({ declined_at: null, decline_reason: null })
    expect(again.stage_state).toBe('waiting')
    expect((await signAs(people[0])).status).toBe(201)
    expect((await evidenceOf(documentId)).map(({ event }) => event)).toContain('declined')
  })

  it('needs a reason', async () => {
    const { team, people } = await aContractToSign()
    await sendToSign(team)
    const key = await keyOf(people[0].email)

    await expectRefusal(team.orderId, { status: 400, error: 'Diga por que não assina' }, () =>
      withKey(key, 'POST', '/refusal', { reason: ' ', code: '123456' }),
    )
  })

  it('to decline needs the code of the mail, not only the link', async () => {
    const { team, people } = await aContractToSign()
    await sendToSign(team)
    const { email } = people[0]
    const key = await keyOf(email)
    const decline = (code: string) => withKey(key, 'POST', '/refusal', { reason: 'Não concordo.', code })

    expect(await decline('123456')).toMatchObject({ status: 400, body: { fields: { code: [expect.any(String)] } } })
    await withKey(key, 'POST', '/code')
    const code = await codeOf(email)
    expect(await decline(otherThan(code))).toMatchObject({
      status: 400,
      body: { fields: { code: ['Código errado. Restam 4 tentativas.'] } },
    })
    expect((await decline(code)).status).toBe(204)
  })
})

describe('the evidence of signatures', () => {
  it('is append-only, whatever the application does', async () => {
    const { team } = await aContractToSign()
    await sendToSign(team)
    for (const change of [
      "update signing_evidence set name = ''",
      'delete from signing_evidence',
      'truncate signing_evidence',
    ])
      await expect(rowsOf(change)).rejects.toThrow('append-only')
  })
})
