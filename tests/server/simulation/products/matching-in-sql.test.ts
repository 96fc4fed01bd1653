import fc from 'fast-check'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { unitPriceCents } from '@/services/simulation/pricing.rules'
import { groupAnswers, matchOf, missedAnswers } from '@/services/simulation/products/matching.rules'
import type { Product, PropertyOption } from '@/services/simulation/simulation.schema'
import { aProduct, aQuestion, aReplacement } from '@/tests/factories/catalogue/catalogue.factory'
import { aBegunQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { rowsOf } from '@/tests/factories/rows'

const QUESTIONS = 3
const OPTIONS = 4
const names = Array.from({ length: OPTIONS }, (_, index) => `Opção ${String(index)}`)

const place = fc.integer({ min: 0, max: QUESTIONS * OPTIONS - 1 })
const catalogues = fc.record({
  /** Which properties each product has, how many units are on its shelf, and its price. */
  products: fc.array(
    fc.record({
      has: fc.uniqueArray(place, { maxLength: 6 }),
      units: fc.integer({ min: 0, max: 3 }),
      cents: fc.integer({ min: 100, max: 99_999 }),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  replacements: fc.array(fc.tuple(place, place), { maxLength: 3 }),
  chosen: fc.uniqueArray(place, { minLength: 1, maxLength: 5 }),
})

it('finds in SQL what the pure rules find, on any catalogue', async () => {
  await fc.assert(
    fc.asyncProperty(catalogues, async ({ products, replacements, chosen }) => {
      const { token, quotation, simulator, path } = await aBegunQuotation()
      const questions: Awaited<ReturnType<typeof aQuestion>>[] = []
      for (let position = 1; position <= QUESTIONS; position += 1)
        questions.push(
          await aQuestion({ simulatorId: simulator.id, position, options: names, multiple: true, optional: true }),
        )
      const idOf = (one: number) => questions[Math.floor(one / OPTIONS)]?.options[one % OPTIONS] ?? 0
      const pairs = new Map(replacements.filter(([a, b]) => a !== b).map((pair) => [pair.join(), pair]))
      for (const [property, by] of pairs.values()) await aReplacement(idOf(property), idOf(by))
      const made: { id: number; propertyIds: number[]; units: number; price: string }[] = []
      for (const { has, units, cents } of products) {
        const propertyIds = has.map(idOf)
        const price = toDecimal(cents)
        const { id } = await aProduct({
          productTypeId: simulator.productType.id,
          properties: propertyIds,
          units,
          price,
        })
        made.push({ id, propertyIds, units, price })
      }
      const asProperty = (one: number) => ({
        id: idOf(one),
        name: names[one % OPTIONS] ?? '',
        propertyTypeId: Math.floor(one / OPTIONS),
        replacedByIds: [...pairs.values()].filter(([property]) => property === one).map(([, by]) => idOf(by)),
      })

      const properties = chosen.map(idOf).join(',')
      const query = `/products?quotation=${String(quotation.id)}&properties=${properties}&allow_similar=true`
      const { body: found } = await callApi<Product[]>('GET', query, { token })
      const answers = groupAnswers(chosen.toSorted((a, b) => a - b).map(asProperty))
      const expected = made.filter(({ propertyIds }) => matchOf(propertyIds, answers) !== 'other')
      expect(found.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort())
      for (const { id, similar, missing_answers, available } of found) {
        const product = made.find((one) => one.id === id)
        const has = product?.propertyIds ?? []
        expect(similar).toBe(matchOf(has, answers) === 'similar')
        expect(missing_answers).toEqual(missedAnswers(has, answers).map(({ name }) => name))
        expect(available).toBe(product?.units)
      }

      const first = chosen.filter((one) => one < OPTIONS)
      const step = (index: number) => questions[index]?.id ?? 0
      await callApi('PUT', `${path}/properties`, { token, body: { step: step(0), properties: first.map(idOf) } })
      const asked = `/properties?quotation=${String(quotation.id)}&step=${String(step(1))}`
      const { body: options } = await callApi<PropertyOption[]>('GET', asked, { token })
      const [{ factor } = { factor: '1' }] = await rowsOf<{ factor: string }>(
        'select factor from plans where simulator_id = $1 order by factor limit 1',
        [simulator.id],
      )
      const earlier = groupAnswers(first.map(asProperty))
      options.forEach((option, index) => {
        const both = [...earlier, ...groupAnswers([asProperty(OPTIONS + index)])]
        const fitting = made.filter(({ propertyIds }) => matchOf(propertyIds, both) === 'fits')
        const cheapest = fitting
          .filter(({ units }) => units > 0)
          .sort((a, b) => toCents(a.price) - toCents(b.price) || a.id - b.id)
          .map(({ id, price, units }) => ({
            product_id: id,
            price: toDecimal(unitPriceCents(toCents(price), factor)),
            available: units,
          }))
        expect(option).toMatchObject({
          has_products: fitting.length > 0,
          available: fitting.reduce((sum, { units }) => sum + units, 0),
          starting_price: cheapest[0]?.price ?? null,
          cheapest,
        })
      })
    }),
    { numRuns: 25 },
  )
})
