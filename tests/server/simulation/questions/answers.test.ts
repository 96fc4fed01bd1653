import type { ErrorEnvelope } from '@/services/http/error.schema'
import type { Product, PropertyOption, Quotation } from '@/services/simulation/simulation.schema'
import { aProduct, aQuestion, aReplacement, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { aBegunQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { someUnits } from '@/tests/factories/catalogue/units.factory'
import { callApi } from '@/tests/factories/http/call-api'

/** A quotation with a question of use (one answer), of screen (several answers) and of colour (optional). */
async function aSimulation() {
  const simulator = await aSimulator()
  const simulatorId = simulator.id
  const use = await aQuestion({ simulatorId, position: 1, options: ['Escritório', 'Engenharia'] })
  const screen = await aQuestion({
    simulatorId,
    position: 2,
    options: ['14 pol.', '15 pol.', '16 pol.'],
    multiple: true,
  })
  const colour = await aQuestion({ simulatorId, position: 3, options: ['Grafite', 'Prata'], optional: true })
  const begun = await aBegunQuotation(undefined, simulator)
  const answer = (step: { id: number }, properties: number[]) =>
    callApi<Quotation & ErrorEnvelope>('PUT', `${begun.path}/properties`, {
      token: begun.token,
      body: { step: step.id, properties },
    })
  const get = <T>(path: string) => callApi<T[]>('GET', path, { token: begun.token })
  const optionsOf = async (step: { id: number }) =>
    (await get<PropertyOption>(`/properties?quotation=${String(begun.quotation.id)}&step=${String(step.id)}`)).body
  const productsFor = async (more = '') =>
    (await get<Product>(`/products?quotation=${String(begun.quotation.id)}${more}`)).body
  const product = (properties: number[], overrides = {}) =>
    aProduct({ productTypeId: simulator.productType.id, properties, ...overrides })
  return { ...begun, use, screen, colour, answer, get, optionsOf, productsFor, product }
}

const [first, second, third] = [0, 1, 2] as const
const option = (question: { options: number[] }, index: 0 | 1 | 2) => question.options[index] ?? 0

describe('answering a question', () => {
  it('keeps the answer and where the person stands', async () => {
    const { use, answer } = await aSimulation()
    const chosen = option(use, second)
    const { status, body } = await answer(use, [chosen])
    expect(status).toBe(200)
    expect(body).toMatchObject({
      step: use.id,
      properties: [chosen],
      simulation_choices: [{ step: use.id, property: chosen, name: 'Engenharia' }],
    })
  })

  it('replaces the old answer, and leaves other questions unchanged', async () => {
    const { use, screen, answer } = await aSimulation()
    await answer(use, [option(use, first)])
    await answer(screen, [option(screen, first)])
    const { body } = await answer(use, [option(use, second)])
    expect(body.properties).toEqual([option(use, second), option(screen, first)])
  })

  it('takes several options where several are asked, and each once', async () => {
    const { screen, answer } = await aSimulation()
    const [a, b] = [option(screen, first), option(screen, third)]
    expect((await answer(screen, [a, b, a])).body.properties).toEqual([a, b])
  })

  it('takes "tanto faz" where the question is optional', async () => {
    const { colour, answer } = await aSimulation()
    await answer(colour, [option(colour, first)])
    expect(await answer(colour, [])).toMatchObject({ status: 200, body: { properties: [], step: colour.id } })
  })

  it.each([
    ['no option', 'Escolha uma opção para continuar.', () => []],
    ['two options where one is asked', 'Escolha só uma opção.', (s: Simulation) => s.use.options],
    [
      'an option of another question',
      'Escolha uma das opções da pergunta.',
      (s: Simulation) => [option(s.colour, first)],
    ],
    ['an option that does not exist', 'Escolha uma das opções da pergunta.', () => [2_000_000_000]],
  ])('refuses %s and keeps what was', async (_, sentence, properties) => {
    const simulation = await aSimulation()
    await simulation.answer(simulation.use, [option(simulation.use, first)])
    const refused = await simulation.answer(simulation.use, properties(simulation))
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid', errors: [sentence] } })
    const { body } = await callApi<Quotation>('GET', simulation.path, { token: simulation.token })
    expect(body.properties).toEqual([option(simulation.use, first)])
  })

  it('refuses a question of another simulator', async () => {
    const { answer } = await aSimulation()
    const other = await aSimulation()
    expect(await answer(other.use, [option(other.use, first)])).toMatchObject({
      status: 400,
      body: { code: 'invalid' },
    })
  })
})

type Simulation = Awaited<ReturnType<typeof aSimulation>>

describe('the options of a question', () => {
  it('count the free units and the lowest price of what fits, given the earlier answers', async () => {
    const { use, screen, answer, optionsOf, product } = await aSimulation()
    const [office, engineering] = [option(use, first), option(use, second)]
    const small = option(screen, first)
    await product([office, small], { price: '100.00', units: 4 })
    await product([engineering, small], { price: '289.00', units: 5 })
    await product([engineering, small], { price: '300.00', units: 2 })
    await answer(use, [engineering])
    const [fourteen, fifteen] = await optionsOf(screen)
    // 289.00 in the cheapest plan, whose factor is 0.85.
    expect(fourteen).toMatchObject({ id: small, available: 7, starting_price: '245.65' })
    expect(fifteen).toMatchObject({ available: 0, starting_price: null, cheapest: [] })
  })

  it('name the products with free units, the cheapest first, until they are enough', async () => {
    const { use, optionsOf, product } = await aSimulation()
    const office = [option(use, first)]
    const dear = await product(office, { price: '200.00', units: 2 })
    await product(office, { price: '50.00', units: 0 })
    const cheap = await product(office, { price: '100.00', units: 1 })
    const [{ cheapest } = { cheapest: [] }] = await optionsOf(use)
    expect(cheapest).toEqual([
      { product_id: cheap.id, price: '85.00', available: 1 },
      { product_id: dear.id, price: '170.00', available: 2 },
    ])
  })

  it('are priced in the chosen plan once there is one', async () => {
    const { use, path, token, optionsOf, product } = await aSimulation()
    await product([option(use, first)], { price: '289.00' })
    const pricesOf = async () => (await optionsOf(use)).map(({ starting_price }) => starting_price)
    expect(await pricesOf()).toEqual(['245.65', null])
    await callApi('PUT', `${path}/plans`, { token, body: { duration_months: 24 } })
    expect(await pricesOf()).toEqual(['289.00', null])
  })

  it('do not depend on the answer to the question itself or to later ones', async () => {
    const { use, colour, answer, optionsOf, product } = await aSimulation()
    await product([option(use, first)], { units: 3 })
    await answer(use, [option(use, second)])
    await answer(colour, [option(colour, first)])
    expect((await optionsOf(use)).map(({ available }) => available)).toEqual([3, 0])
  })

  it('count replacements of an option', async () => {
    const { use, optionsOf, product } = await aSimulation()
    await aReplacement(option(use, first), option(use, second))
    await product([option(use, second)], { units: 3 })
    expect((await optionsOf(use)).map(({ available }) => available)).toEqual([3, 3])
  })

  it('are those of the kind of product when that is asked', async () => {
    const { use, simulator, get, product } = await aSimulation()
    await product([option(use, first)])
    const { body } = await get<PropertyOption>(`/properties?product_type=${String(simulator.productType.id)}`)
    expect(body.map(({ id }) => id)).toEqual([option(use, first)])
  })

  it('require a quotation and a question, or a kind of product', async () => {
    const { get, quotation } = await aSimulation()
    expect((await get('/properties')).status).toBe(400)
    expect((await get(`/properties?quotation=${String(quotation.id)}`)).status).toBe(400)
    expect((await get(`/properties?quotation=${String(quotation.id)}&step=999999`)).status).toBe(404)
  })
})

describe('the matching products', () => {
  it('match every answer; available ones first, then the cheapest', async () => {
    const { use, screen, answer, productsFor, product } = await aSimulation()
    const both = [option(use, second), option(screen, first)]
    const cheapButGone = await product(both, { price: '100.00', units: 0 })
    const dear = await product(both, { price: '349.00', units: 2 })
    const cheaper = await product(both, { price: '289.00', units: 1 })
    await product([option(use, second)])
    await product([option(use, first), option(screen, first)])
    await product(both, { active: false })
    await answer(use, [option(use, second)])
    await answer(screen, [option(screen, first), option(screen, second)])
    const found = await productsFor()
    expect(found.map(({ id }) => id)).toEqual([cheaper.id, dear.id, cheapButGone.id])
    expect(found.map(({ available, similar }) => [available, similar])).toEqual([
      [1, false],
      [2, false],
      [0, false],
    ])
  })

  it('are followed by those missing one answer when similar ones are wanted', async () => {
    const { use, screen, answer, productsFor, product } = await aSimulation()
    const fits = await product([option(use, first), option(screen, first)], { units: 0 })
    const similar = await product([option(use, first), option(screen, second)])
    await product([option(use, second), option(screen, second)])
    await answer(use, [option(use, first)])
    await answer(screen, [option(screen, third), option(screen, first)])
    const found = await productsFor('&allow_similar=true')
    expect(found.map((one) => [one.id, one.similar, one.missing_answers])).toEqual([
      [fits.id, false, []],
      [similar.id, true, ['14 pol. ou 16 pol.']],
    ])
  })

  it('follow the properties in the address when it has some', async () => {
    const { use, answer, productsFor, product } = await aSimulation()
    await product([option(use, first)])
    const other = await product([option(use, second)])
    await answer(use, [option(use, first)])
    const found = await productsFor(`&properties=${String(option(use, second))}`)
    expect(found.map(({ id }) => id)).toEqual([other.id])
  })

  it('are those with a replacement too (replace_ids)', async () => {
    const { use, answer, productsFor, product } = await aSimulation()
    await aReplacement(option(use, first), option(use, second))
    const replacement = await product([option(use, second)])
    await answer(use, [option(use, first)])
    expect((await productsFor()).map(({ id }) => id)).toEqual([replacement.id])
  })

  it('count only units that are for rental', async () => {
    const { productsFor, product } = await aSimulation()
    const { id } = await product([], { units: 2 })
    await someUnits(id, 3, 'IN_MAINTENANCE')
    expect(await productsFor()).toMatchObject([{ id, available: 2, available_from: null }])
  })

  it.each(['1;2', '1,', 'x', '99999999999'])('refuse properties=%s', async (properties) => {
    const { get, quotation } = await aSimulation()
    expect((await get(`/products?quotation=${String(quotation.id)}&properties=${properties}`)).status).toBe(400)
  })

  it('refuse a property that does not exist', async () => {
    const { get, quotation } = await aSimulation()
    expect((await get(`/products?quotation=${String(quotation.id)}&properties=999999999`)).status).toBe(400)
  })
})
