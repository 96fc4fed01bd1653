import { REDACTED, redacted, redactText } from '@/services/monitoring/redaction.rules'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'

describe('the text of a report', () => {
  it.each([
    ['CPF 529.982.247-25 recusado', `CPF ${REDACTED} recusado`],
    ['CPF 52998224725 recusado', `CPF ${REDACTED} recusado`],
    ['enviado a ana.souza+x@horizonte.example', `enviado a ${REDACTED}`],
    ['/users/ana%40horizonte.example/edit', `/users/${REDACTED}/edit`],
    ['ligue (11) 98765-4321', `ligue ${REDACTED}`],
    ['ligue +5511987654321', `ligue ${REDACTED}`],
    [`Authorization: Bearer ${JWT}`, `Authorization: ${REDACTED}`],
    [`token ${JWT}`, `token ${REDACTED}`],
    ['/sign/q8Zr3TfKx1mV7bN0cW5yL2dH9sJ4gP6aE', `/sign/${REDACTED}`],
    ['/?action=reset&token=abc#topo', `/?action=${REDACTED}&token=${REDACTED}#topo`],
    // A key of letters alone looks like a word.
    [`/sign#key=${'qZrTfKxmVbNcWyLdHsJg'.repeat(2)}`, `/sign#key=${REDACTED}`],
    ['body > button[title="Excluir Ana"][type="button"]', 'body > button[title][type="button"]'],
  ])('hides personal data and secrets: %s', (text, hidden) => {
    expect(redactText(text)).toBe(hidden)
  })

  it.each([
    'Cannot read properties of undefined (reading "map")',
    'PUT /checkout/000128/document-submit/ 500',
    'CNPJ 11.222.333/0001-81, pedido 000128, R$ 6.900,00',
    '11222333000181',
    '2026-11-21T02:30:00.000Z 1795229820966',
    'app:///_next/static/chunks/0nvfipdt0vej-.js:1:6471',
  ])('keeps what helps to find the cause: %s', (text) => {
    expect(redactText(text)).toBe(text)
  })

  it('is redacted in linear time', () => {
    const started = performance.now()
    redactText(`${'a'.repeat(200_000)} ${'.'.repeat(200_000)} ${'1-'.repeat(100_000)}`)
    expect(performance.now() - started).toBeLessThan(5000)
  })
})

describe('the values of a report', () => {
  it('are hidden under a sensitive key, whatever their type', () => {
    expect(
      redacted({
        password: 'Arrenda2026',
        refresh_token: 7,
        user: { cpf: ['x'], e_mail: 'a@b.example', email: {} },
        senha: 'x',
      }),
    ).toEqual({
      password: REDACTED,
      refresh_token: REDACTED,
      user: { cpf: REDACTED, e_mail: REDACTED, email: REDACTED },
      senha: REDACTED,
    })
  })

  it('keep the ids that correlate reports, but only under their keys', () => {
    const id = '4a624cf5466e4fdebb5954da5dad014e'
    const uuid = '94c4826b-23ab-4966-bd09-ee00a32d68ee'

    const kept = {
      trace_id: id,
      error_ids: [id],
      replayId: id,
      request_id: uuid,
      'sentry.release': `${id}${'0'.repeat(8)}`,
    }

    expect(redacted({ ...kept, link: id })).toEqual({ ...kept, link: REDACTED })
  })

  it('are redacted in a copy', () => {
    const report = { data: ['52998224725', { at: 3 }] }

    expect(redacted(report)).toEqual({ data: [REDACTED, { at: 3 }] })
    expect(report.data[0]).toBe('52998224725')
  })

  it('may be circular', () => {
    const circle: Record<string, unknown> = { cpf: '1' }
    circle.self = circle

    expect(JSON.stringify(redacted(circle))).toContain(REDACTED)
  })
})
