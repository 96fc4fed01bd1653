import { Hono } from 'hono'
import { db } from '@/server/db/client'
import { allow } from '@/server/http/allow'
import { clientAddress } from '@/server/http/client-address'
import { type ApiEnv, optionalActor, quotationOwner } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { byAddress, consumeLimit } from '@/server/http/limits'
import { answers } from '@/server/http/openapi/answers'
import { body, params } from '@/server/http/validate'
import {
  addressList,
  addressParams,
  addressSchema,
  newAddressBody,
  postalCodeParams,
  postalCodeSchema,
  stateListSchema,
} from '@/services/companies/addresses.schema'
import { STATES } from '@/services/companies/states.rules'
import { addressesOf, addressOwner } from './companies.service'
import { deleteAddress } from './delete-address'
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
      if (!optionalActor(c)) await consumeLimit(byAddress('postal-code-address', clientAddress(c)))
      return c.json(await lookUpPostalCode(c.req.valid('param').cep))
    },
  )
  .get('/states', allow('public'), answers(stateListSchema, { summary: 'The 27 federative units' }), (c) =>
    c.json(STATES.map(({ uf, name }) => ({ uf, name }))),
  )
