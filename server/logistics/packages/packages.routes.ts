import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { upload } from '@/server/http/request/upload'
import { body, check, params } from '@/server/http/validate'
import {
  newPackageBody,
  packageDetailSchema,
  packageImageForm,
  packageImageParams,
  packedSerialParams,
  replaceSerialBody,
  suggestionsSchema,
} from '@/services/logistics/packages/package-detail.schema'
import {
  appraisalBody,
  packageParams,
  packageUpdateBody,
  shippingItemBody,
} from '@/services/logistics/packages/packages.schema'
import { orderSchema } from '@/services/orders/orders.schema'
import { MAX_PICTURE_MEGABYTES, PICTURE_TYPES } from '@/services/pictures/pictures.rules'
import { assignSerials } from '../packing/assign-serials'
import { replaceSerial, unpackSerial } from '../packing/packed-serials'
import { suggestSerials } from '../packing/suggest-serials'
import { appraiseReturn } from '../returns/appraise-return'
import { createPackage } from './create-package'
import { uploadPackageImage, withdrawPackageImage } from './package-images'
import { updatePackage } from './update-package'

export const packageRoutes = new Hono<ApiEnv>()
  .put(
    '/package-management/:packageId',
    allow('packages:write'),
    params(packageParams),
    body(packageUpdateBody),
    answers(orderSchema, { summary: 'Move a package on, or write its dates, code or comment' }),
    async (c) => c.json(await updatePackage(c.var.actor, c.req.valid('param').packageId, c.req.valid('json'))),
  )
  .post(
    '/package-management/:packageId/appraisal',
    allow('packages:write'),
    params(packageParams),
    body(appraisalBody),
    idempotent(),
    answers(orderSchema, { summary: 'How returned units were found and where they go' }),
    async (c) => c.json(await appraiseReturn(c.var.actor, c.req.valid('param').packageId, c.req.valid('json'))),
  )
  .post(
    '/shipping-item-management',
    allow('packages:write'),
    body(shippingItemBody),
    idempotent(),
    answers(orderSchema, { summary: 'Put serials into a package' }),
    async (c) => c.json(await assignSerials(c.var.actor, c.req.valid('json'))),
  )

export const packingRoutes = new Hono<ApiEnv>()
  .post(
    '/package-management',
    allow('packages:write'),
    body(newPackageBody),
    idempotent(),
    answers(orderSchema, { status: 201, summary: 'One more package for the order of a quotation' }),
    async (c) => c.json(await createPackage(c.var.actor, c.req.valid('json')), 201),
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
    answers(orderSchema, { summary: 'Take a serial out of a package, back to the shelf' }),
    async (c) => c.json(await unpackSerial(c.var.actor, c.req.valid('param'))),
  )
  .put(
    '/shipping-item-management/:packageId/:serial',
    allow('packages:write'),
    params(packedSerialParams),
    body(replaceSerialBody),
    idempotent(),
    answers(orderSchema, { summary: 'Put another unit of the same product in the place of one' }),
    async (c) => c.json(await replaceSerial(c.var.actor, c.req.valid('param'), c.req.valid('json').serial)),
  )
  .post(
    '/package-management/:packageId/images',
    allow('packages:write'),
    params(packageParams),
    upload(PICTURE_TYPES.join(', '), MAX_PICTURE_MEGABYTES * 1024 * 1024),
    answers(packageDetailSchema, {
      status: 201,
      summary: 'Add a photograph (PNG or JPEG) of a package or a unit in it',
    }),
    async (c) => {
      const { fields, content } = c.var.upload
      const image = await check(packageImageForm, fields)
      return c.json(await uploadPackageImage(c.var.actor, c.req.valid('param').packageId, image, content), 201)
    },
  )
  .delete(
    '/package-management/:packageId/images/:imageId',
    allow('packages:write'),
    params(packageImageParams),
    answers(packageDetailSchema, { summary: 'Take a photograph out of a package' }),
    async (c) => {
      const { packageId, imageId } = c.req.valid('param')
      return c.json(await withdrawPackageImage(c.var.actor, packageId, imageId))
    },
  )
