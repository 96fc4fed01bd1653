import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { listProductsByType } from '@/server/catalogue/products/list-products-by-type'
import { closeDatabase, pool } from '@/server/db/client'
import { getQuotation } from '@/server/simulation/change-quotation'
import { defineDelivery } from '@/server/simulation/delivery/define-delivery'
import { choosePlan, listPlanOptions } from '@/server/simulation/plan/choose-plan'
import { chooseServicePackage, listServicePackages } from '@/server/simulation/plan/choose-service-package'
import { chooseProducts } from '@/server/simulation/products/choose-products'
import { listQuotationProducts } from '@/server/simulation/products/list-products'
import { chooseProperties } from '@/server/simulation/questions/choose-properties'
import { listPropertyOptions } from '@/server/simulation/questions/list-options'
import { reviewQuotation } from '@/server/simulation/review/review-quotation'
import type { Actor } from '@/services/auth/actor.rules'
import { percentiles, printTable } from '../harness'
import {
  fillOnce,
  printReferenceStatement,
  statementsOf,
  timeOf,
  timeOfReference,
  watchStatements,
} from '../statements'

type Reading = { time: number; count: number }
let reading: Reading | null = null

/** Adds up the time that connections wait for their statements, including the round trip. */
function watchConnections(): void {
  const clients = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
  const { query } = clients
  clients.query = function timed(this: unknown, ...args: unknown[]) {
    const current = reading
    if (!current) return query.apply(this, args)
    const began = performance.now()
    const note = () => {
      current.time += performance.now() - began
      current.count += 1
    }
    const done = args.at(-1)
    if (typeof done === 'function') {
      const noted = (...answer: unknown[]) => {
        note()
        ;(done as (...answer: unknown[]) => void)(...answer)
      }
      return query.apply(this, [...args.slice(0, -1), noted])
    }
    return (query.apply(this, args) as Promise<unknown>).finally(note)
  }
}

/** The customer's commands in their usual order; each answers with the quotation. */
const commandsOn = (who: Actor, quotation: number, { cart, choice }: Chosen) => {
  const items = cart.map((product_id) => ({ product_id, quantity: 2 }))
  return {
    'answer a question': () => chooseProperties(who, quotation, choice),
    'fill the cart': () => chooseProducts(who, quotation, items),
    'choose the plan': () => choosePlan(who, quotation, 24),
    'choose the service package': () => chooseServicePackage(who, quotation, quotation),
    'say where what goes': () => defineDelivery(who, quotation, [{ address_id: 1, insurance: true, items }]),
  }
}

type Chosen = { cart: number[]; choice: { step: number; properties: number[] } }

/** Runs a round of commands. @returns for each the elapsed time and the number of its statements */
export async function timeCommands(who: Actor, quotation: number, chosen: Chosen): Promise<Map<string, Reading>> {
  const readings = new Map<string, Reading>()
  for (const [name, command] of Object.entries(commandsOn(who, quotation, chosen))) {
    reading = { time: 0, count: 0 }
    readings.set(name, reading)
    await command()
    reading = null
  }
  return readings
}

watchConnections()

const ROUNDS = Number(process.env.ROUNDS ?? 60)
/** The quotations without answers have the ids after the answered ones. */
const UNANSWERED = 4

const buyer: Actor = {
  id: 1,
  name: 'Ana',
  email: 'ana@medida.example',
  groups: ['CLIENTE', 'GESTOR'],
  isCompanyAdmin: true,
  companyId: 1,
  permittedCompanyIds: [1],
}

/** The calls of a round, with other answers and products than the previous one. */
function answersOf(round: number) {
  const quotation = (round % 4) + 1
  const property = (question: number) => (quotation - 1) * 75 + question * 25 + 1 + ((round * 7) % 25)
  const step = (question: number) => (quotation - 1) * 3 + question + 1
  const options = (question: number) => () => listPropertyOptions(buyer, { quotation, step: step(question) })
  const products = (questions: number[], allow_similar: boolean) => () =>
    listQuotationProducts(buyer, { quotation, properties: questions.map(property).join(','), allow_similar })
  return {
    quotation,
    choices: [0, 1].map((question) => ({ step: step(question), property: property(question) })),
    cart: [0, 1, 2].map((place) => (quotation - 1) * 1250 + 1 + ((round * 31 + place * 97) % 1250)),
    calls: {
      'options of the first question': options(0),
      'options of the second question': options(1),
      'options of the third question': options(2),
      'options of a kind of product': () => listPropertyOptions(buyer, { product_type: quotation }),
      'products of a kind': () => listProductsByType(quotation),
      'products, all are welcome': () =>
        listQuotationProducts(buyer, { quotation: UNANSWERED + quotation, allow_similar: false }),
      'products, one answer': products([0], false),
      'products, three answers': products([0, 1, 2], false),
      'products, three answers, with similar ones': products([0, 1, 2], true),
      plans: () => listPlanOptions(buyer, quotation),
      'service packages': () => listServicePackages(buyer, quotation),
      quotation: () => getQuotation(buyer, quotation),
      review: () => reviewQuotation(buyer, quotation),
    },
  }
}

async function choose({ quotation, choices, cart }: ReturnType<typeof answersOf>): Promise<void> {
  await pool().query('delete from simulation_choices where quotation_id = $1', [quotation])
  await pool().query('delete from quotation_products where quotation_id = $1', [quotation])
  for (const { step, property } of choices)
    await pool().query('insert into simulation_choices (quotation_id, step_id, property_id) values ($1, $2, $3)', [
      quotation,
      step,
      property,
    ])
  for (const product of cart)
    await pool().query(
      'insert into quotation_products (quotation_id, product_id, quantity, price) values ($1, $2, 2, 100)',
      [quotation, product],
    )
}

async function measure(): Promise<void> {
  await fillOnce(process.env.DATABASE_URL ?? '', 'simulator/fill.sql')
  watchStatements()
  const answered: Readings = new Map()
  const commanded: Readings = new Map()
  const reference: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = answersOf(round)
    await choose(answers)
    for (const [name, call] of Object.entries(answers.calls)) {
      const statements = await statementsOf(call)
      let time = 0
      for (const statement of statements) time += await timeOf(statement)
      note(answered, name, { time, count: statements.length })
      reference.push(await timeOfReference())
    }
    const { quotation, cart, choices } = answers
    const [{ step, property } = { step: 0, property: 0 }] = choices
    const chosen = { cart, choice: { step, properties: [property] } }
    for (const [name, reading] of await timeCommands(buyer, quotation, chosen)) note(commanded, name, reading)
  }
  printReferenceStatement(reference)
  print('answer, in PostgreSQL', answered)
  print('command, by the clock', commanded)
  await closeDatabase()
}

type Readings = Map<string, { times: number[]; counts: Set<number> }>

function note(readings: Readings, name: string, { time, count }: { time: number; count: number }): void {
  const reading = readings.get(name) ?? { times: [], counts: new Set() }
  readings.set(name, reading)
  reading.times.push(time)
  reading.counts.add(count)
}

function print(title: string, readings: Readings): void {
  const rows = [...readings].map(([name, { times, counts }]) => [name, [...counts].join('/'), percentiles(times)])
  printTable([title, 'queries', 'p50, p95 in ms'], rows)
}

void measure()
