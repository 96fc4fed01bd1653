import { randomBytes } from 'node:crypto'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { aSimulator } from '../catalogue/catalogue.factory'
import { callApi } from '../http/call-api'

export const aQuotationKey = (): string => randomBytes(16).toString('hex')

export const aContact = { username: 'Paula Ribeiro', email: 'paula@porto.example', phone: '(11) 98765-4321' }

/** A visitor's quotation of a new simulator. */
export async function aVisitorQuotation() {
  const simulator = await aSimulator()
  const headers = { 'X-Quotation-Key': aQuotationKey() }
  const body = { simulator: simulator.id, ...aContact }
  const { body: quotation } = await callApi<Quotation>('POST', '/quotations', { headers, body })
  return { simulator, headers, quotation, path: `/quotations/${String(quotation.id)}` }
}
