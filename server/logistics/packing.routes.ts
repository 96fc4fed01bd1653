import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answers } from '@/server/http/answers'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { upload } from '@/server/http/upload'
import { body, check, params } from '@/server/http/validate'
import { packageParams } from '@/services/logistics/packages.schema'
import {
  exchangeSerialBody,
  newPackageBody,
  packageDetailSchema,
  packageImageForm,
  packageImageParams,
  packedSerialParams,
  suggestionsSchema,
} from '@/services/logistics/parcel-parts.schema'
import { orderSchema } from '@/services/orders/orders.schema'
import { MAX_PICTURE_MEGABYTES, PICTURE_TYPES } from '@/services/pictures/pictures.rules'
import { addParcel } from './add-parcel'
import { addImage, removeImage } from './package-images'
import { exchangeSerial, removeSerial } from './packed-serials'
import { suggestSerials } from './suggest-serials'

/** What is in a parcel, unit by unit, and how it looks. */
export const packingRoutes = new Hono<ApiEnv>()
  .post(
    '/package-management',
    allow('packages:write'),
    body(newPackageBody),
    idempotent(),
    answers(orderSchema, { status: 201, summary: 'One more parcel for the order of a quotation' }),
    async (c) => c.json(await addParcel(c.var.actor, c.req.valid('json')), 201),
  )
  .get(
    '/package-management/:packageId/suggestions',
    allow('packages:read'),
    params(packageParams),
    answers(suggestionsSchema, { summary: 'Units to pack: the oldest on the shelf, with where they stand' }),
    async (c) => c.json(await suggestSerials(c.req.valid('param').packageId)),
  )
  .delete(
    '/shipping-item-management/:packageId/:serial',
    allow('packages:write'),
    params(packedSerialParams),
    idempotent(),
    answers(orderSchema, { summary: 'Take a serial out of a parcel, back to the shelf' }),
    async (c) => c.json(await removeSerial(c.var.actor, c.req.valid('param'))),
  )
  .put(
    '/shipping-item-management/:packageId/:serial',
    allow('packages:write'),
    params(packedSerialParams),
    body(exchangeSerialBody),
    idempotent(),
    answers(orderSchema, { summary: 'Put another unit of the same product in the place of one' }),
    async (c) => c.json(await exchangeSerial(c.var.actor, c.req.valid('param'), c.req.valid('json').serial)),
  )
  .post(
    '/package-management/:packageId/images',
    allow('packages:write'),
    params(packageParams),
    upload(PICTURE_TYPES.join(', '), MAX_PICTURE_MEGABYTES * 1024 * 1024),
    answers(packageDetailSchema, {
      status: 201,
      summary: 'Add a photograph (PNG or JPEG) of a parcel or a unit in it',
    }),
    async (c) => {
      const { fields, content } = c.var.upload
      const image = await check(packageImageForm, fields)
      return c.json(await addImage(c.var.actor, c.req.valid('param').packageId, image, content), 201)
    },
  )
  .delete(
    '/package-management/:packageId/images/:imageId',
    allow('packages:write'),
    params(packageImageParams),
    answers(packageDetailSchema, { summary: 'Take a photograph out of a parcel' }),
    async (c) => {
      const { packageId, imageId } = c.req.valid('param')
      return c.json(await removeImage(c.var.actor, packageId, imageId))
    },
  )
