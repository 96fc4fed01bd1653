import { Hono } from 'hono'
import { db } from '@/server/db/client'
import { allow } from '@/server/http/allow'
import { clientAddress } from '@/server/http/client-address'
import { type ApiEnv, optionalActor, quotationOwner } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { byAddress, throttle } from '@/server/http/throttle'
import { body, params, query } from '@/server/http/validate'
import {
  addressList,
  addressParams,
  addressSchema,
  companyAddressParams,
  newAddressBody,
  postalCodeParams,
  postalCodeSchema,
  stateListSchema,
} from '@/services/companies/addresses.schema'
import { companyAddressesQuery } from '@/services/companies/companies.schema'
import { STATES } from '@/services/companies/states.rules'
import { addressesOf, addressOwner } from './companies.service'
import { deleteAddress } from './delete-address'
import { listCompanyAddresses, visibleCompany } from './get-company'
import { lookUpPostalCode } from './look-up-postal-code'
import { createAddress, replaceAddress } from './save-address'

export const addressRoutes = new Hono<ApiEnv>()
  .get(
    '/addresses',
    allow('addresses:use', { visitors: 'with key' }),
    answers(addressList, { summary: 'The addresses of the active company, or of a visitor' }),
    async (c) => c.json(await addressesOf(db(), addressOwner(quotationOwner(c)))),
  )
  .post(
    '/addresses',
    allow('addresses:use', { visitors: 'with key' }),
    body(newAddressBody),
    idempotent(),
    answers(addressSchema, { status: 201, summary: 'Add an address' }),
    async (c) =>
      c.json(await createAddress(quotationOwner(c), addressOwner(quotationOwner(c)), c.req.valid('json')), 201),
  )
  .put(
    '/addresses/:id',
    allow('addresses:use', { visitors: 'with key' }),
    params(addressParams),
    body(newAddressBody),
    answers(addressSchema, { summary: 'Change an address; one that orders went to gets a successor with another id' }),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await replaceAddress(quotationOwner(c), addressOwner(quotationOwner(c)), id, c.req.valid('json')))
    },
  )
  .delete(
    '/addresses/:id',
    allow('addresses:use', { visitors: 'with key' }),
    params(addressParams),
    answers(undefined, { status: 204, summary: 'Remove an address from the list' }),
    async (c) => {
      await deleteAddress(quotationOwner(c), addressOwner(quotationOwner(c)), c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .get(
    '/postal-codes/:cep',
    allow('public'),
    params(postalCodeParams),
    answers(postalCodeSchema, { summary: 'What a CEP tells; visitors, who register, may ask a few' }),
    async (c) => {
      if (!optionalActor(c)) await throttle(byAddress('postal-code-address', clientAddress(c)))
      return c.json(await lookUpPostalCode(c.req.valid('param').cep))
    },
  )
  .get('/states', allow('public'), answers(stateListSchema, { summary: 'The 27 federative units' }), (c) =>
    c.json(STATES.map(({ uf, name }) => ({ uf, name }))),
  )

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
