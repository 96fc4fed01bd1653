import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { settings } from '@/server/config/settings'
import { db, transaction } from '@/server/db/client'
import { mailOutbox } from '@/server/db/schema'
import { drainJobs } from '@/server/jobs/queue'
import { postMail, type Mail } from '@/server/mail/outbox'
import type { MailTemplate } from '@/server/mail/templates'
import { callApi } from '@/tests/factories/call-api'

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

const post = (mail: Mail) => transaction((tx) => postMail(tx, mail))
const find = (mail: Mail) => db().select().from(mailOutbox).where(eq(mailOutbox.eventKey, mail.eventKey))

describe('a mail', () => {
  it('is written with the transaction that is its cause', async () => {
    const mail = aMail()
    await post(mail)
    expect(await find(mail)).toMatchObject([{ recipient: mail.to, status: 'pending', sentAt: null }])
  })

  it('goes with it when that is rolled back: no row, nothing to deliver', async () => {
    await drainJobs()
    const mail = aMail()
    const failing = transaction(async (tx) => {
      await postMail(tx, mail)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await find(mail)).toEqual([])
    expect(await drainJobs()).toBe(0)
  })

  it('is one for its event, whatever is retried', async () => {
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

  it('shows what people wrote as text, never as markup', async () => {
    const mail = aMail({ message: '<img src=x onerror=alert(1)>' })
    await post(mail)
    await drainJobs()
    const [kept] = await find(mail)
    expect(kept?.html).not.toContain('<img')
    expect(kept?.html).toContain('&lt;img')
  })

  it('can be read in the mailbox, the newest first', async () => {
    const mail = aMail()
    await post(mail)
    await drainJobs()
    const { status, body } = await callApi<{ recipient: string; subject: string }[]>('GET', '/mailbox')
    expect(status).toBe(200)
    expect(body[0]).toMatchObject({ recipient: mail.to, subject: 'Pedido 000128: envie os documentos', status: 'kept' })
  })
})

describe('a mail that goes out', () => {
  let server: Server
  let received: string[]
  let refuse: boolean

  /** As much SMTP as a sender needs. */
  beforeAll(async () => {
    received = []
    server = createServer((socket) => {
      let inData = false
      let message = ''
      socket.write('220 test\r\n')
      socket.on('data', (chunk) => {
        const text = chunk.toString()
        if (inData) {
          message += text
          if (!message.endsWith('\r\n.\r\n')) return
          inData = false
          received.push(message)
          message = ''
          socket.write('250 kept\r\n')
        } else if (text.startsWith('DATA')) {
          inData = true
          socket.write('354 go on\r\n')
        } else if (text.startsWith('RCPT') && refuse) socket.write('451 try later\r\n')
        else if (text.startsWith('QUIT')) socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      })
      socket.on('error', () => undefined)
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    settings().SMTP_URL = `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  })

  beforeEach(() => {
    received = []
    refuse = false
  })

  afterAll(async () => {
    settings().SMTP_URL = undefined
    await new Promise((closed) => server.close(closed))
  })

  it('reaches its recipient once, known by its event', async () => {
    const mail = aMail()
    await post(mail)
    await drainJobs()
    await drainJobs()
    expect(received).toHaveLength(1)
    expect(received[0]).toContain('To: marina@horizonte.example')
    expect(received[0]).toContain(`Message-ID: <${mail.eventKey}@arrenda>`)
    expect(await find(mail)).toMatchObject([{ status: 'sent', error: null }])
  })

  it('leaves nothing with us of what opens an account', async () => {
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
    expect(received.join('')).toContain('Kp7mWz4qXr2t')
    const rows = await find(mail)
    expect(rows).toMatchObject([{ status: 'sent', subject: data.subject, html: null, text: null }])
    expect(JSON.stringify(rows)).not.toContain('Kp7mWz4qXr2t')
  })

  it('is still to be sent when the server would not take it', async () => {
    const mail = aMail()
    refuse = true
    await post(mail)
    await expect(drainJobs()).rejects.toThrow()
    expect(await find(mail)).toMatchObject([{ status: 'failed', error: expect.stringContaining('451') as string }])
    expect(received).toEqual([])
  })

  it('leaves the mailbox closed', async () => {
    expect((await callApi('GET', '/mailbox')).status).toBe(404)
  })
})
