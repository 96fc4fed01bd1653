import { eq } from 'drizzle-orm'
import { settings } from '@/server/config/settings'
import { db, transaction } from '@/server/db/client'
import { mailOutbox } from '@/server/db/schema'
import { drainJobs } from '@/server/jobs/queue'
import type { Mail } from '@/server/mail/mail.repository'
import { enqueueMails } from '@/server/mail/outbox'
import type { MailTemplate } from '@/server/mail/templates'
import { callApi } from '@/tests/factories/http/call-api'
import { aMailServer } from '@/tests/factories/http/mail-server'

let number = 0

const aMail = (overrides: { message?: string; template?: MailTemplate } = {}): Mail => ({
  eventKey: `order:1:${String(++number)}:7`,
  to: 'marina@horizonte.example',
  template: overrides.template ?? {
    name: 'order-turn',
    data: {
      subject: 'Pedido 000128: envie os documentos',
      order: 'Pedido 000128',
      company: 'Horizonte Engenharia Ltda.',
      title: 'É a sua vez: envie os documentos.',
      message: overrides.message ?? 'A proposta foi aceita. Faltam quatro documentos para a análise.',
      deadline: 'Prazo: terça, 24/11, às 18h',
      action: { label: 'Enviar documentos', url: 'http://localhost:3000/platform/my-orders/000128' },
    },
  },
})

const post = (mail: Mail) => transaction((tx) => enqueueMails(tx, [mail]))
const find = (mail: Mail) => db().select().from(mailOutbox).where(eq(mailOutbox.eventKey, mail.eventKey))

describe('a mail', () => {
  it('is stored in the transaction of its event', async () => {
    const mail = aMail()
    await post(mail)
    expect(await find(mail)).toMatchObject([{ recipient: mail.to, status: 'pending', sentAt: null }])
  })

  it('is rolled back with that transaction: no row, nothing to deliver', async () => {
    await drainJobs()
    const mail = aMail()
    const failing = transaction(async (tx) => {
      await enqueueMails(tx, [mail])
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await find(mail)).toEqual([])
    expect(await drainJobs()).toBe(0)
  })

  it('is stored and delivered once per event, even when retried', async () => {
    await drainJobs()
    const mail = aMail()
    await post(mail)
    await Promise.all([post(mail), post(mail), post(mail)])
    expect(await find(mail)).toHaveLength(1)
    expect(await drainJobs()).toBe(1)
  })

  it('is kept, rendered in Portuguese, where no SMTP server is configured', async () => {
    const mail = aMail()
    await post(mail)
    await drainJobs()
    const [kept] = await find(mail)
    expect(kept).toMatchObject({ status: 'kept', subject: 'Pedido 000128: envie os documentos', error: null })
    expect(kept?.html).toContain('lang="pt-BR"')
    for (const form of [kept?.html, kept?.text]) {
      expect(form).toContain('Faltam quatro documentos para a análise.')
      expect(form).toContain('Prazo: terça, 24/11, às 18h')
      expect(form).toContain('http://localhost:3000/platform/my-orders/000128')
    }
  })

  it('escapes user input, so that it is never rendered as markup', async () => {
    const mail = aMail({ message: '<img src=x onerror=alert(1)>' })
    await post(mail)
    await drainJobs()
    const [kept] = await find(mail)
    expect(kept?.html).not.toContain('<img')
    expect(kept?.html).toContain('&lt;img')
  })

  it('is listed in the mailbox, newest first', async () => {
    const mail = aMail()
    await post(mail)
    await drainJobs()
    const { status, body } = await callApi<{ recipient: string; subject: string }[]>('GET', '/mailbox')
    expect(status).toBe(200)
    expect(body[0]).toMatchObject({ recipient: mail.to, subject: 'Pedido 000128: envie os documentos', status: 'kept' })
  })
})

describe('a mail sent over SMTP', () => {
  let server: Awaited<ReturnType<typeof aMailServer>>

  beforeAll(async () => {
    server = await aMailServer()
    settings().SMTP_URL = server.url
  })

  beforeEach(() => {
    server.state.received = []
    server.state.mood = 'takes'
  })

  afterAll(async () => {
    settings().SMTP_URL = undefined
    await server.close()
  })

  it('reaches its recipient once, with its event key as Message-ID', async () => {
    const mail = aMail()
    await post(mail)
    await drainJobs()
    await drainJobs()
    expect(server.state.received).toHaveLength(1)
    expect(server.state.received[0]).toContain('To: marina@horizonte.example')
    expect(server.state.received[0]).toContain(`Message-ID: <${mail.eventKey}@arrenda>`)
    expect(await find(mail)).toMatchObject([{ status: 'sent', error: null }])
  })

  it('is not stored after delivery when it is confidential, such as a temporary password', async () => {
    const data = {
      subject: 'Sua senha de acesso à Arrenda',
      title: 'Sua senha de acesso',
      paragraphs: ['Olá, Marina.'],
      secret: { label: 'Senha temporária', value: 'Kp7mWz4qXr2t' },
      note: 'Não a repasse a ninguém.',
      confidential: true,
    }
    const mail = aMail({ template: { name: 'account', data } })
    await post(mail)
    await drainJobs()
    expect(server.state.received.join('')).toContain('Kp7mWz4qXr2t')
    const rows = await find(mail)
    expect(rows).toMatchObject([{ status: 'sent', subject: data.subject, html: null, text: null }])
    expect(JSON.stringify(rows)).not.toContain('Kp7mWz4qXr2t')
  })

  it('is marked as failed when the server refuses it', async () => {
    const mail = aMail()
    server.state.mood = 'refuses'
    await post(mail)
    await expect(drainJobs()).rejects.toThrow()
    expect(await find(mail)).toMatchObject([{ status: 'failed', error: expect.stringContaining('451') as string }])
    expect(server.state.received).toEqual([])
  })

  it('is not readable in the mailbox: 404', async () => {
    expect((await callApi('GET', '/mailbox')).status).toBe(404)
  })
})
