import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answers } from '@/server/http/answers'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { body, params, query } from '@/server/http/validate'
import {
  addressList,
  addressParams,
  addressSchema,
  clientAddressParams,
  newAddressBody,
} from '@/services/companies/addresses.schema'
import { companyAddressesQuery } from '@/services/companies/companies.schema'
import { listCompanyAddresses, visibleClient } from './read-company'
import { removeAddress } from './remove-address'
import { changeAddress, createAddress } from './save-address'

/** The addresses of a client, as staff keep them. Whoever may change its data may change them. */
export const clientAddressRoutes = new Hono<ApiEnv>()
  .get(
    '/address-management',
    allow('orders:read'),
    query(companyAddressesQuery),
    answers(addressList, { summary: 'The saved addresses of a client' }),
    async (c) => c.json(await listCompanyAddresses(c.var.actor, c.req.valid('query').company)),
  )
  .post(
    '/company-management/:id/addresses',
    allow('clients:create'),
    params(addressParams),
    body(newAddressBody),
    idempotent(),
    answers(addressSchema, { status: 201, summary: 'Add an address to a client' }),
    async (c) => {
      const owner = { companyId: await visibleClient(c.var.actor, c.req.valid('param').id) }
      return c.json(await createAddress(c.var.actor, owner, c.req.valid('json')), 201)
    },
  )
  .put(
    '/company-management/:id/addresses/:addressId',
    allow('clients:create'),
    params(clientAddressParams),
    body(newAddressBody),
    answers(addressSchema, {
      summary: "Change a client's address; one that orders went to gets a successor with another id",
    }),
    async (c) => {
      const { id, addressId } = c.req.valid('param')
      const owner = { companyId: await visibleClient(c.var.actor, id) }
      return c.json(await changeAddress(c.var.actor, owner, addressId, c.req.valid('json')))
    },
  )
  .delete(
    '/company-management/:id/addresses/:addressId',
    allow('clients:create'),
    params(clientAddressParams),
    answers(undefined, {
      status: 204,
      summary: "Remove an address from a client's list; orders that went there keep it",
    }),
    async (c) => {
      const { id, addressId } = c.req.valid('param')
      await removeAddress(c.var.actor, { companyId: await visibleClient(c.var.actor, id) }, addressId)
      return c.body(null, 204)
    },
  )
