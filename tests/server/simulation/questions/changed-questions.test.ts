import type { ErrorEnvelope } from '@/services/http/error.schema'
import type { Page } from '@/services/http/page.schema'
import type { QuotationCopy, SavedQuotation } from '@/services/simulation/quotations/saved-quotations.schema'
import type { Product, PropertyOption, Quotation, Step } from '@/services/simulation/simulation.schema'
import { aProduct, aQuestion, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { aBegunQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { rowsOf } from '@/tests/factories/rows'

/** A quotation with three questions, each answered with its first option. */
async function anAnsweredQuotation() {
  const simulator = await aSimulator()
  const asked = { simulatorId: simulator.id, options: ['Esta', 'Outra'] }
  const use = await aQuestion({ ...asked, position: 1 })
  const screen = await aQuestion({ ...asked, position: 2, multiple: true })
  const colour = await aQuestion({ ...asked, position: 3, optional: true })
  const { token, path, quotation } = await aBegunQuotation(undefined, simulator)
  const answer = (step: { id: number }, properties: number[]) =>
    callApi<Quotation & ErrorEnvelope>('PUT', `${path}/properties`, { token, body: { step: step.id, properties } })
  const get = async <T>(address: string) => (await callApi<T>('GET', address, { token })).body
  const firstOf = ({ options: [first = 0] }: { options: number[] }) => first
  for (const question of [use, screen, colour]) await answer(question, [firstOf(question)])
  return {
    use,
    screen,
    colour,
    answer,
    firstOf,
    token,
    path,
    simulator,
    read: () => get<Quotation>(path),
    steps: () => get<Step[]>(`/steps?simulator=${String(simulator.id)}`),
    optionsOf: (step: { id: number }) =>
      callApi<PropertyOption[]>('GET', `/properties?quotation=${String(quotation.id)}&step=${String(step.id)}`, {
        token,
      }),
    products: () => get<Product[]>(`/products?quotation=${String(quotation.id)}`),
    saved: async () => (await get<Page<SavedQuotation>>('/quotations')).results[0],
    duplicate: () => callApi<QuotationCopy>('POST', `${path}/duplicate`, { token, body: {} }),
  }
}

const stopAsking = ({ id }: { id: number }) => rowsOf('update steps set active = false where id = $1', [id])
const withdraw = (id: number) => rowsOf('update properties set active = false where id = $1', [id])
const choices = ({ simulation_choices }: Quotation) => simulation_choices.map(({ step }) => step)

describe('a question that is no longer asked', () => {
  it('is no longer among the questions, and its answer no longer counts', async () => {
    const { use, screen, colour, steps, read, products, firstOf, simulator } = await anAnsweredQuotation()
    const productTypeId = simulator.productType.id
    const all = await aProduct({ productTypeId, properties: [use, screen, colour].map(firstOf) })
    const but = await aProduct({ productTypeId, properties: [use, colour].map(firstOf) })
    expect((await products()).map(({ id }) => id)).toEqual([all.id])
    await stopAsking(screen)
    expect((await steps()).map(({ id }) => id)).toEqual([use.id, colour.id])
    expect(choices(await read())).toEqual([use.id, colour.id])
    expect((await products()).map(({ id }) => id)).toEqual([all.id, but.id])
  })

  it('is a 404 to who asks for its options, and refused as an answer; the other answers stay', async () => {
    const { screen, answer, optionsOf, firstOf, read, use, colour } = await anAnsweredQuotation()
    await stopAsking(screen)
    expect((await optionsOf(screen)).status).toBe(404)
    expect(await answer(screen, [firstOf(screen)])).toMatchObject({
      status: 400,
      body: { errors: ['Essa pergunta não é desta simulação.'] },
    })
    expect(choices(await read())).toEqual([use.id, colour.id])
  })

  it('leads who goes on back to the question before it, or to the products when there is none', async () => {
    const { use, screen, colour, read, saved } = await anAnsweredQuotation()
    expect((await read()).step).toBe(colour.id)
    await stopAsking(colour)
    expect((await read()).step).toBe(screen.id)
    expect(await saved()).toMatchObject({ step: screen.id, resume_at: 'step' })
    await stopAsking(screen)
    await stopAsking(use)
    expect((await read()).step).toBeNull()
    expect(await saved()).toMatchObject({ step: null, resume_at: 'products' })
  })

  it('stays in what was finished with it, and is left out of a copy', async () => {
    const { use, screen, colour, path, read, duplicate } = await anAnsweredQuotation()
    await stopAsking(screen)
    await rowsOf(`update quotations set status = 'finished' where id = $1`, [Number(path.split('/').at(-1))])
    expect(choices(await read())).toEqual([use.id, screen.id, colour.id])
    const { status, body } = await duplicate()
    expect([status, choices(body.quotation)]).toEqual([201, [use.id, colour.id]])
  })

  it('makes room for another one in its place, which waits for its answer', async () => {
    const { simulator, use, screen, steps, read } = await anAnsweredQuotation()
    await stopAsking(screen)
    const weight = await aQuestion({ simulatorId: simulator.id, position: 2, options: ['Leve'] })
    expect((await steps()).map(({ id }) => id)).toEqual([use.id, weight.id, expect.any(Number)])
    expect(choices(await read())).not.toContain(weight.id)
  })
})

describe('an answer that is no longer offered', () => {
  it('no longer counts, and another one can be given', async () => {
    const { screen, use, colour, read, answer, firstOf } = await anAnsweredQuotation()
    await withdraw(firstOf(screen))
    expect(choices(await read())).toEqual([use.id, colour.id])
    expect((await answer(screen, screen.options.slice(1))).status).toBe(200)
    expect(choices(await read())).toEqual([use.id, screen.id, colour.id])
  })

  it('counts again when it comes back', async () => {
    const { screen, read, firstOf } = await anAnsweredQuotation()
    await withdraw(firstOf(screen))
    await rowsOf('update properties set active = true where id = $1', [firstOf(screen)])
    expect((await read()).properties).toContain(firstOf(screen))
  })
})
