import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { defineDelivery } from '@/server/simulation/delivery/define-delivery'
import { choosePlan } from '@/server/simulation/plan/choose-plan'
import { chooseServicePackage } from '@/server/simulation/plan/choose-service-package'
import { chooseProducts } from '@/server/simulation/products/choose-products'
import { chooseProperties } from '@/server/simulation/questions/choose-properties'
import type { Actor } from '@/services/auth/actor.rules'

type Reading = { time: number; count: number }
let reading: Reading | null = null

/** Adds up how long a connection waits for its statements, the way to the database and back included. */
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

/** Runs a round of commands. @returns of each, how long its statements took by the clock, and how many there were */
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
