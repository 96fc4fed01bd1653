import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import {
  addressList,
  addressParams,
  addressSchema,
  companyAddressParams,
  newAddressBody,
} from '@/services/companies/addresses.schema'
import { companyAddressesQuery } from '@/services/companies/companies.schema'
import { deleteAddress } from './delete-address'
import { listCompanyAddresses, visibleCompany } from './get-company'
import { createAddress, replaceAddress } from './save-address'

/** The addresses of a client, as staff keep them. Whoever may change its data may change them. */
export const staffAddressRoutes = new Hono<ApiEnv>()
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
      const owner = { companyId: await visibleCompany(c.var.actor, c.req.valid('param').id) }
      return c.json(await createAddress(c.var.actor, owner, c.req.valid('json')), 201)
    },
  )
  .put(
    '/company-management/:id/addresses/:addressId',
    allow('clients:create'),
    params(companyAddressParams),
    body(newAddressBody),
    answers(addressSchema, {
      summary: "Change a client's address; one that orders went to gets a successor with another id",
    }),
    async (c) => {
      const { id, addressId } = c.req.valid('param')
      const owner = { companyId: await visibleCompany(c.var.actor, id) }
      return c.json(await replaceAddress(c.var.actor, owner, addressId, c.req.valid('json')))
    },
  )
  .delete(
    '/company-management/:id/addresses/:addressId',
    allow('clients:create'),
    params(companyAddressParams),
    answers(undefined, {
      status: 204,
      summary: "Remove an address from a client's list; orders that went there keep it",
    }),
    async (c) => {
      const { id, addressId } = c.req.valid('param')
      await deleteAddress(c.var.actor, { companyId: await visibleCompany(c.var.actor, id) }, addressId)
      return c.body(null, 204)
    },
  )
