import { Hono } from 'hono'
import { array } from 'yup'
import { allow } from '@/server/http/allow'
import { type ApiEnv, quotationOwner } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import {
  offeredUpgradeSchema,
  productUpgradeItemBody,
  productUpgradeItemParams,
  productUpgradeItemSchema,
} from '@/services/simulation/products/upgrades.schema'
import { quotationQuery, quotationSchema } from '@/services/simulation/simulation.schema'
import {
  createQuotationUpgrade,
  deleteQuotationUpgrade,
  listOfferedUpgrades,
  listUpgrades,
  saveQuotationUpgrade,
} from './choose-upgrades'

/** The upgrades of a cart; every command answers with the quotation. */
export const upgradeItemRoutes = new Hono<ApiEnv>()
  .get(
    '/upgrades',
    allow('simulation:use', { visitors: 'with key' }),
    query(quotationQuery),
    answers(array(offeredUpgradeSchema), { summary: 'The upgrades that are offered for the products of the cart' }),
    async (c) => c.json(await listOfferedUpgrades(quotationOwner(c), c.req.valid('query').quotation)),
  )
  .get(
    '/product-upgrade-item',
    allow('simulation:use', { visitors: 'with key' }),
    query(quotationQuery),
    answers(array(productUpgradeItemSchema), { summary: 'The upgrades in the cart' }),
    async (c) => c.json(await listUpgrades(quotationOwner(c), c.req.valid('query').quotation)),
  )
  .post(
    '/product-upgrade-item',
    allow('simulation:use', { visitors: 'with key' }),
    body(productUpgradeItemBody),
    answers(quotationSchema, { status: 201, summary: 'Put an upgrade on a product of the cart' }),
    async (c) => c.json(await createQuotationUpgrade(quotationOwner(c), c.req.valid('json')), 201),
  )
  .put(
    '/product-upgrade-item',
    allow('simulation:use', { visitors: 'with key' }),
    body(productUpgradeItemBody),
    answers(quotationSchema, { summary: 'Say how many units of a product have an upgrade' }),
    async (c) => c.json(await saveQuotationUpgrade(quotationOwner(c), c.req.valid('json'))),
  )
  .delete(
    '/product-upgrade-item/:id',
    allow('simulation:use', { visitors: 'with key' }),
    params(productUpgradeItemParams),
    answers(quotationSchema, { summary: 'Take an upgrade off its product' }),
    async (c) => c.json(await deleteQuotationUpgrade(quotationOwner(c), c.req.valid('param').id)),
  )
